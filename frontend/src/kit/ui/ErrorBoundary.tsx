import Button from '@mui/material/Button';
import { Component, type ReactNode } from 'react';
import { OpenHood } from './scenes';
import { EmptyState } from './States';

/** Shows that a screen broke, in its place, instead of an empty window. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error('A screen broke', error);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <EmptyState
        drawing={<OpenHood />}
        text="This screen could not be shown. Nothing that you saved is lost."
        action={
          <Button variant="outlined" onClick={() => window.location.reload()}>
            Load again
          </Button>
        }
      />
    );
  }
}
