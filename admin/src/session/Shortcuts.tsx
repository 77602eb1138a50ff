import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Meaning, meaningOf, PLACES } from './keys';

/** A second key counts with the first for so long. */
const TOGETHER_MS = 1_500;

const HELP: readonly (readonly [keys: string, what: string])[] = [
  ['/ or Ctrl K', 'Search everything'],
  ['j, k', 'The next row, the one before'],
  ['Enter', 'Open the row'],
  ...Object.entries(PLACES).map(([key, { words }]) => [`g ${key}`, words] as const),
  ['?', 'These keys'],
];

/** Keys for those who look through lists all day; not while somebody types or a dialog is open. */
export function Shortcuts({ onSearch }: { onSearch: () => void }) {
  const navigate = useNavigate();
  const before = useRef<{ key: string; at: number }>(undefined);
  const [isHelp, setHelp] = useState(false);
  useEffect(() => {
    const carryOut = (meaning: Meaning) => {
      if (meaning === 'search') onSearch();
      else if (meaning === 'help') setHelp(true);
      else if (meaning === 'next') step(1);
      else if (meaning === 'previous') step(-1);
      else if (meaning !== 'go') void navigate(meaning.path);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const last = before.current;
      const meaning = meaningOf(event.key, last && event.timeStamp - last.at < TOGETHER_MS ? last.key : undefined);
      before.current = { key: event.key, at: event.timeStamp };
      if (!meaning) return;
      event.preventDefault();
      carryOut(meaning);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [navigate, onSearch]);

  return (
    <Dialog open={isHelp} onClose={() => setHelp(false)} aria-label="Keys" fullWidth maxWidth="xs">
      <DialogTitle>Keys</DialogTitle>
      <DialogContent>
        <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 3, rowGap: 1, m: 0 }}>
          {HELP.map(([keys, what]) => (
            <Box key={keys} sx={{ display: 'contents' }}>
              <Box component="dt" sx={{ fontFamily: 'monospace' }}>
                {keys}
              </Box>
              <Box component="dd" sx={{ m: 0 }}>
                {what}
              </Box>
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => setHelp(false)}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}

/** Each row's first link: what opens it. */
const ROWS = 'main tbody tr td a[href], main li .heading a[href]';

/** Moves the focus to the next row's link, or the one before. */
function step(by: 1 | -1): void {
  const links = [...document.querySelectorAll<HTMLElement>(ROWS)].filter(
    (link, place, all) => rowOf(link) !== rowOf(all[place - 1]),
  );
  const current = links.findIndex((link) => rowOf(link) === rowOf(document.activeElement));
  links[Math.max(0, Math.min(links.length - 1, current + by))]?.focus();
}

const rowOf = (element: Element | null | undefined) => element?.closest('tr, li') ?? null;

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input, textarea, select, [role=combobox], [role=dialog]') !== null)
  );
}
