import type { Words } from '../../../en/web/pages/desk-event.ts';
import { terms } from '../../terms.ts';
import { desk } from '../desk.ts';
import { eventDesk } from '../desk-events.ts';

export const words: Words = {
  desk,
  ...eventDesk,
  publicPage: 'Page publique',
  stage: 'Étape',
  never: 'non enregistré',
  views: 'Vues du tournoi',
  tabs: {
    report: 'Rapport',
    changes: 'Variations',
    differences: 'Changements depuis la version précédente',
    registration: 'Enregistrement',
  },
  versions: 'Versions du rapport',
  version: (version) => `Version ${version}`,
  states: terms.reportStates,
  rounds: (from, to) => (from === to ? `ronde ${from} seulement` : `rondes ${from} à ${to} seulement`),
  download: (size) => `Télécharger (${size})`,
  reportForm: 'Formulaire de rapport',
  noReport: 'Pas encore de rapport.',
  noReportHint: 'Remettez le rapport ci-dessous une fois le tournoi terminé.',
  gone: 'Non disponible.',
  goneHint: 'Le fichier a été expurgé ou est illisible.',
  appealOf: 'Appel contre le refus',
  said: 'Commentaire',
  saidWhen: {
    rejected: 'Motif du refus',
    withdrawn: 'Motif du retrait',
    corrected: 'Motif de la correction',
  },
  decision: 'Décision',
  accept: 'Accepter le rapport',
  cannotAccept: (errors) =>
    errors === 1
      ? 'Le rapport contient 1 erreur et ne peut pas être accepté. Refusez-le ou attendez une nouvelle version.'
      : `Le rapport contient ${errors} erreurs et ne peut pas être accepté. Refusez-le ou attendez une nouvelle version.`,
  busy: 'Un instant…',
  reasonMissing: 'Indiquez un motif\u202f; les personnes concernées le liront.',
  reasoned: {
    reject: {
      button: 'Refuser…',
      title: 'Refuser le rapport\u202f?',
      text: 'L’organisateur voit le motif et peut remettre un nouveau rapport ou faire appel.',
      label: 'Motif du refus',
      confirm: 'Refuser le rapport',
    },
    appeal: {
      button: 'Faire appel…',
      title: 'Faire appel du refus\u202f?',
      text: 'Le responsable du classement réexamine le même rapport, avec votre motif.',
      label: 'Motif de l’appel',
      confirm: 'Déposer l’appel',
    },
    reopen: {
      button: 'Rouvrir…',
      title: 'Rouvrir la décision\u202f?',
      text: 'Le rapport attend de nouveau une décision. Les brouillons de liste qui le contiennent doivent être recalculés. L’historique garde la décision et votre motif.',
      label: 'Motif de la réouverture',
      confirm: 'Rouvrir',
    },
    withdraw: {
      button: 'Retirer le tournoi…',
      title: 'Retirer le tournoi\u202f?',
      text: 'Le tournoi ne sera pas pris en compte et son rapport sera refusé. Pour le rétablir, enregistrez-le de nouveau.',
      label: 'Motif du retrait',
      confirm: 'Retirer le tournoi',
    },
  },
  done: {
    registered: {
      title: 'Tournoi enregistré.',
      next: 'Désignez les arbitres dans l’onglet Enregistrement.',
    },
    submitted: {
      title: 'Rapport remis.',
      next: 'Il attend la décision du responsable du classement. D’ici là, vous pouvez remettre une nouvelle version.',
    },
    same: { title: 'Ce fichier a déjà été remis.', next: 'Rien n’a changé.' },
    accepted: {
      title: 'Rapport accepté.',
      next: 'Ses parties entrent dans la liste ci-dessous.',
    },
    rejected: {
      title: 'Rapport refusé.',
      next: 'L’organisateur peut en remettre un nouveau ou faire appel.',
    },
    appealed: { title: 'Appel déposé.', next: 'Le rapport attend de nouveau une décision.' },
    reopened: { title: 'Décision rouverte.', next: 'Le rapport attend de nouveau une décision.' },
    changed: { title: 'Enregistrement modifié.', next: 'Les délais figurent ci-dessous.' },
    given: { title: 'Arbitres désignés.', next: 'Le tournoi apparaît sur leur bureau.' },
    withdrawn: { title: 'Tournoi retiré.', next: 'Pour le rétablir, enregistrez-le de nouveau.' },
    corrected: {
      title: 'Correction acceptée.',
      next: 'Elle agit sur la prochaine liste. Son effet figure dans l’onglet Variations.',
    },
  },
  difference: {
    header: 'Tournoi',
    results: 'Résultats',
    players: 'Joueurs',
    what: 'Champ',
    round: 'Ronde',
    game: 'Partie',
    nothing: 'rien',
    none: 'Les deux versions sont identiques.',
    noneHint:
      'Elles ne diffèrent que par des détails sans effet sur le classement, comme les espaces ou l’ordre des lignes.',
    sexes: { m: 'homme', w: 'femme', f: 'femme' },
    kinds: { added: 'nouveau dans cette version', removed: 'absent de cette version' },
    fields: {
      name: terms.headings.name,
      city: 'Ville',
      federation: terms.headings.federation,
      start: 'Premier jour',
      end: 'Dernier jour',
      type: 'Type de tournoi',
      cadence: terms.headings.cadence,
      rounds: 'Rondes',
      players: 'Joueurs',
      id: terms.headings.id,
      sex: 'Sexe',
      birth: 'Naissance',
      rating: terms.headings.rating,
    },
  },
  registration: 'Données d’enregistrement',
  onlyOfficers: 'Seul le responsable du classement de la fédération peut modifier l’enregistrement.',
  ratedFixed:
    'Le tournoi est pris en compte\u202f; son enregistrement ne change plus. Pour réparer une erreur, remettez un rapport corrigé.',
  changeReopens:
    'Le rapport a été accepté avec cet enregistrement. Après une modification, il faut une nouvelle décision.',
  changeBringsBack: 'Le tournoi est retiré. Enregistrez-le ici de nouveau, modifié ou tel quel.',
  change: 'Modifier l’enregistrement',
  bringBack: 'Enregistrer de nouveau',
  arbiters: 'Qui peut remettre le rapport',
  noArbiters:
    'Pour l’instant, seul le responsable du classement. Les arbitres désignés ici trouvent le tournoi sur leur bureau.',
  hasArbiters: (names) => `${names}, et le responsable du classement.`,
  arbiterNames: 'Noms des comptes',
  arbiterHint: 'Un par ligne.',
  give: 'Désigner',
  withdrawal: 'Retirer le tournoi',
  withdrawalLead: 'S’il n’a pas lieu, ou s’il a été enregistré deux fois.',
  handIn: 'Remettre le rapport',
  handInAgain: 'Remettre une nouvelle version',
  handInLead:
    'Le fichier est d’abord vérifié\u202f: vous voyez les constats et les variations. Rien n’est conservé avant la remise.',
  correct: 'Corriger le tournoi',
  correctLead:
    'Choisissez un rapport corrigé. Vous voyez d’abord son effet, sans rien enregistrer\u202f; il agit sur la prochaine liste.',
  onlyOfficersCorrect:
    'Le tournoi est pris en compte. Pour le corriger, adressez-vous au responsable du classement de la fédération.',
  drop: 'Déposez le rapport ici ou choisissez un fichier',
  dropHint: (limit) => `TRF, CSV ou JSON du logiciel d’appariement, ${limit} au plus.`,
  tooLarge: 'Fichier trop grand',
  tooLargeHint: (limit) =>
    `La limite est de ${limit}\u202f; un rapport de mille joueurs est bien plus petit. Vérifiez que c’est bien le rapport.`,
  trying: 'Vérification du rapport…',
  tried: (file, errors) =>
    errors === 0
      ? `${file}\u202f: aucune erreur`
      : errors === 1
        ? `${file}\u202f: une erreur`
        : `${file}\u202f: ${errors} erreurs`,
  triedErrors:
    'Pas encore remis. Un rapport avec des erreurs peut être remis, mais pas accepté. Corrigez d’abord les erreurs.',
  triedFine: 'Pas encore remis. Examinez les constats et les variations, puis remettez-le.',
  foundIn: 'Constats',
  receivedOn: 'Reçu le, si ce n’est pas aujourd’hui',
  someRounds: 'Le rapport ne contient que certaines rondes',
  round: { from: 'Première ronde', to: 'Dernière ronde' },
  handInNow: 'Remettre',
  takeCorrection: 'Accepter la correction',
  correctTitle: 'Accepter la correction\u202f?',
  correctText:
    'La correction est définitive et agit sur la prochaine liste. Les listes publiées ne changent pas.',
  correctBecause: 'Quelle était l’erreur\u202f?',
};
