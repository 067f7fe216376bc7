import type { Words } from '../../../en/web/pages/check.ts';
import { terms } from '../../terms.ts';
import { eventDesk } from '../desk-events.ts';

export const words: Words = {
  title: 'Vérifier un rapport',
  lead: 'Les mêmes contrôles que le bureau des classements, dans votre navigateur. Rien n’est envoyé.',
  drop: 'Déposez un rapport ici, ou choisissez un fichier',
  dropHint: 'TRF06, TRF16, TRF26, CSV ou JSON',
  paste: 'Ou collez-le',
  edit: 'Modifier le rapport',
  pasteHint: 'Les lignes d’un TRF. Après une correction, vérifiez à nouveau.',
  cadence: terms.headings.cadence,
  type: 'Type de tournoi',
  typeOfReport: 'selon le rapport',
  types: eventDesk.types,
  check: 'Vérifier',
  example: 'Essayer un exemple avec des erreurs',
  notLoaded: 'Le vérificateur n’a pas pu être chargé. Vérifiez votre connexion et réessayez.',
  found: (file, errors, all) =>
    all === 0
      ? `${file}\u202f: aucun constat`
      : `${file}\u202f: ${errors === 0 ? 'aucune erreur' : errors === 1 ? '1 erreur' : `${errors}\u00a0erreurs`}, ${all} ${all === 1 ? 'constat' : 'constats'} en tout`,
  foundErrors:
    'Un rapport qui contient des erreurs ne peut pas être pris en compte. Corrigez les lignes signalées ci-dessous.',
  foundNone:
    'Le rapport peut être pris en compte. Les classements et K sont ceux du rapport\u202f; le bureau utilise sa propre liste.',
  event: terms.headings.event,
  players: 'Joueurs',
  rounds: 'Rondes',
  edition: 'Règlement',
  findings: 'Constats',
  preview: 'Variations de classement',
  save: 'Télécharger',
  saveLead: 'Le rapport tel que modifié ci-dessus, ou converti dans un autre format.',
  saveEdited: 'Rapport corrigé',
  saved: (format, notes) =>
    notes === 0
      ? `Enregistré en ${format}. Rien n’a été perdu.`
      : `Enregistré en ${format}. ${notes === 1 ? 'Une valeur n’a pas trouvé sa place ou a changé' : `${notes} valeurs n’ont pas trouvé leur place ou ont changé`}\u202f:`,
  listing: { ...eventDesk.listing, hintRegistration: 'Si c’est inexact, corrigez l’en-tête du rapport.' },
  changes: { ...eventDesk.changes, caption: 'Calculé d’après les classements du rapport.' },
};
