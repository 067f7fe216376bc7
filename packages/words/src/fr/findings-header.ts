import type { HeaderFindings } from '../dictionary.ts';
import { nameOf } from '../format.ts';
import { french } from './format.ts';
import { names } from './names.ts';

const { and, count, date } = french;

const field = (name: string): string => nameOf(names.reportFields, name);
const cadence = (name: string): string => nameOf(names.cadences, name);
const rating = (text: string): string => (text === '–' ? 'aucun classement' : text);

/** The engine says in words from when on something is known. */
const firstDay = (allowed: string): string => date(/\d{4}-\d\d-\d\d/.exec(allowed)?.[0] ?? allowed);

/** The header of a report, and the report against a rating list. */
export const headerFindings: HeaderFindings = Object.freeze({
  // the header
  'start-missing': {
    says: (v) =>
      `Le premier jour du tournoi n’est pas donné (ligne 042), on ne peut donc pas dire ${v.edition === null ? 'quelles règles s’appliquent' : `quelle liste était en vigueur ; édition choisie : ${v.edition}`}.`,
    hint: 'L’ajouter : 042 et la date sous la forme AAAA/MM/JJ.',
  },
  'headers-missing': {
    says: (v) => `Le rapport ne donne pas : ${and(v.fields.map(field))}.`,
    hint: 'Le responsable du classement voudra le savoir.',
  },
  'count-differs': {
    says: (v) => `Nombre annoncé (${field(v.field)}) : ${v.stated} ; trouvé : ${v.found}.`,
    hint: (v) =>
      v.found < v.stated
        ? 'Voir s’il manque quelqu’un.'
        : 'Corriger le nombre ; le classement n’en dépend pas.',
  },
  'rounds-differ': {
    says: (v) =>
      `Le rapport annonce ${count(v.stated, 'ronde', 'rondes')} et a des résultats pour ${v.found}.`,
    hint: (v) =>
      v.found < v.stated
        ? 'Voir s’il manque une ronde.'
        : 'Corriger le nombre, ou supprimer ce qui n’est pas une ronde de ce tournoi.',
  },
  'date-unreadable': {
    says: (v) => `Date illisible, ${field(v.field)} : « ${v.text} ».`,
    hint: 'Écrire les dates sous la forme AAAA/MM/JJ.',
  },
  'headers-contradict': {
    says: (v) =>
      `La ligne ${v.field} dit « ${v.text} », la ligne ${v.other} « ${v.otherText} » ; ${v.field} compte.`,
    hint: 'Mettre les deux lignes en accord.',
  },
  'date-ambiguous': {
    says: (v) =>
      `« ${v.text} » (${field(v.field)}) peut se lire de ${v.ways > 2 ? 'trois' : 'deux'} façons ; lu comme le ${date(v.taken)}.`,
    hint: 'Écrire les dates sous la forme AAAA/MM/JJ.',
  },
  'date-order-unusual': {
    says: (v) => `« ${v.text} » (${field(v.field)}) a le jour avant le mois ; lu comme le ${date(v.taken)}.`,
    hint: 'Écrire les dates sous la forme AAAA/MM/JJ.',
  },
  'start-in-future': {
    says: (v) => `Le tournoi commence le ${date(v.start)}, et nous sommes le ${date(v.today)}.`,
    hint: 'Corriger la ligne 042 : un tournoi qui a des résultats a commencé.',
  },
  'dates-out-of-order': {
    says: (v) => `Le tournoi finit le ${date(v.end)}, avant de commencer le ${date(v.start)}.`,
    hint: 'Corriger la ligne 042 ou 052.',
  },
  'round-date-outside': {
    says: (v) => `La ronde ${v.round}, le ${date(v.date)}, est hors des dates du tournoi.`,
    hint: 'Corriger la ligne 132, ou les dates du tournoi.',
  },
  'rounds-out-of-order': {
    says: (v) => `La ronde ${v.round}, le ${date(v.date)}, est avant la ronde qui la précède.`,
    hint: 'Corriger la ligne 132.',
  },
  'round-dates-misplaced': {
    says: () => 'Les jours des rondes ne sont pas dans leurs colonnes ; ils sont pris dans leur ordre.',
    hint: 'La ligne 132 les donne sous la forme AA/MM/JJ dès la colonne 92, dix colonnes chacun.',
  },
  'round-dates-differ': {
    says: (v) =>
      `Le rapport donne ${count(v.dates, 'jour', 'jours')} pour les rondes et a des résultats pour ${count(v.rounds, 'ronde', 'rondes')}.`,
    hint: 'Corriger la ligne 132.',
  },
  'time-control-unreadable': {
    says: (v) => `La cadence de jeu « ${v.text} » est illisible.`,
    hint: (v) =>
      /^\d+$/.test(v.text)
        ? `Écrire ${v.text}+0 pour ${v.text} minutes sans incrément, ou l’incrément après le plus.`
        : 'L’écrire en minutes et secondes par coup, par exemple 90+30, ou donner la forme codée à la ligne 222.',
  },
  'type-unreadable': {
    says: (v) => `Le type de tournoi « ${v.text} » est inconnu ; considéré comme un Système Suisse.`,
    hint: 'Le dire avec --type.',
  },
  'type-assumed': {
    says: (v) =>
      `Le rapport ne dit pas le type du tournoi (ligne 092) ; type supposé : ${nameOf(names.eventTypes, v.type)}.`,
    hint: 'Rien à faire si c’est juste ; sinon le dire avec --type.',
  },
  'cadence-differs': {
    says: (v) =>
      v.minutes === 0
        ? `Le tournoi est de cadence ${cadence(v.found)} par son type, mais a été examiné en cadence ${cadence(v.cadence)}.`
        : `${v.minutes} minutes pour 60 coups font une cadence ${cadence(v.found)}, mais le tournoi a été examiné en cadence ${cadence(v.cadence)}.`,
    hint: (v) =>
      `Si la cadence est bien ${cadence(v.found)}, le dire avec --cadence ${v.found} ; sinon corriger le rapport.`,
  },
  'before-first-edition': {
    says: (v) =>
      `Le tournoi commence le ${date(v.start)}, avant la première édition connue (${firstDay(v.first)}).`,
    hint: 'Choisir une édition avec --edition pour voir ce qu’elle donnerait.',
  },

  // against a rating list
  'not-on-list': {
    says: (v) => `Joueur ${v.no} : l’ID FIDE ${v.id} n’est pas sur la liste ; considéré comme non classé.`,
    hint: 'Vérifier l’ID, et que la liste est celle en vigueur.',
  },
  'another-person': {
    says: (v) =>
      `Le joueur ${v.no} est « ${v.report} » dans le rapport, mais l’ID ${v.id} est une autre personne sur la liste : « ${v.list} ».`,
    hint: 'Corriger l’ID ; la liste décide du classement utilisé.',
  },
  'name-differs': {
    says: (v) => `Le joueur ${v.no} est « ${v.report} » dans le rapport et « ${v.list} » sur la liste.`,
    hint: 'S’assurer que l’ID appartient à cette personne.',
  },
  'federation-differs': {
    says: (v) => `Le joueur ${v.no} joue pour ${v.report} dans le rapport et pour ${v.list} sur la liste.`,
    hint: 'Rien à faire si le joueur a changé de fédération.',
  },
  'birth-differs': {
    says: (v) => `Le joueur ${v.no} est né en ${v.report} dans le rapport et en ${v.list} sur la liste.`,
    hint: 'S’assurer que l’ID appartient à cette personne.',
  },
  'rating-differs': {
    says: (v) => `Joueur ${v.no} : ${rating(v.report)} dans le rapport, ${rating(v.list)} sur la liste.`,
    hint: 'La liste décide.',
  },
  'k-unknown': {
    says: (v) => `Joueur ${v.no} : la liste ne donne pas K ; il est déduit de la naissance et du classement.`,
    hint: 'Rien à faire ; --explain dit comment.',
  },
  'k-irregular': {
    says: (v) =>
      `Joueur ${v.no} : la liste donne K = ${v.k}, que le règlement ne connaît pas ; il est déduit de la naissance et du classement.`,
    hint: 'Voir si la liste est endommagée.',
  },
  'inactive-on-list': {
    says: (v) => `Le joueur ${v.no} est inactif sur la liste.`,
    hint: 'Rien à faire : ses parties comptent quand même.',
  },
  'deceased-on-list': {
    says: (v) => `Le joueur ${v.no} est marqué comme décédé sur la liste.`,
    hint: 'S’assurer que l’ID appartient à cette personne.',
  },
  'possible-duplicate': {
    says: (v) =>
      `Les joueurs ${v.other} et ${v.no} sont peut-être la même personne : nom, année de naissance et fédération concordent.`,
    hint: 'S’assurer qu’ils sont deux.',
  },
  'list-not-in-force': {
    says: (v) => `La liste est du ${date(v.list)} ; celle en vigueur au début est du ${date(v.needed)}.`,
    hint: 'Donner la bonne liste avec --list.',
  },
  'list-date-unknown': {
    says: () =>
      'La date de la liste de classement est inconnue ; on ignore donc si elle était en vigueur au début.',
    hint: 'Donner son jour avec --list-date.',
  },
} satisfies HeaderFindings);
