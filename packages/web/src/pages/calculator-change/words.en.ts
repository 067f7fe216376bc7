export { shared as words } from '../../calculators/words.en.ts';
