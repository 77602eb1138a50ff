import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import InputBase from '@mui/material/InputBase';
import Typography from '@mui/material/Typography';
import { useColorScheme } from '@mui/material/styles';
import { useId, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useList } from '../kit/api/lists';
import type { User } from '../kit/api/types';
import { words } from '../kit/format/words';
import { usePause } from '../kit/ui/usePause';
import { barLinks, phoneLinks } from './links';
import { useLogout } from './session';

interface Command {
  group: 'Go to' | 'Do' | 'Shipments';
  label: string;
  note?: string;
  run: () => void;
}

const FOUND = 6;

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
  const navigate = useNavigate();
  const logout = useLogout();
  const { setMode } = useColorScheme();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const query = usePause(typed.trim(), 200);
  const asked = query.length >= 2;
  const found = useList('/api/shipments', { q: query }, { limit: FOUND, enabled: asked });
  const own = useList(
    '/api/shipments',
    { q: query, ...(user.isCarrier ? { carrier: 'me' } : { owner: 'me' }) },
    { limit: FOUND, enabled: asked },
  );

  const go = (to: string) => () => navigate(to);
  const all: Command[] = [
    ...[...barLinks(user.isCarrier), ...phoneLinks(user.isCarrier)].map(({ to, label }): Command => ({
      group: 'Go to',
      label,
      run: go(to),
    })),
    { group: 'Go to', label: 'Notifications', run: go('/notifications') },
    { group: 'Go to', label: 'Profile Settings', run: go('/profile') },
    { group: 'Go to', label: 'Questions and answers', run: go('/faq') },
    ...(user.isAdmin ? [{ group: 'Go to', label: 'Admin', run: go('/admin') } as const] : []),
    { group: 'Do', label: 'Use light colors', run: () => setMode('light') },
    { group: 'Do', label: 'Use dark colors', run: () => setMode('dark') },
    { group: 'Do', label: "Use the system's colors", run: () => setMode('system') },
    { group: 'Do', label: 'Show keyboard shortcuts', run: onHelp },
    { group: 'Do', label: 'Logout', run: logout },
  ];
  const matching = all.filter(({ label }) => label.toLowerCase().includes(typed.trim().toLowerCase()));
  const shipments = asked
    ? [...own.rows, ...found.rows.filter(({ id: other }) => !own.rows.some((mine) => mine.id === other))].slice(
        0,
        FOUND,
      )
    : [];
  const commands = [
    ...shipments.map((shipment): Command => ({
      group: 'Shipments',
      label: shipment.title,
      note: `${shipment.pickupLocation} to ${shipment.deliveryLocation}, ${words(shipment.status)}`,
      run: go(`/shipments/${shipment.id}`),
    })),
    ...matching,
  ];
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
          <Box
            component="li"
            role="option"
            key={`${command.group}-${command.label}-${command.note ?? ''}`}
            id={`${id}-${index}`}
            aria-selected={index === current}
            onClick={() => take(command)}
            onMouseMove={() => setActive(index)}
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
              bgcolor: index === current ? 'haulway.soft' : 'transparent',
              color: index === current ? 'haulway.onSoft' : 'text.primary',
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
        ))}
      </Box>
      <Typography role="status" variant="body2" sx={{ px: 5, pb: 3, color: 'text.secondary' }}>
        {commands.length === 0 && (asked && found.isPending ? 'Looking...' : 'Nothing found.')}
      </Typography>
    </Dialog>
  );
}
