import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import type { Shipment } from '../../kit/api/types';
import { ItemChoice } from '../../kit/ui/ItemChoice';
import { Sheet } from '../../kit/ui/Sheet';
import { SheetFoot } from '../../kit/ui/SheetFoot';
import { formOf, FORMS, isVin, type Mark } from '../../kit/format/conditionForms';
import {
  draftOf,
  handOver,
  type HandOver,
  keepDraft,
  missingPhotos,
  nextView,
  picturesOf,
  turned,
  withPhotos,
} from './handOver';
import { Marks } from './Marks';
import { RoadPhotos } from './RoadPhotos';
import { useAtTheTruck } from './useAtTheTruck';

const SignaturePad = lazy(() => import('./SignaturePad'));

interface Props {
  shipment: Shipment;
  kind: 'pickup' | 'deliver';
  /** Marks of the pickup. */
  before?: readonly Mark[];
  /** What is filled in already. */
  start?: Partial<HandOver>;
  onClose: () => void;
}

/** Why there may be fewer photos than asked for. */
const REASONS = ['It is too dark', 'Bad weather', 'Not allowed here', 'Camera is broken'];

/** The pickup or delivery at the truck, by thumb, with or without signal: photos, condition, signature, and the code. */
export default function HandOverSheet({ shipment, kind, before, start, onClose }: Props) {
  const form = formOf(shipment);
  const [filled, setFilled] = useState<HandOver>({ ...draftOf(kind, shipment.id), ...start });
  const { saving, keep, isNowhere, isFull } = useAtTheTruck(onClose);
  useEffect(() => keepDraft(kind, shipment.id, filled), [kind, shipment.id, filled]);
  const change = (changes: Partial<HandOver>) => setFilled((now) => ({ ...now, ...changes }));
  const noRoom = isFull(picturesOf(filled));
  const isPickup = kind === 'pickup';
  const missing = missingPhotos(form, filled);
  const lacksReason = missing > 0 && filled.fewPhotos.trim() === '';
  const caption = (photo: Blob, name: string) =>
    FORMS[form].views.length > 0 && (
      <View
        name={name}
        view={filled.views.get(photo)}
        onNext={() => change({ views: turned(form, filled.views, photo) })}
      />
    );
  const save = () =>
    keep((position) => handOver(shipment.id, kind, form, filled, position), { atThePlace: filled.code !== '' });
  const by = isPickup ? 'Who hands it over' : 'Who takes it';
  return (
    <Sheet title={isPickup ? 'Pick up' : 'Deliver'} onClose={onClose} locked={saving}>
      <Box sx={{ display: 'grid', gap: 6 }}>
        <Part title={`Photos: ${filled.photos.length} of ${FORMS[form].photos}`}>
          <RoadPhotos
            label="Take a photo"
            next={nextView(form, filled)}
            photos={filled.photos}
            isFull={noRoom}
            onChange={(photos) => change(withPhotos(form, filled, photos))}
            caption={caption}
          />
          {missing > 0 && (
            <Box role="group" aria-label="Go on without, because" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
              <Typography sx={{ width: '100%' }}>Go on without {missing} more, because:</Typography>
              {REASONS.map((reason) => (
                <Button
                  key={reason}
                  variant={filled.fewPhotos === reason ? 'contained' : 'outlined'}
                  aria-pressed={filled.fewPhotos === reason}
                  onClick={() => change({ fewPhotos: filled.fewPhotos === reason ? '' : reason })}
                  sx={{ minHeight: 44, px: 3 }}
                >
                  {reason}
                </Button>
              ))}
            </Box>
          )}
        </Part>
        <Part title="Condition, as far as you know it">
          <ItemChoice items={shipment.items} value={filled.itemId} onChange={(itemId) => change({ itemId })} />
          <Marks
            form={form}
            marks={filled.marks}
            {...(before ? { before } : {})}
            isFull={noRoom}
            onChange={(marks) => change({ marks })}
          />
          <Fields form={form} values={filled.values} onChange={(values) => change({ values })} />
          <TextField
            label="Note"
            value={filled.note}
            onChange={(event) => change({ note: event.target.value })}
            multiline
            minRows={2}
            slotProps={{ htmlInput: { maxLength: 1000 } }}
          />
        </Part>
        <Part title={by}>
          <TextField
            label="Their name"
            value={filled.signerName}
            onChange={(event) => change({ signerName: event.target.value })}
            slotProps={{ htmlInput: { maxLength: 100 } }}
            helperText="Enough by itself where they cannot sign"
          />
          {filled.signerName.trim() !== '' && (
            <Suspense fallback={<Box sx={{ height: 206 }} />}>
              <SignaturePad onChange={(signature) => change({ signature })} />
            </Suspense>
          )}
          {filled.signerName.trim() === '' && (
            <RoadPhotos
              label="Nobody is there: take a photo"
              photos={filled.nobody}
              most={1}
              isFull={noRoom}
              onChange={(nobody) => change({ nobody })}
            />
          )}
          {filled.signerName.trim() === '' && filled.nobody.length > 0 && (
            <Typography>Nobody is there: the photo stands for a signature.</Typography>
          )}
        </Part>
        {!isPickup && (
          <Part title="Release code, if you have it">
            <Typography>
              The shipper gives it to you once they have seen the item. At the place, it confirms the delivery and
              releases your payment.
            </Typography>
            <TextField
              label="Six digits"
              value={filled.code}
              onChange={(event) => change({ code: event.target.value.replace(/\D/g, '').slice(0, 6) })}
              slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
            />
            {filled.code !== '' && isNowhere && (
              <Typography role="status">
                Your phone does not say where it is, so the code cannot release the payment. Allow location for Haulway
                in the settings, or let the shipper confirm.
              </Typography>
            )}
          </Part>
        )}
        <SheetFoot>
          <Button
            variant="contained"
            size="large"
            fullWidth
            disabled={saving || lacksReason || (filled.code !== '' && filled.code.length < 6)}
            onClick={() => void save()}
          >
            {saving ? 'Saving...' : isPickup ? 'Picked up' : 'Delivered'}
          </Button>
          {lacksReason && (
            <Typography role="status" sx={{ mt: 2, textAlign: 'center' }}>
              Take {missing} more {missing === 1 ? 'photo' : 'photos'}, or say why not.
            </Typography>
          )}
        </SheetFoot>
      </Box>
    </Sheet>
  );
}

/** The side that a photo shows; a tap names the next one. */
function View({ name, view, onNext }: { name: string; view: string | undefined; onNext: () => void }) {
  return (
    <Button
      fullWidth
      aria-label={`${name} shows: ${view ?? 'something else'}. Change`}
      onClick={onNext}
      sx={{ minHeight: 44, px: 1, textTransform: 'capitalize' }}
    >
      {view ?? 'Other'}
    </Button>
  );
}

/** Too many to stand beside their label on a phone. */
const isLong = (choices: object): boolean => Object.keys(choices).length > 2;

/** What else the item's form asks for; all of it optional. */
function Fields({
  form,
  values,
  onChange,
}: {
  form: keyof typeof FORMS;
  values: Readonly<Record<string, string>>;
  onChange: (values: Record<string, string>) => void;
}) {
  const set = (name: string, value: string) => onChange({ ...values, [name]: value });
  return FORMS[form].fields.map(({ name, label, kind, most, choices }) =>
    choices ? (
      <Box
        key={name}
        role="group"
        aria-label={label}
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}
      >
        <Typography sx={{ flex: isLong(choices) ? '1 0 100%' : '1 0 auto' }}>{label}</Typography>
        {Object.entries(choices).map(([value, word]) => (
          <Button
            key={value}
            variant={values[name] === value ? 'contained' : 'outlined'}
            aria-pressed={values[name] === value}
            onClick={() => set(name, value)}
            sx={{
              flex: isLong(choices) ? '1 1 auto' : '0 0 auto',
              minHeight: 44,
              minWidth: 52,
              px: isLong(choices) ? 1 : 2,
            }}
          >
            {word}
          </Button>
        ))}
      </Box>
    ) : (
      <TextField
        key={name}
        label={label}
        value={values[name] ?? ''}
        onChange={(event) =>
          set(name, kind === 'number' ? event.target.value.replace(/\D/g, '') : event.target.value.toUpperCase())
        }
        helperText={
          name === 'vin' && values[name] && !isVin(values[name])
            ? 'This is not a valid VIN. Check it; older vehicles have shorter ones.'
            : undefined
        }
        slotProps={{ htmlInput: { maxLength: most, inputMode: kind === 'number' ? 'numeric' : 'text' } }}
      />
    ),
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" sx={{ display: 'grid', gap: 4 }}>
      <Typography variant="h4" component="h3">
        {title}
      </Typography>
      {children}
    </Box>
  );
}
