import type { Words } from '../../../en/web/pages/desk-accounts.ts';
import { capitalised } from '../../../format.ts';
import { terms } from '../../terms.ts';
import { desk } from '../desk.ts';

export const words: Words = {
  desk,
  title: 'Comptes',
  lead: 'Qui a accès au bureau, et avec quel rôle. Un lien à usage unique permet à chacun de choisir son mot de passe.',
  caption: 'Comptes, par nom',
  name: terms.headings.name,
  role: 'Rôle',
  federation: terms.headings.federation,
  created: 'Créé le',
  roles: capitalised(terms.roles),
  rolesMean: {
    arbiter: 'remet les rapports des tournois qui lui sont confiés',
    officer: 'décide des tournois et des joueurs d’une fédération',
    administrator: 'a tous les droits',
  },
  states: { active: 'actif', disabled: 'verrouillé', deleted: 'supprimé' },
  notSetUp: 'pas encore de mot de passe',
  you: 'vous',
  make: 'Créer un compte',
  makeName: 'Nom',
  makeNameHint: 'Pour la connexion\u202f; de 2 à 60 caractères.',
  makeFederation: 'Fédération',
  federationHint: 'Trois majuscules\u202f; seulement pour les responsables du classement.',
  makeButton: 'Créer le compte',
  linkTitle: (name) => `Lien pour ${name}`,
  linkText:
    'Envoyez-le à la personne par une voie sûre. Il permet de choisir le mot de passe, sert une fois et n’est affiché que maintenant.',
  linkUntil: 'Valable jusqu’au',
  linkLabel: 'Lien à usage unique',
  copy: 'Copier le lien',
  copied: 'Copié.',
  change: 'Modifier',
  changeOf: (name) => `Compte ${name}`,
  changeText: 'Retirer des droits ferme toutes les sessions de la personne.',
  save: 'Valider',
  saved: 'Compte modifié.',
  newLink: 'Nouveau lien',
  newLinkTitle: (name) => `Un nouveau lien pour ${name}\u202f?`,
  newLinkText:
    'En cas de mot de passe perdu ou de compte bloqué. Les liens antérieurs cessent de fonctionner.',
  newLinkConfirm: 'Créer le lien',
  lock: 'Verrouiller',
  lockTitle: (name) => `Verrouiller le compte ${name}\u202f?`,
  lockText: 'La personne est déconnectée et ne peut plus se connecter jusqu’au déverrouillage.',
  unlock: 'Déverrouiller',
  end: 'Supprimer',
  endTitle: (name) => `Supprimer le compte ${name}\u202f?`,
  endText:
    'Cette action est irréversible. Les sessions et les jetons prennent fin aussitôt\u202f; le journal d’audit est conservé. Pour bloquer quelqu’un temporairement, verrouillez le compte.',
  endConfirm: 'Supprimer le compte',
  more: 'Autres comptes',
};
