import type { ReactNode } from 'react';
import { Labeled, Show, TopToolbar, ListButton } from 'react-admin';
import { Parts } from './Panel';

/** One record's page: what can be done to it, and its parts one below the other. */
export function RecordPage({ actions, children }: { actions?: ReactNode; children: ReactNode }) {
  return (
    <Show
      component="div"
      actions={
        <TopToolbar sx={{ flexWrap: 'wrap' }}>
          {actions}
          <ListButton />
        </TopToolbar>
      }
    >
      <Parts>{children}</Parts>
    </Show>
  );
}

/** A labeled value; `wide` takes the whole row. */
export function Fact({ label, wide = false, children }: { label: string; wide?: boolean; children: ReactNode }) {
  return (
    <Labeled label={label} className={wide ? 'whole-row' : undefined}>
      <>{children}</>
    </Labeled>
  );
}
