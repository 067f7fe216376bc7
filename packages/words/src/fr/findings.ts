import type { Dictionary, Findings } from '../dictionary.ts';
import { nameOf } from '../format.ts';
import { french } from './format.ts';
import { names } from './names.ts';

const { and, count, date, decimal, points } = french;

const field = (name: string): string => nameOf(names.reportFields, name);
const result = (code: string): string => nameOf(names.results, code);
const cadence = (name: string): string => nameOf(names.cadences, name);
const megabytes = (bytes: number): string => `${decimal((bytes / 1_048_576).toFixed(1))} Mo`;
const rating = (text: string): string => (text === '–' ? 'aucun classement' : text);

/** The engine says in words from when on something is known. */
const firstDay = (allowed: string): string => date(/\d{4}-\d\d-\d\d/.exec(allowed)?.[0] ?? allowed);

export const findingHints: Dictionary['findingHints'] = Object.freeze({
  error: 'Le tournoi ne peut pas être pris en compte ainsi ; si le rapport est inexact, le corriger.',
  warning: null,
  note: null,
});

export const findings: Findings = Object.freeze({
  // the file as a whole
  'file-too-large': {
    says: (v) => `Le fichier fait ${megabytes(v.bytes)} ; un rapport en fait ${megabytes(v.limit)} au plus.`,
    hint: 'Est-ce bien un rapport de tournoi ? Une liste de classement se donne avec --list.',
  },
  'too-many-lines': {
    says: (v) => `Le fichier a plus de ${v.limit} lignes, le maximum qui est lu.`,
    hint: 'Est-ce bien un rapport de tournoi ? Une liste de classement se donne avec --list.',
  },
  'line-too-long': {
    says: (v) => `La ligne a ${v.length} caractères, plus que les ${v.limit} qui sont lus.`,
    hint: 'Exporter de nouveau le rapport ; chaque ligne porte un joueur ou une indication.',
  },
  'findings-left-out': {
    says: (v) => `${v.left} autres constats sont omis : ${v.limit} au plus sont énumérés.`,
    hint: 'Corriger ce qui est énuméré, puis vérifier de nouveau.',
  },
  'not-a-report': {
    says: () => "Il n'y a aucun joueur dans le fichier (aucune ligne qui commence par 001).",
    hint: "Exporter le tournoi comme rapport FIDE (TRF) depuis le logiciel d'appariement.",
  },
  'encoding-latin-1': {
    says: () => "Le fichier n'est pas en UTF-8 ; il a été lu en Latin-1.",
    hint: 'Rien à faire si les noms sont corrects.',
  },
  'record-unknown': {
    says: (v) =>
      `Les lignes qui commencent par « ${v.code} » sont inconnues ; elles sont gardées telles quelles.`,
    hint: 'Rien à faire, sauf si la ligne devait compter.',
  },
  'header-repeated': {
    says: (v) => `La ligne ${v.field} figure plusieurs fois ; la première compte.`,
    hint: 'Supprimer les autres.',
  },

  // one field
  'field-unreadable': {
    says: (v) => `Illisible, ${field(v.field)} : « ${v.text} ».`,
    hint: "L'écrire comme un nombre, dans ses colonnes.",
  },
  'columns-shifted': {
    says: (v) => `« ${v.text} » est dans une colonne qui doit rester vide : la ligne est décalée.`,
    hint: 'Remettre les champs dans leurs colonnes ; un nom ou un ID trop long décale souvent le reste.',
  },
  'result-unknown': {
    says: (v) => `Ronde ${v.round} : « ${v.text} » n'est pas un résultat.`,
    hint: 'Les résultats sont 1 = 0, + et - pour les forfaits, W D L pour les parties non comptabilisées, H F U Z pour les exemptions.',
  },
  'opponent-unreadable': {
    says: (v) => `Ronde ${v.round} : « ${v.text} » n'est pas le numéro de départ d'un adversaire.`,
    hint: "Donner le numéro de départ, ou 0000 s'il n'y a pas d'adversaire.",
  },
  'colour-unknown': {
    says: (v) => `Ronde ${v.round} : « ${v.text} » n'est pas une couleur ; elle est ignorée.`,
    hint: 'Les couleurs sont w, b, ou - pour aucune.',
  },

  // players and results
  'start-number-missing': {
    says: (v) => `${v.name || 'Un joueur sans nom'} n'a pas de numéro de départ.`,
    hint: 'Donner à chaque joueur un numéro à lui.',
  },
  'start-number-repeated': {
    says: (v) => `Le numéro de départ ${v.no} est déjà donné à la ligne ${v.first}.`,
    hint: 'Donner à chaque joueur un numéro à lui.',
  },
  'id-repeated': {
    says: (v) => `L'ID FIDE ${v.id} est déjà donné à la ligne ${v.first}.`,
    hint: 'Trouver lequel des deux a cet ID.',
  },
  'id-missing': {
    says: (v) => `${v.name} a un classement mais pas d'ID FIDE, il ne peut donc pas être vérifié.`,
    hint: "Ajouter l'ID.",
  },
  'opponent-not-in-report': {
    says: (v) => `Joueur ${v.no}, ronde ${v.round} : l'adversaire ${v.opponent} n'est pas dans le rapport.`,
    hint: 'Ajouter le joueur manquant, ou corriger le numéro.',
  },
  'opponent-is-himself': {
    says: (v) => `Joueur ${v.no}, ronde ${v.round} : l'adversaire est le joueur lui-même.`,
    hint: "Corriger le numéro de l'adversaire.",
  },
  'pairing-one-sided': {
    says: (v) =>
      `Joueur ${v.no}, ronde ${v.round} : l'adversaire est ${v.opponent}, mais ${v.opponent} ${v.found === '–' ? "n'a pas d'adversaire" : `a l'adversaire ${v.found}`} dans cette ronde.`,
    hint: 'Mettre les deux lignes en accord.',
  },
  'results-contradict': {
    says: (v) =>
      `Ronde ${v.round} : ${v.no} a ${result(v.result)} contre ${v.opponent}, qui a ${result(v.other)} ; cela ne va pas ensemble.`,
    hint: "Corriger l'un des deux résultats.",
  },
  'colours-contradict': {
    says: (v) =>
      `Ronde ${v.round} : ${v.no} et ${v.opponent} ont tous deux les ${v.colour === 'w' ? 'Blancs' : 'Noirs'}.`,
    hint: "Corriger une couleur ; le classement n'en dépend pas.",
  },
  'result-without-opponent': {
    says: (v) =>
      `Joueur ${v.no}, ronde ${v.round} : ${result(v.result)} sans adversaire ; cela ne compte pas.`,
    hint: "Ajouter l'adversaire, ou écrire H, F, U ou Z pour une exemption.",
  },
  'half-point-unplayed': {
    says: (v) =>
      `${count(v.times, 'résultat', 'résultats')} « = » sans adversaire, lu comme exemption d'un demi-point (d'abord : joueur ${v.no}, ronde ${v.round}).`,
    hint: 'Rien à faire ; H le dit plus clairement.',
  },
  'forfeit-without-opponent': {
    says: (v) =>
      `${count(v.times, 'résultat', 'résultats')} « + » ou « - » sans adversaire, lu comme exemption (d'abord : joueur ${v.no}, ronde ${v.round}).`,
    hint: 'Rien à faire ; F, U ou Z le dit plus clairement.',
  },
  'bye-with-opponent': {
    says: (v) => `Joueur ${v.no}, ronde ${v.round} : ${result(v.result)} avec un adversaire (${v.opponent}).`,
    hint: "Supprimer l'adversaire, ou donner le résultat de la partie.",
  },
  'pair-met-again': {
    says: (v) =>
      `${v.no} et ${v.opponent} se rencontrent à la ronde ${v.round} comme à la ronde ${v.first} ; cela n'arrive pas au Système Suisse.`,
    hint: "Corriger l'appariement, ou dire le type du tournoi avec --type.",
  },
  'points-differ': {
    says: (v) =>
      `Le joueur ${v.no} a ${points(Number(v.points))} dans le rapport, mais ses résultats font ${points(Number(v.computed))}.`,
    hint: "Voir s'il manque un résultat ou si l'un est faux ; le classement suit les résultats.",
  },
  'ranks-out-of-order': {
    says: (v) =>
      `${count(v.times, 'rang ne suit', 'rangs ne suivent')} pas des points (d'abord : joueur ${v.no}, rang ${v.rank} avec ${points(Number(v.points))}).`,
    hint: "Le classement FIDE n'en dépend pas.",
  },
  'nothing-played': {
    says: () => "Aucune partie du rapport n'a été jouée.",
    hint: 'Exporter le rapport une fois les résultats saisis.',
  },
  'result-missing': {
    says: (v) => `Ronde ${v.round} : la partie de ${v.no} contre ${v.opponent} n'a pas de résultat.`,
    hint: 'Donner le résultat sur les deux lignes.',
  },

  // the header
  'start-missing': {
    says: () =>
      "Le premier jour du tournoi n'est pas donné (ligne 042), on ne peut donc pas dire quelles règles s'appliquent.",
    hint: "L'ajouter : 042 et la date sous la forme AAAA/MM/JJ.",
  },
  'headers-missing': {
    says: (v) => `Le rapport ne donne pas : ${and(v.fields.map(field))}.`,
    hint: 'Le responsable du classement voudra le savoir.',
  },
  'count-differs': {
    says: (v) => `Nombre annoncé (${field(v.field)}) : ${v.stated} ; trouvé : ${v.found}.`,
    hint: "Voir s'il manque quelqu'un.",
  },
  'rounds-differ': {
    says: (v) =>
      `Le rapport annonce ${count(v.stated, 'ronde', 'rondes')} et a des résultats pour ${v.found}.`,
    hint: "Voir s'il manque une ronde.",
  },
  'date-unreadable': {
    says: (v) => `Date illisible, ${field(v.field)} : « ${v.text} ».`,
    hint: 'Écrire les dates sous la forme AAAA/MM/JJ.',
  },
  'date-ambiguous': {
    says: (v) =>
      `« ${v.text} » (${field(v.field)}) peut se lire de deux façons ; lu comme le ${date(v.taken)}.`,
    hint: 'Écrire les dates sous la forme AAAA/MM/JJ.',
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
  'time-control-unreadable': {
    says: (v) => `La cadence de jeu « ${v.text} » est illisible.`,
    hint: "L'écrire en minutes et secondes par coup, par exemple 90+30, ou donner la forme codée à la ligne 222.",
  },
  'type-unreadable': {
    says: (v) => `Le type de tournoi « ${v.text} » est inconnu ; considéré comme un Système Suisse.`,
    hint: 'Le dire avec --type.',
  },
  'cadence-differs': {
    says: (v) =>
      v.minutes === 0
        ? `Le tournoi est de cadence ${cadence(v.found)} par son type, mais a été examiné en cadence ${cadence(v.cadence)}.`
        : `${v.minutes} minutes pour 60 coups font une cadence ${cadence(v.found)}, mais le tournoi a été examiné en cadence ${cadence(v.cadence)}.`,
    hint: 'Dire pour quelle liste avec --cadence.',
  },
  'before-first-edition': {
    says: (v) =>
      `Le tournoi commence le ${date(v.start)}, avant la première édition connue (${firstDay(v.first)}).`,
    hint: "Choisir une édition avec --edition pour voir ce qu'elle donnerait.",
  },

  // against a rating list
  'not-on-list': {
    says: (v) => `Joueur ${v.no} : l'ID FIDE ${v.id} n'est pas sur la liste ; considéré comme non classé.`,
    hint: "Vérifier l'ID, et que la liste est celle en vigueur.",
  },
  'name-differs': {
    says: (v) => `Le joueur ${v.no} est « ${v.report} » dans le rapport et « ${v.list} » sur la liste.`,
    hint: "S'assurer que l'ID appartient à cette personne.",
  },
  'federation-differs': {
    says: (v) => `Le joueur ${v.no} joue pour ${v.report} dans le rapport et pour ${v.list} sur la liste.`,
    hint: 'Rien à faire si le joueur a changé de fédération.',
  },
  'birth-differs': {
    says: (v) => `Le joueur ${v.no} est né en ${v.report} dans le rapport et en ${v.list} sur la liste.`,
    hint: "S'assurer que l'ID appartient à cette personne.",
  },
  'rating-differs': {
    says: (v) => `Joueur ${v.no} : ${rating(v.report)} dans le rapport, ${rating(v.list)} sur la liste.`,
    hint: 'La liste décide.',
  },
  'k-unknown': {
    says: (v) => `Joueur ${v.no} : la liste ne donne pas K ; il est déduit de la naissance et du classement.`,
    hint: 'Rien à faire ; --explain dit comment.',
  },
  'inactive-on-list': {
    says: (v) => `Le joueur ${v.no} est inactif sur la liste.`,
    hint: 'Rien à faire : ses parties comptent quand même.',
  },
  'deceased-on-list': {
    says: (v) => `Le joueur ${v.no} est marqué comme décédé sur la liste.`,
    hint: "S'assurer que l'ID appartient à cette personne.",
  },
  'possible-duplicate': {
    says: (v) =>
      `Les joueurs ${v.other} et ${v.no} sont peut-être la même personne : nom, année de naissance et fédération concordent.`,
    hint: "S'assurer qu'ils sont deux.",
  },
  'list-not-in-force': {
    says: (v) => `La liste est du ${date(v.list)} ; celle en vigueur au début est du ${date(v.needed)}.`,
    hint: 'Donner la bonne liste avec --list.',
  },
} satisfies Findings);
