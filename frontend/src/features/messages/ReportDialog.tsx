import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { explain } from '../../kit/api/errors';
import { REPORT_LABELS, wordsOf, type ReportKind } from '../../kit/format/labels';
import { FormError } from '../../kit/ui/FormError';
import { Sheet } from '../../kit/ui/Sheet';
import { toast } from '../../kit/ui/toasts';
import { useReport } from './conversations';

/** Reports a person, the last thing they wrote, or their listing, to Haulway. */
export default function ReportDialog({
  name,
  about,
  onClose,
}: {
  name: string;
  about: { subject: 'user' | 'message' | 'shipment'; id: string };
  onClose: () => void;
}) {
  const isListing = about.subject === 'shipment';
  const [kind, setKind] = useState<ReportKind>('spam');
  const [text, setText] = useState('');
  const report = useReport();
  const send = () =>
    report.mutate(
      { kind, ...about, text: text.trim() },
      {
        onSuccess: () => {
          toast({ title: 'Report sent', description: 'We will look into it.' });
          onClose();
        },
      },
    );
  return (
    <Sheet title={`Report ${name}`} onClose={onClose} locked={report.isPending}>
      <Box
        component="form"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
        sx={{ display: 'grid', gap: 5 }}
      >
        <Typography>We do not tell {isListing ? 'its shipper' : name} who sent the report.</Typography>
        {report.isError && (
          <FormError key={report.submittedAt}>
            {explain(report.error, 'The report could not be sent. Please try again.')}
          </FormError>
        )}
        <TextField
          id="report-kind"
          select
          label="What is wrong?"
          value={kind}
          onChange={(event) => setKind(event.target.value as ReportKind)}
          slotProps={{ select: { native: true } }}
        >
          {wordsOf(REPORT_LABELS).map((word) => (
            <option key={word} value={word}>
              {REPORT_LABELS[word]}
            </option>
          ))}
        </TextField>
        <TextField
          id="report-text"
          label="What happened? (optional)"
          multiline
          minRows={3}
          value={text}
          onChange={(event) => setText(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 2000 } }}
        />
        <Button type="submit" variant="contained" disabled={report.isPending} sx={{ justifySelf: 'start' }}>
          {report.isPending ? 'Sending...' : 'Send report'}
        </Button>
      </Box>
    </Sheet>
  );
}
