import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { lazy } from '../kit/ui/lazy';

const ReportDialog = lazy(() => import('../features/messages/ReportDialog'));

interface Props {
  about: { subject: 'user' | 'shipment'; id: string };
  /** What the person is called, or `this listing`. */
  name: string;
}

/** Leads to a report of somebody, or of what they listed, to Haulway. */
export default function ReportButton({ about, name }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        color="inherit"
        size="small"
        onClick={() => setOpen(true)}
        sx={{ ml: -2, minHeight: 44, maxWidth: '100%' }}
      >
        Report {name}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <ReportDialog about={about} name={name} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
