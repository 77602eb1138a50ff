/** The parts of the landing page that never change: where they came with the page, this file is not asked for. */
export { Business } from './Business';
export { CategoryCards } from './CategoryCards';
export { Help } from './Help';
export { Reviews } from './Reviews';
export { Steps } from './Steps';
