import type { SxProps, Theme } from '@mui/material/styles';

/** A button's look, for plain links and buttons on the landing page, which does not load MUI's own. */
export function plainButton(
  kind: 'contained' | 'accent' | 'outlined' | 'text',
  size: 'medium' | 'large' = 'medium',
): SxProps<Theme> {
  const large = size === 'large';
  return [
    {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: 2,
      minHeight: large ? '3.25rem' : '2.75rem',
      px: large ? 6 : 4.5,
      py: large ? 3 : 2,
      border: '1px solid transparent',
      borderRadius: '10px',
      bgcolor: 'transparent',
      color: 'text.primary',
      font: 'inherit',
      fontWeight: 700,
      fontSize: large ? '1.125rem' : '1rem',
      lineHeight: 1.25,
      textAlign: 'center',
      textDecoration: 'none',
      cursor: 'pointer',
      transition: 'background-color 120ms ease-out, border-color 120ms ease-out',
      '&:active': { transform: 'translateY(1px)' },
    },
    looks[kind],
  ];
}

const looks = {
  contained: { bgcolor: 'primary.main', color: 'primary.contrastText', '&:hover': { bgcolor: 'primary.dark' } },
  accent: { bgcolor: 'secondary.main', color: 'secondary.contrastText', '&:hover': { bgcolor: 'secondary.dark' } },
  outlined: { borderColor: 'haulway.control', '&:hover': { borderColor: 'text.primary', bgcolor: 'haulway.neutral' } },
  text: { '&:hover': { bgcolor: 'haulway.soft' } },
} as const;
