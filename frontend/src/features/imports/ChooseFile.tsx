import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { explain } from '../../kit/api/errors';
import { FormError } from '../../kit/ui/FormError';
import { Panel } from '../../kit/ui/Panel';
import { saveFile } from '../../kit/ui/saveFile';

const SAMPLE = `Stock no,Title,Category,Description,Pickup place,Delivery place,Weight,Budget
STK-4711,"Harbor 21 boat on its trailer",Vehicles & Boats,"A 22 ft sailing boat on its own trailer, ready to go","Austin, TX","Denver, CO",2400,1500
`;

interface Props {
  busy: boolean;
  error: Error | null;
  onChosen: (file: File) => void;
}

/** Where a file is chosen. */
export function ChooseFile({ busy, error, onChosen }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Panel title="Choose a CSV file">
      <Typography sx={{ mb: 4 }}>
        One item per row, below a row with the column names: up to 2,000 rows and 5 MB. Nothing is listed until you have
        checked what we read.
      </Typography>
      {error !== null && <FormError>{explain(error, 'The file could not be sent.')}</FormError>}
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv,.tsv,.txt"
        hidden
        aria-label="CSV file"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onChosen(file);
          target.value = '';
        }}
      />
      <Button variant="contained" disabled={busy} onClick={() => input.current?.click()}>
        {busy ? 'Sending...' : 'Choose file'}
      </Button>
      <Typography variant="body2" sx={{ mt: 4, color: 'text.secondary' }}>
        A column with your own numbers keeps an item from being listed twice.{' '}
        <Link
          component="button"
          type="button"
          onClick={() => saveFile('haulway-sample.csv', new Blob([SAMPLE], { type: 'text/csv' }))}
        >
          Download a sample
        </Link>
      </Typography>
    </Panel>
  );
}
