import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Component, type ReactNode } from 'react';
import { plainButton } from './plainButton';

/** Says in a screen's place that it crashed, instead of leaving an empty window. */
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
      <Box
        role="alert"
        sx={{ display: 'grid', justifyItems: 'center', gap: 4, textAlign: 'center', py: { xs: 6, sm: 10 }, px: 4 }}
      >
        <Typography sx={{ maxWidth: '46ch' }}>
          Something went wrong on this screen. Nothing that you saved is lost.
        </Typography>
        <Box component="button" type="button" onClick={() => window.location.reload()} sx={plainButton('outlined')}>
          Load again
        </Box>
      </Box>
    );
  }
}
