/** The parts of the landing page that never change: if they came with the page, this file is not loaded. */
export { Business } from './Business';
export { CategoryCards } from './CategoryCards';
export { Help } from './Help';
export { Reviews } from './Reviews';
export { Steps } from './Steps';
