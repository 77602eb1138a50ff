import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useForm } from 'react-hook-form';
import { explain } from '../../kit/api/errors';
import type { NewFact, PassportFact } from '../../kit/api/types';
import { FACT_LABELS } from '../../kit/format/labels';
import { FormError } from '../../kit/ui/FormError';
import { withoutCommas } from '../../kit/format/typed';
import { FormField } from '../../kit/ui/FormField';
import { Sheet } from '../../kit/ui/Sheet';
import { showFieldErrors } from '../../kit/ui/serverErrors';
import { toast } from '../../kit/ui/toasts';
import { DocumentField } from './DocumentField';
import { useDocuments } from './documents';
import { documentWords, isSentAgain, numberLabel } from './factWords';
import { Rejection } from './Rejection';
import { useSubmitFact } from './verification';

type FactForm = Record<'number' | 'limit' | 'expiresOn' | 'description' | 'provider' | 'checkedOn' | 'result', string>;

const EMPTY: FactForm = {
  number: '',
  limit: '',
  expiresOn: '',
  description: '',
  provider: '',
  checkedOn: '',
  result: 'clear',
};
/** The prefix in the server's names for the fields of the one fact that is sent. */
const PREFIX = 'facts.0.';

/** Asks for what a fact needs and submits it. */
export function FactSheet({ fact, onClose }: { fact: PassportFact; onClose: () => void }) {
  const label = FACT_LABELS[fact.fact];
  const last = fact.renewal ?? fact;
  const isMended = isSentAgain(fact);
  const form = useForm<FactForm>({
    defaultValues: {
      ...EMPTY,
      number: last.number ?? '',
      limit: last.limit?.toString() ?? '',
      description: last.description ?? '',
      provider: last.provider ?? '',
      checkedOn: last.checkedOn ?? '',
      ...(isMended ? { expiresOn: last.expiresOn ?? '', result: last.result ?? EMPTY.result } : {}),
    },
  });
  const documents = useDocuments(isMended ? last.documents : []);
  const submit = useSubmitFact();
  const asks = (field: PassportFact['asks'][number]) => fact.asks.includes(field);
  const words = documentWords(fact.fact);
  const isMissing = asks('documents') && documents.urls.length === 0;

  const send = form.handleSubmit((values) => {
    if (isMissing || documents.busy) return;
    const given = Object.fromEntries(Object.entries(values).filter(([field]) => asks(field as keyof FactForm)));
    submit.mutate(
      { fact: fact.fact, ...given, ...(asks('documents') ? { documents: documents.urls } : {}) } as NewFact,
      {
        onSuccess: () => {
          toast({ title: `${label} submitted`, description: 'We will check it and let you know.' });
          onClose();
        },
        onError: (error) => showFieldErrors(form, error, { prefix: PREFIX }),
      },
    );
  });

  const required = (message: string) => ({ required: message });
  return (
    <Sheet title={label} onClose={onClose} locked={submit.isPending}>
      <Box component="form" noValidate onSubmit={send} sx={{ display: 'grid', gap: 5 }}>
        {submit.isError && (
          <FormError key={submit.submittedAt}>
            {explain(submit.error, 'It could not be submitted. Please try again.')}
          </FormError>
        )}
        {last.state === 'rejected' && last.reason && <Rejection>{last.reason}</Rejection>}
        {form.formState.isSubmitted && isMissing && <FormError>Add {words.label.toLowerCase()}.</FormError>}
        {asks('number') && (
          <FormField
            form={form}
            name="number"
            label={numberLabel(fact.fact)}
            help={fact.numberHint}
            rules={required('Enter the number')}
          />
        )}
        {asks('limit') && (
          <FormField
            form={form}
            name="limit"
            label="Limit in dollars"
            help="The most the policy pays for one loss"
            slotProps={{ htmlInput: { inputMode: 'decimal' } }}
            rules={{ ...required('Enter the limit'), setValueAs: withoutCommas }}
          />
        )}
        {asks('provider') && (
          <FormField
            form={form}
            name="provider"
            label="Who made the check"
            help="The firm's name"
            rules={required('Enter who made the check')}
          />
        )}
        {asks('checkedOn') && (
          <FormField
            form={form}
            name="checkedOn"
            label="Made on"
            type="date"
            rules={required('Enter the day of the check')}
          />
        )}
        {asks('result') && (
          <TextField
            id="result"
            select
            label="What it found"
            {...form.register('result')}
            slotProps={{ select: { native: true } }}
          >
            <option value="clear">Nothing, it is clear</option>
            <option value="findings">It has findings</option>
          </TextField>
        )}
        {asks('expiresOn') && (
          <FormField
            form={form}
            name="expiresOn"
            label="Expires on"
            type="date"
            help="We remind you 30 and 7 days before"
            rules={required('Enter the last day')}
          />
        )}
        {asks('description') && (
          <FormField
            form={form}
            name="description"
            label="Describe it"
            multiline
            minRows={3}
            help="Kind, length, capacity, winches and lifts"
            rules={required('Describe it')}
          />
        )}
        {asks('documents') && <DocumentField documents={documents} label={words.label} help={words.help} />}
        <Button type="submit" variant="contained" size="large" disabled={submit.isPending || documents.busy}>
          {submit.isPending ? 'Submitting...' : 'Submit to be checked'}
        </Button>
      </Box>
    </Sheet>
  );
}
