import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { may } from '../../kit/api/acts';
import { call } from '../../kit/api/calls';
import { explain } from '../../kit/api/errors';
import { refresh } from '../../kit/api/invalidate';
import type { Ticket } from '../../kit/api/types';
import { dayAndTime } from '../../kit/format/dates';
import { FormError } from '../../kit/ui/FormError';
import { FormField } from '../../kit/ui/FormField';
import { showFieldErrors } from '../../kit/ui/serverErrors';

/** What was written on a ticket since it was sent, and a box to write back once there is an answer. */
export function TicketReplies({ ticket }: { ticket: Ticket }) {
  const { replies } = ticket;
  return (
    <>
      {replies.length > 0 && (
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, my: 3, display: 'grid', gap: 3 }}>
          {replies.map(({ byOperator, text, createdAt }) => (
            <Box
              component="li"
              key={`${createdAt}${text}`}
              sx={{ borderLeft: '3px solid', borderColor: byOperator ? 'primary.main' : 'divider', pl: 3 }}
            >
              <Typography variant="body2" sx={{ fontWeight: 600, color: 'text.primary' }}>
                {byOperator ? 'Haulway' : 'You'}, {dayAndTime(createdAt)}
              </Typography>
              <Typography
                variant="body2"
                dir="auto"
                sx={{ color: 'text.primary', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
              >
                {text}
              </Typography>
            </Box>
          ))}
        </Box>
      )}
      {may(ticket, 'reply') && <WriteBack id={ticket.id} />}
    </>
  );
}

function WriteBack({ id }: { id: string }) {
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const form = useForm<{ text: string }>({ defaultValues: { text: '' } });
  const send = useMutation({
    mutationFn: (body: { text: string }) => call('POST', '/api/support-tickets/{id}/reply', { params: { id }, body }),
    onSuccess: () => {
      form.reset();
      setOpen(false);
      return refresh(client, '/api/support-tickets');
    },
    onError: (error) => showFieldErrors(form, error),
  });
  if (!isOpen)
    return (
      <Button size="small" onClick={() => setOpen(true)} sx={{ display: 'block', ml: -2, my: 1 }}>
        Write back
      </Button>
    );
  return (
    <Box
      component="form"
      noValidate
      onSubmit={form.handleSubmit((body) => send.mutate(body))}
      sx={{ display: 'grid', gap: 3, my: 3 }}
    >
      {send.isError && (
        <FormError key={send.submittedAt}>
          {explain(send.error, 'Your answer could not be sent. Please try again.')}
        </FormError>
      )}
      <FormField
        form={form}
        name="text"
        id={`reply-${id}`}
        label="Your answer"
        multiline
        minRows={3}
        rules={{ required: 'Write your answer', maxLength: { value: 5000, message: 'Use at most 5,000 characters' } }}
      />
      <Box sx={{ display: 'flex', gap: 2 }}>
        <Button type="submit" variant="contained" disabled={send.isPending}>
          {send.isPending ? 'Sending...' : 'Send'}
        </Button>
        <Button onClick={() => setOpen(false)} disabled={send.isPending}>
          Cancel
        </Button>
      </Box>
    </Box>
  );
}
