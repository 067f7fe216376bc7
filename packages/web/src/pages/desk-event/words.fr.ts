import { eventDesk } from '../../desk/event-words.fr.ts';
import { desk } from '../../desk/words.fr.ts';
import type { Words } from './words.en.ts';

export const words: Words = {
  desk,
  ...eventDesk,
  publicPage: 'La page publique de ce tournoi',
  stage: 'Étape',
  never: 'non enregistré',
  views: 'Vues du tournoi',
  tabs: {
    report: 'Rapport',
    changes: 'Variations',
    differences: 'Face à la version précédente',
    registration: 'Enregistrement',
  },
  versions: 'Versions du rapport',
  version: (version) => `Version ${version}`,
  states: {
    submitted: 'en attente',
    accepted: 'acceptée',
    rejected: 'refusée',
    superseded: 'remplacée par une plus récente',
  },
  size: (players, games) => `${players} joueurs, ${games} parties`,
  rounds: (from, to) => (from === to ? `ronde ${from} seulement` : `rondes ${from} à ${to} seulement`),
  download: (size) => `Télécharger le fichier (${size})`,
  noReport: 'Aucun rapport n’est encore arrivé.',
  noReportHint: 'Une fois le tournoi terminé, son rapport est remis ci-dessous.',
  gone: 'Cela ne peut pas être montré.',
  goneHint: 'Le fichier a été retiré là où la loi le demandait, ou il est illisible.',
  appealOf: 'Il a été fait appel du refus',
  said: 'Ce qui a été dit',
  saidWhen: {
    rejected: 'Motif du refus',
    withdrawn: 'Motif du retrait',
    corrected: 'Motif de la correction',
  },
  decision: 'Décision',
  accept: 'Accepter le rapport',
  cannotAccept: (errors) =>
    errors === 1
      ? 'Le rapport contient une erreur et ne peut être accepté. Refusez-le avec un motif, ou attendez une meilleure version.'
      : `Le rapport contient ${errors} erreurs et ne peut être accepté. Refusez-le avec un motif, ou attendez une meilleure version.`,
  busy: 'Un instant…',
  reasonMissing: 'Dites pourquoi : les intéressés le liront.',
  reasoned: {
    reject: {
      button: 'Refuser…',
      title: 'Refuser le rapport ?',
      text: 'L’organisateur lit le motif ; il peut remettre un meilleur rapport ou faire appel à temps.',
      label: 'Pourquoi est-il refusé ?',
      confirm: 'Refuser le rapport',
    },
    appeal: {
      button: 'Faire appel…',
      title: 'Faire appel du refus ?',
      text: 'Le même rapport revient devant le responsable du classement, avec votre motif.',
      label: 'Pourquoi en décider autrement ?',
      confirm: 'Faire appel',
    },
    reopen: {
      button: 'Revenir sur la décision…',
      title: 'Revenir sur la décision ?',
      text: 'Le rapport attend alors de nouveau une décision, et peut être accepté ou refusé. Un brouillon de liste qui le contient doit être recalculé. Ce qui avait été décidé reste dans l’historique, avec votre motif.',
      label: 'Pourquoi revenir sur la décision ?',
      confirm: 'Revenir sur la décision',
    },
    withdraw: {
      button: 'Retirer le tournoi…',
      title: 'Retirer le tournoi ?',
      text: 'Il quitte le calendrier et ne figurera sur aucune liste. Un rapport en attente ou accepté est refusé avec lui. L’enregistrer de nouveau fait revenir le tournoi.',
      label: 'Pourquoi est-il retiré ?',
      confirm: 'Retirer le tournoi',
    },
  },
  done: {
    registered: {
      title: 'Le tournoi est enregistré.',
      next: 'Sous Enregistrement, vous pouvez dire qui peut remettre son rapport.',
    },
    submitted: {
      title: 'Le rapport est remis.',
      next: 'Il attend la décision du responsable du classement. D’ici là, une meilleure version peut être remise.',
    },
    same: { title: 'Ce même fichier a déjà été remis.', next: 'Rien n’a été ajouté.' },
    accepted: {
      title: 'Le rapport est accepté.',
      next: 'Ses parties entrent dans la liste indiquée ci-dessous.',
    },
    rejected: {
      title: 'Le rapport est refusé.',
      next: 'L’organisateur peut en remettre un meilleur, ou faire appel à temps.',
    },
    appealed: {
      title: 'L’appel est fait.',
      next: 'Le rapport est de nouveau devant le responsable du classement.',
    },
    reopened: {
      title: 'La décision est annulée.',
      next: 'Le rapport attend de nouveau une décision.',
    },
    changed: {
      title: 'L’enregistrement est modifié.',
      next: 'Ce que le règlement en dit figure ci-dessous.',
    },
    given: { title: 'Les arbitres sont désignés.', next: 'Ils trouvent le tournoi sur leur bureau.' },
    withdrawn: { title: 'Le tournoi est retiré.', next: 'L’enregistrer de nouveau le fait revenir.' },
    corrected: {
      title: 'Le rapport corrigé est pris en compte.',
      next: 'Son effet entre dans la prochaine liste. Ce qui change, et pour qui, figure sous Variations.',
    },
  },
  difference: {
    header: 'Le tournoi',
    results: 'Résultats',
    players: 'Joueurs',
    what: 'Quoi',
    round: 'Ronde',
    game: 'Partie',
    nothing: 'rien',
    none: 'Les deux versions disent la même chose.',
    noneHint: 'Elles ne diffèrent que par ce qui ne compte pas, comme des espaces ou l’ordre des lignes.',
    sexes: { m: 'homme', w: 'femme', f: 'femme' },
    kinds: { added: 'nouveau dans cette version', removed: 'absent de cette version' },
    fields: {
      name: 'Nom',
      city: 'Ville',
      federation: 'Fédération',
      start: 'Premier jour',
      end: 'Dernier jour',
      type: 'Genre de tournoi',
      cadence: 'Cadence',
      rounds: 'Rondes',
      players: 'Joueurs',
      id: 'Identifiant',
      sex: 'Sexe',
      birth: 'Naissance',
      rating: 'Elo',
    },
  },
  registration: 'Ce qui est enregistré',
  onlyOfficers: 'Le responsable du classement de la fédération modifie ce qui est enregistré.',
  ratedFixed:
    'Le tournoi est pris en compte : son enregistrement reste tel quel. Une erreur du rapport se répare par un rapport corrigé.',
  changeReopens:
    'Le rapport a été accepté d’après ce qui est enregistré à présent. Après une modification, il faut en décider de nouveau.',
  changeBringsBack: 'Le tournoi est retiré. Enregistrez-le ici de nouveau, modifié ou tel quel.',
  change: 'Modifier l’enregistrement',
  bringBack: 'Enregistrer de nouveau',
  arbiters: 'Qui peut remettre son rapport',
  noArbiters:
    'Pour l’instant, seul le responsable du classement. Les arbitres désignés ici trouvent le tournoi sur leur bureau.',
  hasArbiters: (names) => `${names}, et le responsable du classement.`,
  arbiterNames: 'Noms des comptes',
  arbiterHint: 'Un par ligne.',
  give: 'Les désigner',
  withdrawal: 'Retirer le tournoi',
  withdrawalLead: 'S’il n’a pas lieu, ou s’il a été enregistré deux fois.',
  handIn: 'Remettre le rapport',
  handInAgain: 'Remettre une meilleure version',
  handInLead:
    'Le fichier est d’abord essayé : vous voyez ce qui y est constaté et ce qu’il changerait. Rien n’est gardé avant que vous ne le remettiez.',
  correct: 'Corriger le tournoi pris en compte',
  correctLead:
    'Avec un rapport corrigé du même tournoi. Vous voyez ce qui change, et pour qui, avant que rien ne soit gardé ; l’effet entre dans la prochaine liste.',
  onlyOfficersCorrect:
    'Le tournoi est pris en compte. Si quelque chose y est faux, dites-le au responsable du classement de la fédération, qui peut remettre un rapport corrigé.',
  drop: 'Déposez le rapport ici, ou choisissez-le',
  dropHint: (limit) => `Le rapport du logiciel d’appariement : TRF, ou encore CSV ou JSON. Au plus ${limit}.`,
  tooLarge: 'Ce fichier est trop grand',
  tooLargeHint: (limit) =>
    `Un rapport a au plus ${limit}, et même avec mille joueurs il est bien plus petit. Est-ce peut-être un autre fichier ?`,
  trying: 'Le rapport est mis à l’essai…',
  tried: (file, errors) =>
    errors === 0
      ? `${file} : aucune erreur`
      : errors === 1
        ? `${file} : une erreur`
        : `${file} : ${errors} erreurs`,
  triedErrors:
    'Rien n’est encore remis. Avec des erreurs, il peut être remis mais non accepté : mieux vaut les corriger d’abord.',
  triedFine: 'Rien n’est encore remis. Voyez les constats et ce qu’il changerait, puis remettez-le.',
  foundIn: 'Ce qui a été constaté',
  someRounds: 'Certaines rondes seulement',
  round: { from: 'Première ronde', to: 'Dernière ronde' },
  handInNow: 'Le remettre',
  takeCorrection: 'Prendre le rapport corrigé',
  correctTitle: 'Prendre le rapport corrigé ?',
  correctText:
    'Cela reste pour toujours dans l’histoire du tournoi. La prochaine liste en tient compte ; les listes publiées restent telles quelles.',
  correctBecause: 'Qu’est-ce qui était faux ?',
};
