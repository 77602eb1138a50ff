import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const roles = [
  { isCarrier: false, label: 'I want to ship', text: 'List items and get quotes.' },
  { isCarrier: true, label: 'I am a carrier', text: 'Browse listings and send quotes.' },
];

/** Shipper or carrier, as two large radio buttons. */
export function RoleChoice({ isCarrier, onChange }: { isCarrier: boolean; onChange: (isCarrier: boolean) => void }) {
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Typography component="legend" variant="subtitle2" sx={{ mb: 1.5, p: 0 }}>
        What brings you here?
      </Typography>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: '1fr 1fr' }}>
        {roles.map((role) => {
          const checked = role.isCarrier === isCarrier;
          return (
            <Box
              component="label"
              key={role.label}
              sx={{
                display: 'block',
                p: 4,
                borderRadius: '10px',
                border: '2px solid',
                borderColor: checked ? 'primary.main' : 'haulway.control',
                bgcolor: checked ? 'haulway.soft' : 'transparent',
                cursor: 'pointer',
                '&:has(:focus-visible)': { outline: '3px solid', outlineColor: 'haulway.focus', outlineOffset: '2px' },
              }}
            >
              <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', fontWeight: 700 }}>
                <Box
                  component="input"
                  type="radio"
                  name="role"
                  checked={checked}
                  onChange={() => onChange(role.isCarrier)}
                  sx={{
                    m: 0,
                    width: 18,
                    height: 18,
                    accentColor: (theme) => theme.vars?.palette.primary.main,
                    outline: 'none !important',
                  }}
                />
                {role.label}
              </Box>
              <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
                {role.text}
              </Typography>
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}
