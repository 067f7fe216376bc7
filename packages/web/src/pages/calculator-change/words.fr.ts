export { shared as words } from '../../calculators/words.fr.ts';
