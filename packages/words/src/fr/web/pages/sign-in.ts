import type { Words } from '../../../en/web/pages/sign-in.ts';
import { passkeys } from '../passkeys.ts';

export const words: Words = {
  title: 'Connexion',
  lead: 'Pour les responsables du classement, les arbitres et les administrateurs. Les pages publiques ne demandent pas de compte.',
  name: 'Nom du compte',
  password: 'Mot de passe',
  button: 'Se connecter',
  busy: 'Connexion…',
  passkey: 'Se connecter avec une clé d’accès',
  passkeyFailures: passkeys,
  recover: 'Utiliser un code de secours',
  forgotten:
    'Mot de passe oublié, ou pas encore de compte\u202f? Demandez à un administrateur un lien pour choisir un mot de passe.',
};
