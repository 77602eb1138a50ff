import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import InputBase from '@mui/material/InputBase';
import Typography from '@mui/material/Typography';
import { useId, useState, type KeyboardEvent } from 'react';
import type { User } from '../kit/api/types';
import { type Command, useCommands } from './useCommands';

/** One place to go anywhere, find a shipment, and do what any screen can do. */
export default function CommandPalette({
  user,
  onHelp,
  onClose,
}: {
  user: User;
  onHelp: () => void;
  onClose: () => void;
}) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const { commands, isLooking } = useCommands(user, typed, onHelp);
  const current = Math.min(active, commands.length - 1);

  const take = (command: Command | undefined) => {
    if (!command) return;
    onClose();
    command.run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Record<string, number> = {
      ArrowDown: (current + 1) % commands.length,
      ArrowUp: (current - 1 + commands.length) % commands.length,
    };
    const next = steps[event.key];
    if (next !== undefined && commands.length > 0) {
      event.preventDefault();
      setActive(next);
      document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' });
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      take(commands[current]);
    }
  };
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={onClose}
      aria-label="Go, find or do"
      slotProps={{
        paper: {
          sx: { position: 'absolute', top: { xs: 8, sm: 80 }, m: { xs: 2, sm: 4 }, width: { xs: 'calc(100% - 16px)' } },
        },
      }}
    >
      <InputBase
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog takes the focus anyway; it belongs where one types.
        autoFocus
        fullWidth
        value={typed}
        placeholder="Where to, which shipment, or what to do"
        onChange={(event) => {
          setTyped(event.target.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
        slotProps={{
          input: {
            role: 'combobox',
            'aria-label': 'Go, find or do',
            'aria-expanded': true,
            'aria-controls': `${id}-list`,
            'aria-autocomplete': 'list',
            ...(commands.length > 0 ? { 'aria-activedescendant': `${id}-${current}` } : {}),
            maxLength: 200,
          },
        }}
        sx={{ px: 5, py: 3, fontSize: 18, borderBottom: '1px solid', borderColor: 'divider' }}
      />
      <Box
        component="ul"
        role="listbox"
        id={`${id}-list`}
        aria-label="Results"
        sx={{ listStyle: 'none', m: 0, p: 2, maxHeight: '50vh', overflowY: 'auto' }}
      >
        {commands.map((command, index) => (
          <Option
            key={`${command.group}-${command.label}-${command.note ?? ''}`}
            id={`${id}-${index}`}
            command={command}
            isCurrent={index === current}
            onTake={() => take(command)}
            onPoint={() => setActive(index)}
          />
        ))}
      </Box>
      <Typography role="status" variant="body2" sx={{ px: 5, pb: 3, color: 'text.secondary' }}>
        {commands.length === 0 && (isLooking ? 'Looking...' : 'Nothing found.')}
      </Typography>
    </Dialog>
  );
}

interface OptionProps {
  id: string;
  command: Command;
  isCurrent: boolean;
  onTake: () => void;
  onPoint: () => void;
}

function Option({ id, command, isCurrent, onTake, onPoint }: OptionProps) {
  return (
    <Box
      component="li"
      role="option"
      id={id}
      aria-selected={isCurrent}
      onClick={onTake}
      onMouseMove={onPoint}
      sx={{
        display: 'flex',
        justifyContent: 'space-between',
        alignItems: 'center',
        gap: 4,
        minHeight: 44,
        px: 3,
        py: 1,
        borderRadius: '10px',
        cursor: 'pointer',
        bgcolor: isCurrent ? 'haulway.soft' : 'transparent',
        color: isCurrent ? 'haulway.onSoft' : 'text.primary',
      }}
    >
      <span>
        {command.label}
        {command.note && (
          <Typography component="span" variant="body2" sx={{ display: 'block', opacity: 0.85 }}>
            {command.note}
          </Typography>
        )}
      </span>
      <Typography component="span" variant="caption" sx={{ opacity: 0.85, whiteSpace: 'nowrap' }}>
        {command.group}
      </Typography>
    </Box>
  );
}
