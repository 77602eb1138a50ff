import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useWatch, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { strengthOf } from '../format/passwordStrength';

const COLORS = ['error.main', 'error.main', 'haulway.onWaiting', 'primary.main', 'primary.main'] as const;

/**
 * A bar in four parts below a new password that says how hard it is to guess. Its space is reserved while the field is
 * empty.
 */
export function PasswordStrength<T extends FieldValues>({
  form,
  name,
  own = [],
}: {
  form: UseFormReturn<T>;
  name: FieldPath<T>;
  /** Texts about the person that should not appear in it. */
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
