import type { Words } from './words.en.ts';

export const words: Words = {
  title: 'Choisir votre mot de passe',
  lead: 'Avec le lien qui vous a été donné. Il ne sert qu’une fois ; vous êtes ensuite connecté.',
  password: 'Nouveau mot de passe',
  again: 'Encore une fois le même',
  rule: (least, most) =>
    `De ${least} à ${most} caractères, ni votre nom ni rien de trop simple. Plusieurs mots à la suite se retiennent bien.`,
  faults: {
    short: (least) => `Trop court : au moins ${least} caractères.`,
    long: (_least, most) => `Trop long : au plus ${most} caractères.`,
    simple: () => 'Trop simple : toujours les mêmes caractères.',
    differs: () => 'Les deux ne sont pas identiques. Saisissez encore une fois le mot de passe.',
  },
  button: 'Choisir ce mot de passe et se connecter',
  busy: 'Un instant…',
  over: 'Ce lien ne sert plus',
  overHint:
    'Un lien ne sert qu’une fois, et pendant deux jours. Peut-être l’avez-vous déjà utilisé : connectez-vous alors avec le mot de passe choisi. Sinon, un administrateur peut vous en donner un autre. N’y en a-t-il pas encore ? Chaque démarrage du service affiche un nouveau lien.',
  noLink: 'Le lien n’est pas complet',
  noLinkHint:
    'Il y manque la fin : ce qui suit le signe #. Ouvrez le lien exactement tel qu’il vous a été donné, ou copiez-le en entier.',
  signIn: 'Se connecter',
};
