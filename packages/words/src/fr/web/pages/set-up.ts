import type { Words } from '../../../en/web/pages/set-up.ts';

export const words: Words = {
  title: 'Choisir votre mot de passe',
  lead: 'Le lien ne sert qu’une fois. La session s’ouvre ensuite.',
  password: 'Nouveau mot de passe',
  again: 'Répéter le mot de passe',
  rule: (least, most) =>
    `De ${least} à ${most} caractères, différent de votre nom et pas trop simple. Plusieurs mots se retiennent bien.`,
  faults: {
    short: (least) => `Trop court\u202f: au moins ${least} caractères.`,
    long: (_least, most) => `Trop long\u202f: au plus ${most} caractères.`,
    simple: () => 'Trop simple\u202f: trop peu de caractères différents.',
    differs: () => 'Les deux mots de passe ne sont pas identiques.',
  },
  button: 'Choisir le mot de passe et se connecter',
  keepTokens: 'Garder mes jetons d’API',
  busy: 'Un instant…',
  over: 'Ce lien n’est plus valable',
  overHint:
    'Un lien sert une fois, pendant deux jours. Si vous l’avez utilisé, connectez-vous avec votre mot de passe. Sinon, demandez un nouveau lien à un administrateur, ou redémarrez le service, qui en affiche un tant qu’aucun administrateur n’a de mot de passe.',
  noLink: 'Lien incomplet',
  noLinkHint: 'Il manque la partie qui suit le signe #. Ouvrez ou copiez à nouveau le lien entier.',
  signIn: 'Se connecter',
};
