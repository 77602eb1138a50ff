import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { explain } from '../../kit/api/errors';
import type { User } from '../../kit/api/types';
import { useUploads } from '../../kit/api/uploads';
import { CATEGORIES, type CategoryId } from '../../kit/format/labels';
import { FormError } from '../../kit/ui/FormError';
import { PhotoField } from '../../kit/ui/PhotoField';
import { PlaceInput } from '../../kit/ui/PlaceInput';
import { toast } from '../../kit/ui/toasts';
import { useSaveProfile } from './profile';

const MOST_LANES = 5;
const MOST_PHOTOS = 6;

/** What shippers see about a carrier before they choose. All of it is public, and the form says so. */
export function CarrierProfileForm({ user }: { user: User }) {
  const [about, setAbout] = useState(user.about ?? '');
  const [homeBase, setHomeBase] = useState(user.homeBase ?? '');
  const [lanes, setLanes] = useState(user.lanes);
  const [takes, setTakes] = useState<string[]>(user.takes);
  const photos = useUploads(
    user.truckPhotos.map((url, key) => ({ key, name: `Truck ${key + 1}`, url })),
    { scaled: true },
  );
  const save = useSaveProfile();
  const setLane = (place: number, changes: Partial<(typeof lanes)[number]>) =>
    setLanes(lanes.map((lane, n) => (n === place ? { ...lane, ...changes } : lane)));
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (photos.busy) return;
        save.mutate(
          {
            about: about.trim() || null,
            homeBase: homeBase.trim() || null,
            lanes: lanes.filter(({ from, to }) => from.trim() && to.trim()),
            takes: takes as CategoryId[],
            truckPhotos: photos.urls,
          },
          { onSuccess: () => toast({ title: 'Profile saved' }) },
        );
      }}
      sx={{ display: 'grid', gap: 5 }}
    >
      <Typography sx={{ color: 'text.secondary' }}>
        Everybody can read this part. Shippers decide faster when you show your truck and say what you take and where
        you run. Leave out phone numbers, email addresses and links.
      </Typography>
      {save.isError && (
        <FormError key={save.submittedAt}>
          {explain(save.error, 'Your profile could not be saved. Please try again.')}
        </FormError>
      )}
      <TextField
        id="about"
        label="About you and your equipment"
        value={about}
        onChange={(event) => setAbout(event.target.value)}
        multiline
        minRows={3}
        slotProps={{ htmlInput: { maxLength: 1000 } }}
      />
      <PlaceInput id="homeBase" label="Home base" value={homeBase} onChange={setHomeBase} />
      <Box role="group" aria-label="Lanes you drive most" sx={{ display: 'grid', gap: 3 }}>
        <Typography sx={{ fontWeight: 600 }}>Lanes you drive most</Typography>
        {lanes.map((lane, n) => (
          <Box
            // oxlint-disable-next-line react/no-array-index-key -- a lane is known by its place in the list
            key={n}
            sx={{
              display: 'grid',
              gap: 3,
              gridTemplateColumns: { xs: '1fr 1fr', sm: '1fr 1fr auto' },
              alignItems: 'end',
            }}
          >
            <PlaceInput id={`from-${n}`} label="From" value={lane.from} onChange={(from) => setLane(n, { from })} />
            <PlaceInput id={`to-${n}`} label="To" value={lane.to} onChange={(to) => setLane(n, { to })} />
            <Button
              aria-label={`Remove lane ${n + 1}`}
              onClick={() => setLanes(lanes.filter((_, each) => each !== n))}
              sx={{ justifySelf: 'start' }}
            >
              Remove
            </Button>
          </Box>
        ))}
        {lanes.length < MOST_LANES && (
          <Button
            variant="outlined"
            onClick={() => setLanes([...lanes, { from: '', to: '' }])}
            sx={{ justifySelf: 'start' }}
          >
            Add a lane
          </Button>
        )}
      </Box>
      <FormGroup aria-label="What you take" role="group">
        <Typography sx={{ fontWeight: 600 }}>What you take</Typography>
        {CATEGORIES.map(({ id, label }) => (
          <FormControlLabel
            key={id}
            label={label}
            control={
              <Checkbox
                checked={takes.includes(id)}
                onChange={(event) =>
                  setTakes(event.target.checked ? [...takes, id] : takes.filter((each) => each !== id))
                }
              />
            }
          />
        ))}
      </FormGroup>
      <PhotoField
        uploads={photos}
        label="Your truck and trailer"
        help="From the side, and of the loading area."
        most={MOST_PHOTOS}
      />
      <Button type="submit" variant="contained" disabled={save.isPending || photos.busy} sx={{ justifySelf: 'start' }}>
        {save.isPending ? 'Saving...' : photos.busy ? 'Sending photos...' : 'Save public profile'}
      </Button>
    </Box>
  );
}
