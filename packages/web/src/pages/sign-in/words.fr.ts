import type { Words } from './words.en.ts';

export const words: Words = {
  title: 'Connexion',
  lead: 'Pour les responsables du classement, les arbitres et les administrateurs. Tout ce qui est public est ouvert sans compte.',
  name: 'Nom du compte',
  password: 'Mot de passe',
  button: 'Se connecter',
  busy: 'Connexion…',
  forgotten:
    'Mot de passe oublié, ou pas encore de compte ? Un administrateur peut vous donner un lien avec lequel vous choisirez vous-même un mot de passe.',
};
