import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useWatch, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { strengthOf } from '../format/passwordStrength';

const COLORS = ['error.main', 'error.main', 'haulway.onWaiting', 'primary.main', 'primary.main'] as const;

/** A line of four under a new password, that says how hard it is to guess; its room is kept while nothing is typed. */
export function PasswordStrength<T extends FieldValues>({
  form,
  name,
  own = [],
}: {
  form: UseFormReturn<T>;
  name: FieldPath<T>;
  /** Texts of the person that should not be in it. */
  own?: readonly string[];
}) {
  const typed: unknown = useWatch({ control: form.control, name });
  const strength = strengthOf(typeof typed === 'string' ? typed : '', own);
  return (
    <Box sx={{ minHeight: 30, mt: 2 }}>
      <Box aria-hidden sx={{ display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: 1 }}>
        {[1, 2, 3, 4].map((part) => (
          <Box
            key={part}
            sx={{
              height: 4,
              borderRadius: '2px',
              bgcolor: strength && part <= Math.max(strength.score, 1) ? COLORS[strength.score] : 'divider',
            }}
          />
        ))}
      </Box>
      <Typography variant="body2" role="status" sx={{ mt: 0.5 }}>
        {strength ? `Password strength: ${strength.words}` : ''}
      </Typography>
    </Box>
  );
}
