/** Haulway's own colors beside MUI's roles. Every text pair reaches 4.5:1 and every control border 3:1 in its scheme. */
export interface HaulwayColors {
  /** Soft green surface and the text on it. */
  soft: string;
  onSoft: string;
  /** Hi-vis amber fill. Only ink goes on it; never amber text on paper. */
  accent: string;
  onAccent: string;
  /** Text and buttons that ask for attention. */
  attention: string;
  waiting: string;
  onWaiting: string;
  moving: string;
  onMoving: string;
  fresh: string;
  onFresh: string;
  danger: string;
  onDanger: string;
  neutral: string;
  onNeutral: string;
  /** Border of inputs and outlined buttons. */
  control: string;
  /** The guide sign: the same green in both schemes, with white on it. */
  plate: string;
  onPlate: string;
  asphalt: string;
  focus: string;
  /** Line and fills of the drawings. */
  drawLine: string;
  drawA: string;
  drawB: string;
  drawC: string;
}

const light: HaulwayColors = {
  soft: '#DDEFE6',
  onSoft: '#0B5D46',
  accent: '#FFB524',
  onAccent: '#14231F',
  attention: '#C2410C',
  waiting: '#FFF0CC',
  onWaiting: '#7A4B00',
  moving: '#E1EDF8',
  onMoving: '#174A7C',
  fresh: '#EFE8F8',
  onFresh: '#5B3A8C',
  danger: '#FCE8E6',
  onDanger: '#8F1D17',
  neutral: '#E9ECE8',
  onNeutral: '#45524D',
  control: '#7B8A83',
  plate: '#0B5D46',
  onPlate: '#FFFFFF',
  asphalt: '#1B2622',
  focus: '#1D5FD1',
  drawLine: '#14231F',
  drawA: '#FFB524',
  drawB: '#0B5D46',
  drawC: '#FFFFFF',
};

const dark: HaulwayColors = {
  soft: '#123B2E',
  onSoft: '#9BE5C8',
  accent: '#FFC24D',
  onAccent: '#14231F',
  attention: '#FFC24D',
  waiting: '#3A2A08',
  onWaiting: '#FFD58A',
  moving: '#13304D',
  onMoving: '#A9CFF7',
  fresh: '#2B2140',
  onFresh: '#C3A6F0',
  danger: '#4A1512',
  onDanger: '#FFB4AB',
  neutral: '#26352F',
  onNeutral: '#C9D5CF',
  control: '#6C7C75',
  plate: '#0B5D46',
  onPlate: '#FFFFFF',
  asphalt: '#060B09',
  focus: '#FFC24D',
  drawLine: '#EAF1ED',
  drawA: '#FFC24D',
  drawB: '#1F8A69',
  drawC: '#2A3B34',
};

declare module '@mui/material/styles' {
  interface Palette {
    haulway: HaulwayColors;
  }
  interface PaletteOptions {
    haulway?: HaulwayColors;
  }
}

export const lightPalette = {
  primary: { main: '#0B5D46', dark: '#084735', light: '#DDEFE6', contrastText: '#FFFFFF' },
  secondary: { main: '#FFB524', dark: '#F0A30A', contrastText: '#14231F' },
  error: { main: '#B3261E', contrastText: '#FFFFFF' },
  warning: { main: '#C2410C', contrastText: '#FFFFFF' },
  info: { main: '#174A7C', contrastText: '#FFFFFF' },
  success: { main: '#0B5D46', contrastText: '#FFFFFF' },
  background: { default: '#FBF8F2', paper: '#FFFFFF' },
  text: { primary: '#14231F', secondary: '#54625C' },
  divider: '#E6E0D4',
  haulway: light,
};

export const darkPalette = {
  primary: { main: '#5FCFA5', dark: '#7FDDB9', light: '#123B2E', contrastText: '#06281D' },
  secondary: { main: '#FFC24D', dark: '#FFD27A', contrastText: '#14231F' },
  // Darker under the pointer, and still light enough for its dark text.
  error: { main: '#FFB4AB', dark: '#F2A197', contrastText: '#4A1512' },
  warning: { main: '#FFC24D', contrastText: '#14231F' },
  info: { main: '#A9CFF7', contrastText: '#13304D' },
  success: { main: '#5FCFA5', contrastText: '#06281D' },
  background: { default: '#0E1714', paper: '#17231F' },
  text: { primary: '#EAF1ED', secondary: '#A3B3AB' },
  divider: '#26352F',
  haulway: dark,
};
