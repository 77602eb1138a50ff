import { darkPalette, lightPalette } from '@haulway/frontend/kit/theme/colors.ts';
import { components } from '@haulway/frontend/kit/theme/components.ts';
import { createHaulwayTheme } from '@haulway/frontend/kit/theme/theme.ts';
import { defaultTheme, type RaThemeOptions } from 'react-admin';
import { ROOMY_PX } from './ui/oneLine';

/** The console's own bar color, so that nobody mistakes it for the user app. White on it has a contrast of 12.4:1. */
export const BAR = '#3B2A63';

const { h1, h2, h3, h4, body1, body2, subtitle2, caption, button, fontFamily } = createHaulwayTheme().typography;

const inputs = { variant: 'outlined' as const, margin: 'dense' as const, size: 'small' as const, fullWidth: true };

/** The user app's look, but denser, since operators read lists all day. Spacing is MUI's own, which react-admin's layouts rely on. */
function consoleTheme(palette: RaThemeOptions['palette']): RaThemeOptions {
  return {
    ...defaultTheme,
    cssVariables: true,
    palette,
    shape: { borderRadius: 10 },
    typography: {
      fontFamily,
      h1,
      h2,
      h3,
      h4,
      body1,
      body2,
      subtitle2,
      caption,
      button,
      h6: { fontWeight: 700, fontSize: '1.125rem' },
    },
    sidebar: { width: 216, closedWidth: 56 },
    components: {
      ...components,
      MuiCard: {
        styleOverrides: {
          root: { border: '1px solid var(--mui-palette-divider)', borderRadius: 14 },
        },
      },
      MuiChip: { styleOverrides: { root: { borderRadius: 6, fontWeight: 600 } } },
      MuiTooltip: { styleOverrides: { tooltip: { fontSize: '0.8125rem', borderRadius: 6 } } },
      MuiTextField: { defaultProps: inputs },
      MuiFormControl: { defaultProps: inputs },
      MuiOutlinedInput: {
        ...components.MuiOutlinedInput,
        styleOverrides: {
          ...components.MuiOutlinedInput?.styleOverrides,
          input: { padding: '7px 12px', height: 24, fontSize: 15 },
        },
      },
      // The console's only checkboxes are in lists; react-admin labels the cell around a row's checkbox, not the checkbox.
      MuiCheckbox: {
        defaultProps: { slotProps: { root: { 'aria-label': undefined }, input: { 'aria-label': 'Select this row' } } },
      },
      // Tells people who cannot see the spinner that it is loading.
      MuiCircularProgress: { defaultProps: { 'aria-label': 'Loading' } },
      MuiLinearProgress: { defaultProps: { 'aria-label': 'Loading' } },
      MuiMenuItem: { styleOverrides: { root: { minHeight: 40, fontSize: 15 } } },
      MuiListItemIcon: { styleOverrides: { root: { minWidth: 36 } } },
      // Its words and icons on one line, on the page's own ground.
      RaTopToolbar: {
        styleOverrides: {
          root: { alignItems: 'center', '@media (max-width:599.95px)': { backgroundColor: 'transparent' } },
        },
      },
      RaListToolbar: {
        styleOverrides: {
          root: {
            '@media (max-width:599.95px)': { backgroundColor: 'transparent' },
            // Three filters and more have no room in a line with what is done with the list: that stands below them, at its end.
            [`@media (min-width:600px) and (max-width:${ROOMY_PX - 0.05}px)`]: {
              '&:has(.filter-field ~ .filter-field ~ .filter-field)': {
                flexWrap: 'wrap',
                '& > :last-child': { marginLeft: 'auto' },
              },
            },
          },
        },
      },
      // Its ground alone is hardly seen in the dark.
      MuiAlert: { styleOverrides: { standard: { border: '1px solid var(--mui-palette-divider)' } } },
      // On a phone it would lie over the end of the form.
      RaToolbar: { styleOverrides: { root: { '&.RaToolbar-mobileToolbar': { position: 'sticky' } } } },
      MuiTableCell: {
        styleOverrides: {
          root: { padding: '8px', letterSpacing: 'normal', fontVariantNumeric: 'tabular-nums' },
          head: { fontWeight: 600 },
        },
      },
    },
  };
}

export const lightTheme = consoleTheme({ mode: 'light', ...lightPalette });
export const darkTheme = consoleTheme({ mode: 'dark', ...darkPalette });
