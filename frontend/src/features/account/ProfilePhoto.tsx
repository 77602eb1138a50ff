import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { explain } from '../../kit/api/errors';
import type { User } from '../../kit/api/types';
import { sendPhoto } from '../../kit/api/sendPhoto';
import { PHOTO_KINDS, photoRefusal } from '../../kit/api/uploads';
import { photoAt } from '../../kit/format/photos';
import { displayFont } from '../../kit/theme/theme';
import { toast } from '../../kit/ui/toasts';
import { useSaveProfile } from './profile';

/** The user's photo, which they can choose, replace and remove. */
export function ProfilePhoto({ user }: { user: User }) {
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<string>();
  const [sending, setSending] = useState(false);
  const save = useSaveProfile();
  const put = (profileImageUrl: string | null) =>
    save.mutate(
      { profileImageUrl },
      {
        onSuccess: () => toast({ title: profileImageUrl ? 'Photo saved' : 'Photo removed' }),
        onError: (error) => setRefused(explain(error, 'The photo could not be saved.')),
      },
    );
  const choose = async (file: File) => {
    const refusal = photoRefusal(file);
    setRefused(refusal);
    if (refusal) return;
    setSending(true);
    const { url, error } = await sendPhoto(file, { scaled: true });
    setSending(false);
    if (url) put(url);
    else setRefused(error);
  };
  const busy = sending || save.isPending;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4 }}>
      {user.profileImageUrl ? (
        <Box
          component="img"
          src={photoAt(user.profileImageUrl, 320)}
          alt="You"
          sx={{ ...round, objectFit: 'cover', bgcolor: 'haulway.soft' }}
        />
      ) : (
        <Box
          aria-hidden
          sx={{
            ...round,
            display: 'grid',
            placeItems: 'center',
            bgcolor: 'haulway.plate',
            color: 'haulway.onPlate',
            fontFamily: displayFont,
            fontWeight: 800,
            fontSize: 36,
          }}
        >
          {(user.firstName ?? user.email).charAt(0).toUpperCase()}
        </Box>
      )}
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <Button variant="outlined" size="small" disabled={busy} onClick={() => input.current?.click()}>
            {busy ? 'Saving...' : user.profileImageUrl ? 'Replace photo' : 'Add a photo'}
          </Button>
          {user.profileImageUrl && (
            <Button size="small" color="inherit" disabled={busy} onClick={() => put(null)}>
              Remove
            </Button>
          )}
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          JPEG, PNG or WebP. We remove where and when it was taken.
        </Typography>
        {refused && (
          <Typography role="alert" variant="body2" color="error">
            {refused}
          </Typography>
        )}
      </Box>
      <input
        ref={input}
        type="file"
        accept={PHOTO_KINDS}
        hidden
        aria-label="Profile photo"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) void choose(file);
          event.target.value = '';
        }}
      />
    </Box>
  );
}

const round = { width: 88, height: 88, borderRadius: '50%', flex: 'none' } as const;
