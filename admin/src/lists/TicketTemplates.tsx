import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

/** What is answered again and again; the first line greets by name. */
const TEMPLATES: readonly { name: string; text: string }[] = [
  {
    name: 'How to open a claim',
    text: "You can open a claim on the shipment's page until the claim window closes. Add photos of what you found, and say what it costs to put right. The payment waits until the claim is decided.",
  },
  {
    name: 'When a payment is released',
    text: "The payment is held until the delivery is confirmed. If nobody confirms it and no claim is open, it is released on its own after the time that stands on the shipment's page.",
  },
  {
    name: 'Where the shipment is',
    text: "We have asked the carrier where your shipment is, and write to you as soon as we hear from them. The last position they shared is on the shipment's page.",
  },
  {
    name: 'We need more to go on',
    text: 'So that we can look into it, please tell us which shipment it is about, on which day it happened, and what you saw. A photo or a screenshot helps.',
  },
  {
    name: 'Keep it on Haulway',
    text: 'Please do not pay or agree on anything outside Haulway: what is arranged elsewhere is neither held in escrow nor covered by a protection plan.',
  },
];

interface TicketTemplatesProps {
  to: string;
  /** What is in the box so far. */
  written: string;
  /** Takes what is to be in the box instead. */
  onInsert: (text: string) => void;
}

/** Puts a text that is used again and again below what is written so far; it can be changed before it is sent. */
export function TicketTemplates({ to, written, onInsert }: TicketTemplatesProps) {
  const insert = (name: string) => {
    const template = TEMPLATES.find((each) => each.name === name);
    if (template) onInsert(`${written.trim() || `Hello ${to},`}\n\n${template.text}`);
  };
  return (
    <TextField
      select
      label="Insert a template"
      value=""
      onChange={({ target }) => insert(target.value)}
      sx={{ maxWidth: 320 }}
    >
      {TEMPLATES.map(({ name }) => (
        <MenuItem key={name} value={name}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
