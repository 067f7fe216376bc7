import type { Words } from '../../../en/web/pages/federations.ts';
import { de } from '../../elision.ts';
import { terms } from '../../terms.ts';

export const words: Words = {
  title: 'Fédérations',
  lead: 'Joueurs classés par fédération.',
  leadOn: (month) => `Joueurs classés par fédération, sur la liste ${de(month)}.`,
  cadence: terms.headings.cadence,
  none: 'Aucune liste n’a encore été publiée.',
  rated: 'Joueurs classés',
  active: 'Actifs',
  top: 'Meilleurs joueurs',
  toTop: 'joueurs actifs',
  without: 'aucune',
};
