export { shared as words } from '../../calculators/words.zh.ts';
