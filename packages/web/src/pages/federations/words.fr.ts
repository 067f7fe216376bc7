import { de } from '../../parts/french.ts';
import type { Words } from './words.en.ts';

export const words: Words = {
  title: 'Fédérations',
  lead: 'Les joueurs classés, par fédération.',
  leadOn: (month) => `Les joueurs classés par fédération, sur la liste ${de(month)}.`,
  cadence: 'Cadence',
  none: 'Aucune liste n’a encore été publiée.',
  rated: 'Joueurs classés',
  active: 'Actifs',
  top: 'Meilleurs',
  toTop: 'les actifs',
  without: 'aucune',
};
