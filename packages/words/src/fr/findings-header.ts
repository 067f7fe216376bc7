import { hasDateForm, nameOf } from '../format.ts';
import type { HeaderFindings } from '../types/messages.ts';
import { also, french } from './format.ts';
import { names } from './names.ts';

const { and, count, date } = french;

const field = (name: string): string => nameOf(names.reportFields, name);
const cadence = (name: string): string => nameOf(names.cadences, name);
const rating = (text: string): string => (text === '–' ? 'aucun classement' : text);

/** The first of some players. */
const list = (players: readonly string[]): string =>
  players.slice(0, 8).join(' · ') + (players.length > 8 ? ` · et ${players.length - 8} autres` : '');

/** Findings stored by earlier versions hold `from 2005-07-01`. */
const firstDay = (first: string): string => date(first.replace('from ', ''));

/** The header of a report, and the report against a rating list. */
export const headerFindings: HeaderFindings = Object.freeze({
  // the header
  'start-missing': {
    says: (v) =>
      `Le premier jour du tournoi n’est pas donné (ligne 042) ; on ignore donc ${v.edition === null ? 'quelles règles s’appliquent' : `quelle liste était en vigueur ; édition choisie : ${v.edition}`}.`,
    hint: 'L’ajouter : 042 et la date sous la forme AAAA/MM/JJ.',
  },
  'headers-missing': {
    says: (v) => `Le rapport ne donne pas : ${and(v.fields.map(field))}.`,
    hint: 'Le responsable du classement en aura besoin.',
  },
  'count-differs': {
    says: (v) =>
      `Nombre annoncé (${field(v.field)}) : ${v.stated} ; trouvé : ${v.found}${v.unrated?.length ? ` ; sans classement : ${list(v.unrated)}` : ''}.`,
    hint: (v) =>
      v.found < v.stated
        ? 'Voir s’il manque quelqu’un.'
        : 'Corriger le nombre ; le classement n’en dépend pas.',
  },
  'federation-unknown': {
    says: (v) => `La fédération du tournoi, « ${v.text} », n’existe pas.`,
    hint: 'La corriger : un code a trois lettres, par exemple FRA.',
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
    hint: (v) =>
      hasDateForm(v.text)
        ? 'Vérifier l’année, le mois et le jour.'
        : 'Écrire les dates sous la forme AAAA/MM/JJ.',
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
    says: (v) =>
      `« ${v.text} » (${field(v.field)}) n’est pas dans l’ordre année, mois, jour ; lu comme le ${date(v.taken)}${v.times > 1 ? ` (${count(v.times, 'date', 'dates')} en tout)` : ''}.`,
    hint: (v) =>
      v.field === 'round'
        ? 'Écrire les dates de la ligne 132 sous la forme AA/MM/JJ.'
        : 'Écrire les dates sous la forme AAAA/MM/JJ.',
  },
  'year-differs': {
    says: (v) =>
      `Le ${date(v.date)} (${field(v.field)}) ne concorde pas avec les autres dates du rapport, par exemple le ${date(v.other)}.`,
    hint: (v) =>
      `Corriger l’année à la ligne ${v.field === 'start' ? '042' : '052'}, ou les autres dates, puis vérifier de nouveau.`,
  },
  'start-in-future': {
    says: (v) => `Le tournoi commence le ${date(v.start)}, et nous sommes le ${date(v.today)}.`,
    hint: 'Corriger la ligne 042 : un tournoi qui a des résultats a commencé.',
  },
  'ratings-per-game': {
    says: (v) =>
      `Le tournoi compte chaque partie avec les classements de son jour (${v.article}) ; une seule liste ne suffit pas.`,
    hint: 'Calculer le tournoi avec les commandes « office », qui ont toutes les listes.',
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
    says: () => 'Les jours des rondes ne sont pas dans leurs colonnes ; ils sont lus dans leur ordre.',
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
    says: (v) => `Le type de tournoi « ${v.text} » est inconnu ; considéré comme système suisse.`,
    hint: 'L’indiquer avec --type.',
  },
  'type-assumed': {
    says: (v) =>
      `Le rapport n’indique pas le type du tournoi (ligne 092) ; type supposé : ${nameOf(names.eventTypes, v.type)}.`,
    hint: 'Rien à faire si c’est juste ; sinon l’indiquer avec --type.',
  },
  'cadence-differs': {
    says: (v) =>
      v.minutes === 0
        ? `Le tournoi est de cadence ${cadence(v.found)} d’après son type, mais a été vérifié en cadence ${cadence(v.cadence)}.`
        : `${v.minutes} minutes pour 60 coups font une cadence ${cadence(v.found)}, mais le tournoi a été vérifié en cadence ${cadence(v.cadence)}.`,
    hint: (v) =>
      `Si la cadence est bien ${cadence(v.found)}, l’indiquer avec --cadence ${v.found} ; sinon corriger le rapport.`,
  },
  'before-first-edition': {
    says: (v) =>
      `Le tournoi commence le ${date(v.start)}, avant la première édition connue (${firstDay(v.first)}).`,
    hint: 'Choisir une édition avec --edition pour voir ce qu’elle donnerait.',
  },

  // against a rating list
  'not-on-list': {
    says: (v) =>
      `Joueur ${v.no} : l’identifiant FIDE ${v.id} n’est pas sur la liste ; considéré comme non classé.`,
    hint: 'Vérifier l’identifiant, et que la liste est celle en vigueur.',
  },
  'another-person': {
    says: (v) =>
      `Le joueur ${v.no} est « ${v.report} » dans le rapport, mais l’identifiant ${v.id} est celui d’une autre personne sur la liste : « ${v.list} ».`,
    hint: 'Corriger l’identifiant ; la liste décide du classement utilisé.',
  },
  'name-differs': {
    says: (v) => `Le joueur ${v.no} est « ${v.report} » dans le rapport et « ${v.list} » sur la liste.`,
    hint: 'S’assurer que l’identifiant appartient à cette personne.',
  },
  'federation-differs': {
    says: (v) => `Le joueur ${v.no} joue pour ${v.report} dans le rapport et pour ${v.list} sur la liste.`,
    hint: 'Rien à faire si le joueur a changé de fédération.',
  },
  'birth-differs': {
    says: (v) => `Le joueur ${v.no} est né en ${v.report} dans le rapport et en ${v.list} sur la liste.`,
    hint: 'S’assurer que l’identifiant appartient à cette personne.',
  },
  'rating-differs': {
    says: (v) => `Joueur ${v.no} : ${rating(v.report)} dans le rapport, ${rating(v.list)} sur la liste.`,
    hint: 'La liste décide.',
  },
  'k-unknown': {
    says: (v) =>
      `Joueur ${v.no} : la liste ne donne pas K ; il est calculé d’après la naissance et le classement${also(v)}.`,
    hint: 'Rien à faire ; --explain dit comment.',
  },
  'k-not-taken': {
    says: (v) => `K ${v.k} n’est pas utilisé : l’édition ${v.edition} fixe elle-même K.`,
    hint: 'Enlever --k ; seules les listes rapides de 2005 à 2011 laissent K à l’administrateur.',
  },
  'k-irregular': {
    says: (v) =>
      `Joueur ${v.no} : la liste donne K = ${v.k}, que le règlement ne connaît pas ; il est calculé d’après la naissance et le classement${also(v)}.`,
    hint: 'Voir si la liste est endommagée.',
  },
  'inactive-on-list': {
    says: (v) => `Le joueur ${v.no} est inactif sur la liste${also(v)}.`,
    hint: 'Rien à faire : ses parties comptent.',
  },
  'deceased-on-list': {
    says: (v) => `Le joueur ${v.no} est marqué comme décédé sur la liste${also(v)}.`,
    hint: 'S’assurer que l’identifiant appartient à cette personne.',
  },
  'possible-duplicate': {
    says: (v) =>
      `Les joueurs ${v.other} et ${v.no} sont peut-être la même personne : nom, année de naissance et fédération concordent.`,
    hint: 'S’assurer que ce sont deux personnes.',
  },
  'list-not-in-force': {
    says: (v) => `La liste est du ${date(v.list)} ; celle en vigueur au début est du ${date(v.needed)}.`,
    hint: 'Donner la bonne liste avec --list.',
  },
  'list-date-unknown': {
    says: () =>
      'La date de la liste de classement est inconnue ; on ignore si elle était en vigueur au début.',
    hint: 'Donner sa date avec --list-date.',
  },
} satisfies HeaderFindings);
