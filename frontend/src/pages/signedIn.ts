// In one file, since every screen with signal loads both: the bars, and what says how something went.
export { default as Toaster } from '../kit/ui/Toaster';
export { SignedInBars } from './SignedInBars';
