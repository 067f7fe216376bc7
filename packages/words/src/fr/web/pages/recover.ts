import type { Words } from '../../../en/web/pages/recover.ts';
import { words as setUp } from './set-up.ts';

export const words: Words = {
  ...setUp,
  title: 'Utiliser un code de secours',
  lead: 'Choisit un nouveau mot de passe et vous connecte. Chaque code sert une fois.',
  name: 'Nom du compte',
  code: 'Code de secours',
  codeHint: 'Par exemple 7K2M-9QXD-4WFA-T6HB.',
};
