import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Controller, useForm } from 'react-hook-form';
import { call } from '../../kit/api/calls';
import { explain } from '../../kit/api/errors';
import { refresh } from '../../kit/api/invalidate';
import type { User } from '../../kit/api/types';
import { FormError } from '../../kit/ui/FormError';
import { FormField } from '../../kit/ui/FormField';
import { showFieldErrors } from '../../kit/ui/serverErrors';
import { emailRules } from './auth';

interface Ticket {
  name: string;
  email: string;
  topic: string;
  message: string;
}

const topics = ['Shipping', 'Payment', 'Claim', 'Carrier account', 'Business', 'Something else'];

/** A question to the operators. */
export function TicketForm({ user }: { user: User | undefined }) {
  const client = useQueryClient();
  const form = useForm<Ticket>({
    defaultValues: {
      name: [user?.firstName, user?.lastName].filter(Boolean).join(' '),
      email: user?.email ?? '',
      topic: topics[0],
      message: '',
    },
  });
  const send = useMutation({
    mutationFn: (ticket: Ticket) => call('POST', '/api/support-tickets', { body: ticket }),
    onSuccess: () => refresh(client, '/api/support-tickets'),
    onError: (error) => showFieldErrors(form, error),
  });
  if (send.isSuccess) {
    return (
      <Box role="status" sx={{ bgcolor: 'haulway.soft', color: 'haulway.onSoft', borderRadius: '10px', p: 5 }}>
        <Typography sx={{ fontWeight: 700 }}>We have your message</Typography>
        <Typography>Your ticket number is {send.data.id.slice(0, 8)}. We answer by email.</Typography>
      </Box>
    );
  }
  return (
    <Box
      component="form"
      noValidate
      onSubmit={form.handleSubmit((ticket) => send.mutate(ticket))}
      sx={{ display: 'grid', gap: 5 }}
    >
      {send.isError && (
        <FormError key={send.submittedAt}>
          {explain(send.error, 'Your message could not be sent. Please try again.')}
        </FormError>
      )}
      <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <FormField form={form} name="name" label="Name" autoComplete="name" rules={{ required: 'Enter your name' }} />
        <FormField form={form} name="email" label="Email" type="email" autoComplete="email" rules={emailRules} />
      </Box>
      <Controller
        control={form.control}
        name="topic"
        render={({ field: { ref, ...field } }) => (
          <TextField {...field} inputRef={ref} id="topic" select label="Topic" slotProps={{ select: { native: true } }}>
            {topics.map((topic) => (
              <option key={topic}>{topic}</option>
            ))}
          </TextField>
        )}
      />
      <FormField
        form={form}
        name="message"
        label="Message"
        multiline
        minRows={5}
        rules={{ required: 'Write your message', maxLength: { value: 5000, message: 'Use at most 5,000 characters' } }}
      />
      <Button type="submit" variant="contained" size="large" disabled={send.isPending} sx={{ justifySelf: 'start' }}>
        {send.isPending ? 'Sending...' : 'Send message'}
      </Button>
    </Box>
  );
}
