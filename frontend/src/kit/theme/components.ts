import type { Components, Theme } from '@mui/material/styles';

const press = { '&:active': { transform: 'translateY(1px)' } };

/**
 * How MUI's components look in Haulway: labels above fields, hairlines instead of shadows, no ripple. Words and what holds them are
 * measured in rem, so that they grow with the reader's text size.
 */
export const components: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      html: { scrollPaddingTop: 88, scrollPaddingBottom: 88 },
      body: { fontFeatureSettings: '"kern"', overflowWrap: 'break-word' },
      '.tabular': { fontVariantNumeric: 'tabular-nums' },
      '.tabler-icon': { flexShrink: 0 },
      ':focus-visible': {
        outline: `3px solid ${theme.vars?.palette.haulway.focus}`,
        outlineOffset: 2,
        borderRadius: 6,
      },
      'h1[tabindex="-1"]:focus, [role="dialog"][tabindex="-1"]:focus': { outline: 'none' },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          // No transition at all: even the shortest one would pass a new color from each element to its children, one
          // frame at a time.
          transitionDuration: '0s !important',
          scrollBehavior: 'auto !important',
        },
      },
      '@keyframes haulway-late': { from: { visibility: 'hidden' }, to: { visibility: 'visible' } },
      // When the system picks all colors, only borders show what can be pressed.
      '@media (forced-colors: active)': {
        '.MuiButton-root, .MuiIconButton-root, [role="option"][aria-selected="true"]': {
          border: '1px solid ButtonText',
        },
        '[aria-current="page"], [aria-pressed="true"]': { outline: '2px solid Highlight' },
      },
      '@media (prefers-contrast: more)': {
        hr: { borderColor: 'currentColor' },
        '.MuiOutlinedInput-notchedOutline, .MuiButton-outlined': { borderColor: 'currentColor !important' },
      },
      '@media print': {
        'body > #root > div > header, footer, nav, [role="search"], button, .MuiSnackbar-root': {
          display: 'none !important',
        },
        'html, body': { background: '#FFFFFF !important', color: '#14231F' },
        section: { breakInside: 'avoid' },
      },
    }),
  },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: ({ theme }) => ({
        fontFamily: 'inherit',
        '&.Mui-focusVisible': {
          outline: `3px solid ${theme.vars?.palette.haulway.focus}`,
          outlineOffset: 2,
        },
      }),
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        textTransform: 'none',
        fontWeight: 700,
        lineHeight: 1.25,
        minHeight: '2.75rem',
        padding: '8px 18px',
        borderRadius: 10,
        transition: 'background-color 120ms ease-out, border-color 120ms ease-out',
        ...press,
      },
      outlined: ({ theme }) => ({
        borderColor: theme.vars?.palette.haulway.control,
        color: theme.vars?.palette.text.primary,
        '&:hover': {
          borderColor: theme.vars?.palette.text.primary,
          backgroundColor: theme.vars?.palette.haulway.neutral,
        },
      }),
      text: ({ theme, ownerState }) => ({
        // A button with a background of its own keeps it: light text would be unreadable on the pale hover color.
        '&:hover': {
          backgroundColor:
            ownerState.color === 'inherit'
              ? 'color-mix(in srgb, currentColor 14%, transparent)'
              : theme.vars?.palette.haulway.soft,
        },
      }),
      sizeLarge: { minHeight: '3.25rem', padding: '12px 24px', fontSize: '1.125rem' },
      sizeSmall: {
        minHeight: '2.25rem',
        padding: '5px 12px',
        fontSize: '0.875rem',
        '@media (pointer: coarse)': { minHeight: '2.75rem' },
      },
    },
  },
  MuiIconButton: {
    styleOverrides: { root: { borderRadius: 10, minWidth: 44, minHeight: 44, color: 'inherit', ...press } },
  },
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: ({ theme }) => ({
        position: 'static',
        transform: 'none',
        maxWidth: 'none',
        marginBottom: 6,
        fontSize: '0.875rem',
        lineHeight: '1.25rem',
        fontWeight: 600,
        whiteSpace: 'normal',
        color: theme.vars?.palette.text.primary,
        '&.Mui-focused': { color: theme.vars?.palette.text.primary },
        '&.Mui-error': { color: theme.vars?.palette.error.main },
      }),
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: 10,
        backgroundColor: theme.vars?.palette.background.paper,
        '&.Mui-focused': {
          outline: `3px solid ${theme.vars?.palette.haulway.focus}`,
          outlineOffset: 1,
        },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderWidth: 1 },
      }),
      input: { padding: '11px 14px', height: '1.5rem', '&:focus-visible': { outline: 'none' } },
      multiline: { padding: '11px 14px', '& textarea': { padding: 0, height: 'auto' } },
      notchedOutline: ({ theme }) => ({
        top: 0,
        borderColor: theme.vars?.palette.haulway.control,
        '& legend': { display: 'none' },
      }),
    },
  },
  MuiAutocomplete: {
    styleOverrides: {
      inputRoot: {
        '&.MuiOutlinedInput-root': {
          paddingBlock: 0,
          paddingLeft: 0,
          '& .MuiAutocomplete-input': { padding: '11px 14px' },
        },
      },
      paper: ({ theme }) => ({
        border: `1px solid ${theme.vars?.palette.divider}`,
        boxShadow: '0 2px 4px rgb(20 35 31 / .06), 0 12px 32px rgb(20 35 31 / .12)',
      }),
      option: { minHeight: '2.75rem' },
    },
  },
  MuiSelect: { styleOverrides: { select: { minHeight: '1.5rem' } } },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme }) => ({
        margin: '6px 0 0',
        fontSize: '0.875rem',
        lineHeight: '1.25rem',
        color: theme.vars?.palette.text.secondary,
      }),
    },
  },
  MuiTypography: { defaultProps: { variantMapping: { subtitle2: 'p' } } },
  MuiTextField: { defaultProps: { fullWidth: true } },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
  MuiMenu: {
    styleOverrides: {
      paper: ({ theme }) => ({
        border: `1px solid ${theme.vars?.palette.divider}`,
        borderRadius: 14,
        boxShadow: '0 2px 4px rgb(20 35 31 / .06), 0 12px 32px rgb(20 35 31 / .12)',
      }),
    },
  },
  MuiMenuItem: { styleOverrides: { root: { minHeight: '2.75rem' } } },
  MuiDialog: {
    styleOverrides: { paper: { borderRadius: 14 }, paperFullScreen: { borderRadius: 0 } },
  },
  MuiBackdrop: {
    styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgb(20 35 31 / .45)' } } },
  },
  MuiLink: {
    defaultProps: { underline: 'always' },
    styleOverrides: { root: { fontWeight: 600, textUnderlineOffset: 3, textDecorationThickness: 1 } },
  },
  MuiAccordion: {
    defaultProps: { disableGutters: true, square: true },
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: 'transparent',
        borderBottom: `1px solid ${theme.vars?.palette.divider}`,
        '&::before': { display: 'none' },
      }),
    },
  },
  MuiAccordionSummary: { styleOverrides: { root: { padding: 0, minHeight: 56, fontWeight: 600 } } },
  MuiAccordionDetails: { styleOverrides: { root: { padding: '0 0 20px', maxWidth: '68ch' } } },
  MuiTab: { styleOverrides: { root: { textTransform: 'none', fontWeight: 600, minHeight: '3rem' } } },
  // Anything that loads within 150 ms never shows a skeleton.
  MuiSkeleton: {
    defaultProps: { animation: false },
    styleOverrides: { root: { animation: 'haulway-late 0s linear 150ms both' } },
  },
};
