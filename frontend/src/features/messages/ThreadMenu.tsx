import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { IconDotsVertical } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useBlock } from '../../kit/api/blocks';
import { explain } from '../../kit/api/errors';
import { ConfirmDialog } from '../../kit/ui/ConfirmDialog';
import { lazy } from '../../kit/ui/lazy';
import { toast } from '../../kit/ui/toasts';

const ReportDialog = lazy(() => import('./ReportDialog'));

interface Props {
  name: string;
  userId: string;
  /** The reader has blocked them. */
  blocked: boolean;
  /** What they wrote last. */
  lastMessageId: string | undefined;
}

/** What the reader can do about the other person in a conversation: report or block them. */
export function ThreadMenu({ name, userId, blocked, lastMessageId }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState<'report' | 'block'>();
  const block = useBlock();
  const choose = (next: typeof open) => {
    setAnchor(null);
    setOpen(next);
  };
  const change = (on: boolean) =>
    block.mutate(
      { id: userId, on },
      {
        onSuccess: () => {
          setOpen(undefined);
          toast({ title: on ? `${name} is blocked` : `${name} is unblocked` });
        },
        onError: (error) =>
          toast({
            title: 'Error',
            description: explain(error, 'This could not be saved. Please try again.'),
            variant: 'destructive',
          }),
      },
    );
  return (
    <>
      <IconButton
        aria-label={`More about ${name}`}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <IconDotsVertical size={22} />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={() => choose('report')}>Report {name}</MenuItem>
        {blocked ? (
          <MenuItem
            onClick={() => {
              setAnchor(null);
              change(false);
            }}
          >
            Unblock {name}
          </MenuItem>
        ) : (
          <MenuItem onClick={() => choose('block')}>Block {name}</MenuItem>
        )}
      </Menu>
      <Suspense fallback={null}>
        {open === 'report' && (
          <ReportDialog
            name={name}
            about={lastMessageId ? { subject: 'message', id: lastMessageId } : { subject: 'user', id: userId }}
            onClose={() => setOpen(undefined)}
          />
        )}
      </Suspense>
      {open === 'block' && (
        <ConfirmDialog
          title={`Block ${name}?`}
          verb="Block"
          danger
          busy={block.isPending}
          onConfirm={() => change(true)}
          onClose={() => setOpen(undefined)}
        >
          <Typography>
            Neither of you can send the other new messages or quotes. A job you already share goes on, with messages
            about it. You can unblock {name} here or in your profile at any time.
          </Typography>
        </ConfirmDialog>
      )}
    </>
  );
}
