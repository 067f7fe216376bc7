export { shared as words } from '../calculators.ts';
