import {
  quoted,
  type RequirementWords,
  type SayRequirement,
  sayExpected,
  sayRequirement,
} from '../requirements.ts';
import { french } from './format.ts';

const { and, or, decimal } = french;
const plural = (count: number, noun: string): string => `${count} ${noun}${count > 1 ? 's' : ''}`;

function range(from: number | undefined, to: number | undefined): string {
  if (from === undefined) return to === undefined ? '' : ` jusqu’à ${to}`;
  return to === undefined ? ` d’au moins ${from}` : ` de ${from} à ${to}`;
}

const requirements: RequirementWords = Object.freeze({
  integer: ({ from, to }) => `un entier${range(from, to)}`,
  number: () => 'un nombre',
  decimal: ({ example, inQuotes }) =>
    inQuotes
      ? `un nombre décimal entre guillemets, comme "${example}"`
      : `un nombre décimal, comme ${example}`,
  'two-decimals': ({ example }) => `un texte à deux décimales, comme "${example}"`,
  'half-points': ({ to }) => `de 0 à ${to}, par demi-point`,
  'scores-together': ({ to }) => `${to} au plus, au total`,
  games: ({ from, to }) => {
    if (to === undefined) return `au moins ${from} partie`;
    return from === undefined ? `${plural(to, 'partie')} au plus` : `de ${from} à ${plural(to, 'partie')}`;
  },
  events: ({ from }) => `au moins ${plural(from, 'tournoi')}`,
  date: ({ from, day, to }) => {
    if (to !== undefined) return `une date jusqu’au ${to}`;
    if (from === undefined) return 'une date depuis 1800, sous la forme AAAA-MM-JJ';
    if (day === 'event-start') return `le ${from}, jour du début, ou plus tard`;
    return day === 'first-list'
      ? `le ${from}, date de la première liste, ou plus tard`
      : `le ${from} ou plus tard`;
  },
  year: ({ from }) => `une année à partir de ${from}`,
  'birth-date': ({ before }) => `une date de naissance avant le ${before}`,
  'first-of-month': ({ from }) => `le premier jour d’un mois, le ${from} ou plus tard`,
  text: ({ from = 0, to, line }) => {
    const where = line ? ' sur une ligne' : '';
    if (to !== undefined)
      return `un texte de ${from > 0 ? `${from} à ${to} caractères` : `${to} caractères au plus`}${where}`;
    return from > 0 ? `un texte non vide${where}` : `un texte${where || ' entre guillemets'}`;
  },
  'edition-id': () =>
    'de 1 à 60 lettres, chiffres, points et tirets, sauf un mois : un mois désigne une édition de la FIDE',
  'federation-code': () => 'trois majuscules, comme NOR',
  'fide-id': () => 'un identifiant FIDE, en nombre ou en chiffres',
  'line-code': () => 'les trois premiers caractères de la ligne',
  'unchanged-text': () => 'le même texte que dans les champs ; une ligne modifiée n’a pas de "text"',
  flag: () => 'true ou false',
  'one-of': ({ values, inQuotes }) =>
    values.length === 0
      ? 'aucune'
      : or(
          inQuotes
            ? quoted(values)
            : values.map((value) => (typeof value === 'number' ? decimal(value) : value)),
        ),
  edition: ({ cadence, values }) =>
    `une édition pour la cadence ${cadence}${values ? ` : ${or(values)}` : ''}`,
  nullable: ({ of }, say) => `${say(of)}, ou null`,
  either: ({ of: [first, second] }, say) => `${say(first)}, ou ${say(second)}`,
  list: ({ of, from, to }, say) => {
    const items = to === undefined ? 'une liste' : `une liste de ${from} à ${to} éléments différents`;
    return of === undefined ? items : `${items}, chacun étant ${say(of)}`;
  },
  object: ({ keys = [], to }, say) => {
    const parts = keys.map(({ name, value, optional }) =>
      [optional ? 'au besoin ' : '', `"${name}"`, value ? ` (${say(value)})` : ''].join(''),
    );
    if (to !== undefined) return `un objet de ${to} entrées au plus, chacune avec ${and(parts)}`;
    return parts.length > 0 ? `un objet avec ${and(parts)}` : 'un objet';
  },
  'known-key': ({ meant, object }, say) =>
    `une clé connue${meant === null ? '' : ` ; peut-être ${meant}`}${object ? ` : ${say(object)}` : ''}`,
  condition: ({ condition, of }, say) => `${of ? `${say(of)} : ` : ''}${CONDITIONS[condition]}`,
  'rule-needed': ({ rule, value }) =>
    value === null ? `une valeur, puisque ${rule} en a une` : `une valeur, puisque ${rule} vaut "${value}"`,
  'at-least': ({ rule }) => (rule === 'floor' ? 'au moins le plancher' : 'au moins le plus grand K'),
  'at-half-of-method': () =>
    '"average" si firstRatingMethod vaut "bonus", "average-and-dp" s’il vaut "drawn-games"',
  'other-player': () => 'un adversaire autre que le joueur',
  'start-number': ({ to }) => `un numéro de départ${range(undefined, to)}`,
  'games-or-result': () => 'des parties, ou ru et n d’un tournoi toutes rondes',
  'crosstable-result': () => 'aussi ru et n, tirés de la grille américaine',
  'games-of-event': () =>
    'aussi les parties du tournoi, car cette édition regroupe les parties et non les résultats',
  'round-robin-only': () =>
    'une valeur seulement pour un tournoi toutes rondes ; ailleurs, les parties décident',
  bytes: () => 'les octets d’un fichier, en Uint8Array',
  'result-of': ({ functions }) => `le résultat de ${or(functions)}`,
  event: ({ cadence }) => `un tournoi de cadence ${cadence}`,
  'whole-event': ({ event }) => `${event}, le tournoi dont il fait lui-même partie`,
  'no-whole': ({ event, parts }) => `aucune valeur : ${event} a lui-même des parties (${and(parts)})`,
  'cadence-of-part': ({ cadence, event }) => `${cadence}, comme sa partie ${event}`,
});

const CONDITIONS = Object.freeze({
  'falling-steps': 'des paliers à classements et minutes décroissants, le dernier à partir de 0',
  'one-lower-and-upper-limit':
    'une limite inférieure (from ou over) sous une limite supérieure (to ou under)',
  'last-step-unconditional': 'le dernier palier, et lui seul, vaut pour tous',
  'months-in-order': 'des mois dans l’ordre de l’année',
});

export const requirement: SayRequirement = sayRequirement(requirements);
export const expected: ReturnType<typeof sayExpected> = sayExpected(requirement);
