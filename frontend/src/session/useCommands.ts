import { useNavigate } from 'react-router-dom';
import { useList } from '../kit/api/lists';
import type { User } from '../kit/api/types';
import { words } from '../kit/format/words';
import { usePause } from '../kit/ui/usePause';
import { useMode } from './useMode';
import { barLinks, phoneLinks } from './links';
import { useLogout } from './session';

export interface Command {
  group: 'Go to' | 'Do' | 'Shipments';
  label: string;
  note?: string;
  run: () => void;
}

const FOUND = 6;

/** What fits the text typed: shipments, the reader's own first, then where to go and what to do. */
export function useCommands(
  user: User,
  typed: string,
  onHelp: () => void,
): { commands: Command[]; isLooking: boolean } {
  const found = useFoundShipments(user, typed);
  const all = useStandingCommands(user, onHelp);
  const matching = all.filter(({ label }) => label.toLowerCase().includes(typed.trim().toLowerCase()));
  return { commands: [...found.commands, ...matching], isLooking: found.isLooking };
}

function useFoundShipments(user: User, typed: string) {
  const navigate = useNavigate();
  const query = usePause(typed.trim(), 200);
  const asked = query.length >= 2;
  const found = useList('/api/shipments', { q: query }, { limit: FOUND, enabled: asked });
  const own = useList(
    '/api/shipments',
    { q: query, ...(user.isCarrier ? { carrier: 'me' } : { owner: 'me' }) },
    { limit: FOUND, enabled: asked },
  );
  const others = found.rows.filter(({ id }) => !own.rows.some((mine) => mine.id === id));
  const shipments = asked ? [...own.rows, ...others].slice(0, FOUND) : [];
  return {
    commands: shipments.map((shipment): Command => ({
      group: 'Shipments',
      label: shipment.title,
      note: `${shipment.pickupLocation} to ${shipment.deliveryLocation}, ${words(shipment.status)}`,
      run: () => navigate(`/shipments/${shipment.id}`),
    })),
    isLooking: asked && found.isPending,
  };
}

/** What is always there. */
function useStandingCommands(user: User, onHelp: () => void): Command[] {
  const navigate = useNavigate();
  const logout = useLogout();
  const { setMode } = useMode();
  const goTo = (label: string, to: string): Command => ({ group: 'Go to', label, run: () => navigate(to) });
  return [
    ...[...barLinks(user.isCarrier), ...phoneLinks(user.isCarrier)].map(({ to, label }) => goTo(label, to)),
    goTo('Notifications', '/notifications'),
    goTo('Profile Settings', '/profile'),
    goTo('Questions and answers', '/faq'),
    ...(user.isAdmin ? [goTo('Admin', '/admin')] : []),
    { group: 'Do', label: 'Use light colors', run: () => setMode('light') },
    { group: 'Do', label: 'Use dark colors', run: () => setMode('dark') },
    { group: 'Do', label: "Use the system's colors", run: () => setMode('system') },
    { group: 'Do', label: 'Show keyboard shortcuts', run: onHelp },
    { group: 'Do', label: 'Logout', run: logout },
  ];
}
