/** The static parts of the landing page. If they came with the page, this file is not loaded. */
export { Business } from './Business';
export { CategoryCards } from './CategoryCards';
export { Help } from './Help';
export { Reviews } from './Reviews';
export { Steps } from './Steps';
