import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { IconSearch } from '@tabler/icons-react';
import { lazy, type RefObject, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { Shortcuts } from '../session/Shortcuts';

const SearchDialog = lazy(() => import('./SearchDialog').then((loaded) => ({ default: loaded.SearchDialog })));

/** The field in the bar that finds anybody and anything; Ctrl+K (Cmd+K on a Mac) opens it from anywhere. */
export function Search() {
  const [isOpen, setOpen] = useState(false);
  const early = useRef('');
  const open = useCallback(() => {
    early.current = '';
    setOpen(true);
  }, []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      open();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [open]);

  return (
    <>
      <ButtonBase
        onClick={open}
        aria-label="Search everything"
        aria-keyshortcuts="Control+K /"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          minWidth: 44,
          height: { xs: 44, sm: 36 },
          width: { md: 280 },
          px: { xs: 1.25, md: 1.5 },
          mr: 1,
          borderRadius: 2,
          fontSize: 15,
          bgcolor: 'rgba(255, 255, 255, 0.12)',
          '&:hover': { bgcolor: 'rgba(255, 255, 255, 0.2)' },
          '&:focus-visible': { outline: '2px solid #FFFFFF', outlineOffset: 2 },
          // A hint and no part of the button's name, which whoever speaks to the computer says as it is read.
          '&::after': { content: '"Ctrl K"', display: { xs: 'none', md: 'inline' }, fontSize: 13 },
        }}
      >
        <IconSearch size={20} />
        <Box component="span" sx={{ display: { xs: 'none', md: 'inline' }, flexGrow: 1, textAlign: 'left' }}>
          Search everything
        </Box>
      </ButtonBase>
      <Shortcuts onSearch={open} />
      {isOpen ? (
        <Suspense fallback={<KeepsKeys typed={early} />}>
          <SearchDialog typedBefore={early} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

/** Keeps what is typed until the dialog is loaded: nobody waits for it, and the keys would be lost or lead elsewhere. */
function KeepsKeys({ typed }: { typed: RefObject<string> }) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if (key.length === 1) typed.current += key;
      else if (key === 'Backspace') typed.current = typed.current.slice(0, -1);
      else return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, [typed]);
  return null;
}
