import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FORMS } from '../../../kit/format/conditionForms';
import { missingPhotos, nextView, turned, withPhotos } from '../handOver';
import { RoadPhotos } from '../RoadPhotos';
import { type Filling, Part } from './Part';

/** Why there may be fewer photos than asked for. */
const REASONS = ['It is too dark', 'Bad weather', 'Not allowed here', 'Camera is broken'];

/** Photos of every side that the item's form asks for, or why not. */
export function Photos({ form, filled, change, noRoom }: Filling) {
  const missing = missingPhotos(form, filled);
  const caption = (photo: Blob, name: string) =>
    FORMS[form].views.length > 0 && (
      <View
        name={name}
        view={filled.views.get(photo)}
        onNext={() => change({ views: turned(form, filled.views, photo) })}
      />
    );
  return (
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
