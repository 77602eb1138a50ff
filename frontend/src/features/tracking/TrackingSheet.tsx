import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState, type FormEvent } from 'react';
import { explain } from '../../kit/api/errors';
import { dayAndTime } from '../../kit/format/dates';
import { Sheet } from '../../kit/ui/Sheet';
import { toast } from '../../kit/ui/toasts';
import { copyLink } from './copyLink';
import { useCreateTrackingLink, useEndTrackingLink, useTrackingLinks } from './trackingLinks';

const MOST_LINKS = 5;
const LONGEST_LABEL = 60;

/** Makes links to follow a shipment, and ends them. */
export default function TrackingSheet({ shipmentId, onClose }: { shipmentId: string; onClose: () => void }) {
  const links = useTrackingLinks(shipmentId).data ?? [];
  const create = useCreateTrackingLink(shipmentId);
  const [label, setLabel] = useState('');
  const [showsCode, setShowsCode] = useState(false);
  const url = create.data && location.origin + create.data.path;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    create.mutate(
      { label: label.trim(), showsCode },
      {
        onSuccess: () => {
          setLabel('');
          setShowsCode(false);
        },
        onError: (error) =>
          toast({ title: 'No link made', description: explain(error, 'Please try again.'), variant: 'destructive' }),
      },
    );
  };
  return (
    <Sheet title="Share tracking" onClose={onClose}>
      <Box sx={{ display: 'grid', gap: 4 }}>
        <Typography>
          Whoever has the link sees what is shipped, about where it is and when it should arrive. They see no price, no
          street and no phone number, and need no account.
        </Typography>
        {url ? (
          <NewLink url={url} onAnother={() => create.reset()} />
        ) : (
          links.length < MOST_LINKS && (
            <Box component="form" onSubmit={submit} sx={{ display: 'grid', gap: 3 }}>
              <TextField
                label="Who is it for? (optional)"
                value={label}
                onChange={({ target }) => setLabel(target.value)}
                slotProps={{ htmlInput: { maxLength: LONGEST_LABEL } }}
              />
              <FormControlLabel
                label="Show the release code, for whoever receives it"
                control={<Checkbox checked={showsCode} onChange={(_, on) => setShowsCode(on)} />}
              />
              <Button type="submit" variant="contained" disabled={create.isPending}>
                Make a link
              </Button>
            </Box>
          )
        )}
        {links.length > 0 && <Links shipmentId={shipmentId} links={links} />}
      </Box>
    </Sheet>
  );
}

/** The link is shown once: only who has it knows it. */
function NewLink({ url, onAnother }: { url: string; onAnother: () => void }) {
  const share = () =>
    navigator.share({ title: 'Follow my shipment', url }).catch((error: unknown) => {
      // Closing the phone's sheet is not a failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) void copyLink(url);
    });
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <TextField
        label="Link to share"
        value={url}
        onFocus={({ target }) => target.select()}
        helperText="Copy it now: it is not shown again. You can make another one."
        slotProps={{ htmlInput: { readOnly: true } }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {typeof navigator.share === 'function' && (
          <Button variant="contained" onClick={() => void share()}>
            Share
          </Button>
        )}
        <Button
          variant={typeof navigator.share === 'function' ? 'outlined' : 'contained'}
          onClick={() => void copyLink(url)}
        >
          Copy link
        </Button>
        <Button variant="outlined" onClick={onAnother}>
          Make another
        </Button>
      </Box>
    </Box>
  );
}

function Links({ shipmentId, links }: { shipmentId: string; links: Links }) {
  const end = useEndTrackingLink(shipmentId);
  return (
    <Box>
      <Typography variant="h4" component="h3" sx={{ mb: 1 }}>
        {links.length} of {MOST_LINKS} links
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {links.map((link) => (
          <Box
            component="li"
            key={link.id}
            sx={{
              display: 'flex',
              justifyContent: 'space-between',
              alignItems: 'center',
              gap: 3,
              py: 2.5,
              borderTop: '1px solid',
              borderColor: 'divider',
            }}
          >
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <Typography sx={{ fontWeight: 600 }}>{link.label ?? 'Without a name'}</Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {link.showsCode && 'Shows the code. '}
                {link.seenAt ? `Opened ${dayAndTime(link.seenAt)}` : 'Not opened yet'}
              </Typography>
            </Box>
            <Button
              variant="outlined"
              size="small"
              aria-label={`End the link ${link.label ?? 'without a name'}`}
              disabled={end.isPending}
              onClick={() =>
                end.mutate(link.id, {
                  onError: (error) =>
                    toast({
                      title: 'Not ended',
                      description: explain(error, 'Please try again.'),
                      variant: 'destructive',
                    }),
                })
              }
            >
              End
            </Button>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

type Links = NonNullable<ReturnType<typeof useTrackingLinks>['data']>;
