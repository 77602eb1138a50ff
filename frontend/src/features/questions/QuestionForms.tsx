import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useForm } from 'react-hook-form';
import { explain } from '../../kit/api/errors';
import type { Question, Shipment } from '../../kit/api/types';
import { FormError } from '../../kit/ui/FormError';
import { FormField } from '../../kit/ui/FormField';
import { toast } from '../../kit/ui/toasts';
import { useAnswer, useAsk } from './writeQuestion';

/** A carrier asks. */
export function AskForm({ shipment, onClose }: { shipment: Shipment; onClose: () => void }) {
  const ask = useAsk(shipment);
  const form = useForm({ defaultValues: { text: '' } });
  const submit = form.handleSubmit(({ text }) =>
    ask.mutate(text, {
      onSuccess: () => {
        toast({ title: 'Question sent', description: 'We will tell you when it is answered.' });
        onClose();
      },
    }),
  );
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 3, width: '100%' }}>
      {ask.isError && (
        <FormError key={ask.submittedAt}>
          {explain(ask.error, 'Your question could not be sent. Please try again.')}
        </FormError>
      )}
      <FormField
        form={form}
        name="text"
        label="Your question"
        multiline
        minRows={2}
        help="Once it is answered, everybody can read both, without your name."
        rules={{ validate: (value) => value.trim() !== '' || 'Write your question' }}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
      <Box sx={{ display: 'flex', gap: 3 }}>
        <Button type="submit" variant="contained" disabled={ask.isPending}>
          {ask.isPending ? 'Sending...' : 'Ask'}
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </Box>
    </Box>
  );
}

/** The owner answers. */
export function AnswerForm({ question }: { question: Question }) {
  const answer = useAnswer(question);
  const form = useForm({ defaultValues: { answer: '' } });
  const submit = form.handleSubmit(({ answer: text }) =>
    answer.mutate(text, { onSuccess: () => toast({ title: 'Answer published' }) }),
  );
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ mt: 3, display: 'grid', gap: 3 }}>
      {answer.isError && (
        <FormError key={answer.submittedAt}>
          {explain(answer.error, 'Your answer could not be published. Please try again.')}
        </FormError>
      )}
      <FormField
        form={form}
        id={`answer-${question.id}`}
        name="answer"
        label="Your answer"
        multiline
        help="Everybody can read it. If it changes the job, put it into the listing too."
        rules={{ validate: (value) => value.trim() !== '' || 'Write your answer' }}
        slotProps={{ htmlInput: { maxLength: 1000 } }}
      />
      <Button type="submit" variant="contained" disabled={answer.isPending} sx={{ justifySelf: 'start' }}>
        {answer.isPending ? 'Publishing...' : 'Answer'}
      </Button>
    </Box>
  );
}
