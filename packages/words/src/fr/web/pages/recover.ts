import type { Words } from '../../../en/web/pages/recover.ts';
import { words as setUp } from './set-up.ts';

export const words: Words = {
  ...setUp,
  title: 'Utiliser un code de secours',
  lead: 'Un code de secours permet de choisir un nouveau mot de passe et ouvre une session. Chaque code sert une fois.',
  name: 'Nom du compte',
  code: 'Code de secours',
  codeHint: 'Par exemple 7K2M-9QXD-4WFA-T6HB.',
};
