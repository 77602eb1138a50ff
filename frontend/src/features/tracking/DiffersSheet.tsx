import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Radio from '@mui/material/Radio';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { explain } from '../../kit/api/errors';
import type { Quote, Shipment } from '../../kit/api/types';
import { money } from '../../kit/format/money';
import { askedOf } from '../../kit/format/asked';
import { FormError } from '../../kit/ui/FormError';
import { ItemChoice } from '../../kit/ui/ItemChoice';
import { Sheet } from '../../kit/ui/Sheet';
import { SheetFoot } from '../../kit/ui/SheetFoot';
import { toast } from '../../kit/ui/toasts';
import { findable, FOUND, type Found, LEAST_PHOTOS, saysOf, shareOf, useProposeAtTheDoor, type Way } from './differs';
import type { HandOver } from './handOver';
import { RoadPhotos } from './RoadPhotos';
import { useAtTheTruck } from './useAtTheTruck';

interface Props {
  quote: Quote;
  /** The carrier has said that they are there, on an agreed day of the pickup. */
  mayEnd: boolean;
  shipment: Pick<Shipment, 'category' | 'subcategory' | 'items'>;
  /** Goes on to the pickup, with what was found in its report. */
  onTake: (start: Pick<HandOver, 'itemId' | 'photos' | 'note'>) => void;
  onClose: () => void;
}

/** At the door it is not what was listed: what differs, in photos, and what the carrier does about it. */
export default function DiffersSheet({ quote, mayEnd, shipment, onTake, onClose }: Props) {
  const [found, setFound] = useState<Found>();
  const [itemId, setItemId] = useState('');
  const [photos, setPhotos] = useState<readonly Blob[]>([]);
  const [words, setWords] = useState('');
  const [way, setWay] = useState<Way>();
  const [price, setPrice] = useState('');
  const { isFull } = useAtTheTruck(onClose);
  const propose = useProposeAtTheDoor(quote);
  const navigate = useNavigate();
  const rises = Number(price) >= quote.amount + 1;
  const missing = Math.max(0, LEAST_PHOTOS - photos.length);
  const isReady = found !== undefined && missing === 0 && way !== undefined && (way !== 'price' || rises);
  const go = () => {
    if (!found || !way) return;
    if (way === 'take') return onTake({ itemId, photos: [...photos], note: saysOf(found, words) });
    propose.mutate(
      { itemId, found, words, photos, ...(way === 'price' ? { price: Number(price) } : {}) },
      {
        onSuccess: () => {
          toast({ title: 'The shipper is asked', description: 'We tell you as soon as they answer.' });
          void navigate(`/shipments/${quote.shipmentId}`);
        },
      },
    );
  };
  return (
    <Sheet title="Something differs" onClose={onClose} locked={propose.isPending}>
      <Box sx={{ display: 'grid', gap: 6 }}>
        <Box role="group" aria-label="What differs" sx={{ display: 'grid', gap: 2, gridTemplateColumns: '1fr 1fr' }}>
          {findable(askedOf(shipment)).map((each) => (
            <Button
              key={each}
              size="large"
              variant={found === each ? 'contained' : 'outlined'}
              aria-pressed={found === each}
              onClick={() => setFound(each)}
            >
              {FOUND[each].label}
            </Button>
          ))}
        </Box>
        <ItemChoice items={shipment.items} value={itemId} onChange={setItemId} />
        <Box sx={{ display: 'grid', gap: 3 }}>
          <Typography variant="h4" component="h3">
            Photos: {photos.length} of {LEAST_PHOTOS}
          </Typography>
          <RoadPhotos label="Take a photo" photos={photos} isFull={isFull(photos)} onChange={setPhotos} />
        </Box>
        <TextField
          label="What you found"
          value={words}
          onChange={(event) => setWords(event.target.value)}
          multiline
          minRows={2}
          helperText="Optional"
          slotProps={{ htmlInput: { maxLength: 900 } }}
        />
        <Box role="radiogroup" aria-label="What you do" sx={{ display: 'grid', gap: 3 }}>
          <Choice
            way="take"
            chosen={way}
            onChoose={setWay}
            title={`Take it for ${money(quote.amount)}`}
            words="What you found goes into the condition report."
          />
          <Choice
            way="price"
            chosen={way}
            onChoose={setWay}
            title="Ask for another price"
            words="The shipper has two hours to accept, and two to pay. Until then, or if they do not, what was agreed stands. Once it is loaded you cannot ask for more."
          />
          {way === 'price' && (
            <TextField
              label="New price ($)"
              type="number"
              value={price}
              onChange={(event) => setPrice(event.target.value)}
              error={price !== '' && !rises}
              helperText={`The whole price: ${money(quote.amount + 1)} or more.`}
              slotProps={{ htmlInput: { min: quote.amount + 1, step: '0.01', inputMode: 'decimal' } }}
            />
          )}
          <Choice
            way="end"
            chosen={way}
            onChoose={setWay}
            title="I cannot take it"
            disabled={!mayEnd}
            words={
              mayEnd
                ? `The job ends, whatever the shipper answers within a day. If they agree, you get ${money(shareOf(quote))} for the trip; if not, the whole payment goes back to them. We look at your photos within 2 business days, and only then decide whether it counts against you.`
                : 'Only on the agreed days of the pickup, once you have tapped "I have arrived".'
            }
          />
        </Box>
        {propose.isError && (
          <FormError key={propose.submittedAt}>
            {explain(propose.error, 'The shipper could not be asked. This needs signal. Please try again.')}
          </FormError>
        )}
        <SheetFoot>
          <Button variant="contained" size="large" fullWidth disabled={!isReady || propose.isPending} onClick={go}>
            {propose.isPending ? 'Sending...' : way ? VERBS[way] : 'Go on'}
          </Button>
          {found && missing > 0 && (
            <Typography role="status" sx={{ mt: 2, textAlign: 'center' }}>
              Take {missing} more {missing === 1 ? 'photo' : 'photos'}.
            </Typography>
          )}
        </SheetFoot>
      </Box>
    </Sheet>
  );
}

const VERBS: Record<Way, string> = { take: 'Go on to the pickup', price: 'Ask the shipper', end: 'End the job' };

interface ChoiceProps {
  way: Way;
  chosen: Way | undefined;
  title: string;
  words: string;
  disabled?: boolean;
  onChoose: (way: Way) => void;
}

/** One of the ways, with what it means. */
function Choice({ way, chosen, title, words, disabled = false, onChoose }: ChoiceProps) {
  const isChosen = way === chosen;
  return (
    <Box
      component="label"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto 1fr',
        gap: 2,
        p: 3,
        pl: 1,
        cursor: disabled ? 'default' : 'pointer',
        borderRadius: '10px',
        border: '1px solid',
        borderColor: isChosen ? 'primary.main' : 'divider',
      }}
    >
      <Radio
        name="way"
        value={way}
        checked={isChosen}
        disabled={disabled}
        onChange={() => onChoose(way)}
        sx={{ alignSelf: 'start' }}
        slotProps={{ input: { 'aria-label': title } }}
      />
      <span>
        <Typography component="span" sx={{ display: 'block', fontWeight: 700, mt: 2 }}>
          {title}
        </Typography>
        <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
          {words}
        </Typography>
      </span>
    </Box>
  );
}
