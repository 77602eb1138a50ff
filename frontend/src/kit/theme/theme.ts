import { createTheme, type Theme } from '@mui/material/styles';
import { darkPalette, lightPalette } from './colors';
import { components } from './components';

/** Overpass, the open descendant of the US highway alphabet: headings, prices, plates. */
export const displayFont = "'Overpass Haulway', 'Arial Narrow', Arial, sans-serif";
const textFont = "'Public Sans Haulway', system-ui, -apple-system, 'Segoe UI', Arial, sans-serif";

const display = { fontFamily: displayFont, fontWeight: 800, letterSpacing: '-0.02em', lineHeight: 1.08 };

/**
 * Haulway's theme for both web apps, light and dark in one (CSS variables under `data-scheme`).
 */
export function createHaulwayTheme(): Theme {
  return createTheme({
    cssVariables: { colorSchemeSelector: 'data-scheme' },
    colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
    defaultColorScheme: 'light',
    shape: { borderRadius: 10 },
    spacing: 4,
    breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } },
    transitions: {
      duration: { shortest: 90, shorter: 90, short: 120, standard: 120, enteringScreen: 120, leavingScreen: 90 },
    },
    typography: {
      fontFamily: textFont,
      fontSize: 16,
      htmlFontSize: 16,
      h1: { ...display, fontSize: 'clamp(1.75rem, 1.5rem + 1.1vw, 2.25rem)' },
      h2: { ...display, fontSize: 'clamp(1.375rem, 1.2rem + 0.8vw, 1.75rem)' },
      h3: { ...display, fontSize: '1.375rem', letterSpacing: '-0.01em' },
      h4: { ...display, fontSize: '1.125rem', letterSpacing: '-0.01em', fontWeight: 700 },
      body1: { fontSize: '1rem', lineHeight: 1.5 },
      body2: { fontSize: '0.875rem', lineHeight: 1.45 },
      subtitle2: { fontSize: '0.875rem', fontWeight: 600, lineHeight: 1.45 },
      caption: { fontSize: '0.875rem', lineHeight: 1.4 },
      button: { textTransform: 'none' },
    },
    components,
  });
}
