import type { ListStanding, PlayerProfile } from '@eloquence/office';
import { CADENCES, type Cadence } from '@eloquence/rating';
import type { Call } from '../../../command.ts';
import { parts } from '../../../parts.ts';
import { plain } from '../../../reports/plain.ts';
import { type Column, figures, table } from '../../../table.ts';
import { paragraph } from '../../../width.ts';

/** Lists on which something changed that are shown; `--json` has all. */
const MOST_SHOWN = 24;

export function titlesOf({ title, womenTitle, otherTitles, foaTitle }: PlayerProfile): string[] {
  return [title, womenTitle, otherTitles, foaTitle].filter(Boolean);
}

/** What is known of a player, for programs; keys of the store stay inside. */
export function profileJson(profile: PlayerProfile): Record<string, unknown> {
  const { id, name, formerNames, federation, sex, birthYear, died, ratings, inactive, identities } = profile;
  return {
    id,
    name,
    formerNames: formerNames.map((former) => former.name),
    federation,
    sex,
    birthYear,
    died,
    titles: titlesOf(profile),
    ratings,
    inactive,
    identities: identities.map(({ id: own, scheme, until }) => ({ id: own, scheme, valid: until === null })),
    changes: profile.changes
      .filter(({ field }) => field !== 'mergedInto' && field !== 'merged')
      .map(({ field, before, after, since }) => ({ field, before, after, since })),
  };
}

/** How the player stands on the newest list of each cadence. */
export function newestStandings(history: readonly ListStanding[]): ReadonlyMap<Cadence, ListStanding> {
  return new Map(history.map((standing) => [standing.cadence, standing]));
}

export function profileLines(call: Call, profile: PlayerProfile, history: readonly ListStanding[]): string[] {
  const { style } = call;
  const title = [profile.title || profile.womenTitle, plain(profile.name)].filter(Boolean).join(' ');
  return parts(
    [
      ...paragraph(`${profile.id} ${title}`).map(style.strong),
      ...figures(profileFigures(call, profile), { ...style, strong: (text) => text }),
    ],
    profile.died === null
      ? []
      : paragraph(call.texts.office.notListed(call.dictionary.format.date(profile.died))),
    ratingsTable(call, profile, newestStandings(history)),
    changesTable(call, profile),
    historyTable(call, history),
  );
}

type Figure = readonly [name: string, value: string];

function profileFigures(call: Call, profile: PlayerProfile): readonly Figure[] {
  const { office } = call.texts;
  const { labels } = office;
  const titles = titlesOf(profile);
  const former = profile.formerNames.map(({ name }) => plain(name ?? '…'));
  const ids = profile.identities.map(({ id, scheme, until }) => {
    const words = [
      scheme === 'fide' ? office.ownId : office.nationalId,
      ...(until === null ? [] : [office.endedId]),
    ];
    return `${id}${call.dictionary.cite(words.join(', '))}`;
  });
  return [
    [labels.federation, profile.federation || '–'],
    [labels.born, String(profile.birthYear ?? '–')],
    ...(profile.died === null ? [] : [[labels.died, call.dictionary.format.date(profile.died)] as const]),
    ...(titles.length === 0 ? [] : [[labels.titles, titles.join(', ')] as const]),
    [labels.ids, ids.join(', ')],
    ...(former.length === 0 ? [] : [[labels.formerNames, former.join('; ')] as const]),
  ];
}

const right = (heading: string): Column => ({ heading, align: 'right' });

function ratingsTable(
  call: Call,
  { ratings, inactive }: PlayerProfile,
  newest: ReadonlyMap<Cadence, ListStanding>,
): string[] {
  const { texts, dictionary, style } = call;
  const { labels } = dictionary;
  const columns = [
    { heading: texts.office.labels.cadence },
    right(labels.rating),
    right(labels.k),
    { heading: texts.office.labels.flag },
  ];
  const rows = CADENCES.map((cadence) => [
    dictionary.cadences[cadence],
    String(ratings[cadence] ?? '–'),
    String(newest.get(cadence)?.k ?? '–'),
    newest.get(cadence)?.flag || (inactive.includes(cadence) ? 'i' : ''),
  ]);
  return table(columns, rows, { style });
}

/** What was said of the player over time, the newest first. */
function changesTable({ texts, style }: Call, { changes }: PlayerProfile): string[] {
  const { labels, fields } = texts.office;
  const told = changes.filter(({ field }) => Object.hasOwn(fields, field)).toReversed();
  if (told.length === 0) return [];
  const columns: readonly Column[] = [
    { heading: labels.since },
    { heading: '' },
    { heading: labels.before, cuts: 'end' },
    { heading: labels.after, cuts: 'end' },
  ];
  // Names stand among the former names: here is only which version it was.
  const shown = (value: string | null): string => plain(value || '–');
  const rows = told
    .slice(0, MOST_SHOWN)
    .map(({ field, before, after, since }) => [
      since,
      fields[field as keyof typeof fields],
      shown(before),
      shown(after),
    ]);
  return [style.strong(labels.changes), ...table(columns, rows, { style, indent: 2 })];
}

/** The lists on which something changed, the newest first. */
function historyTable(call: Call, history: readonly ListStanding[]): string[] {
  const { texts, dictionary, style } = call;
  if (history.length === 0) return [];
  const { labels } = dictionary;
  const columns = [
    { heading: texts.office.labels.list },
    { heading: texts.office.labels.cadence },
    right(labels.rating),
    right(labels.games),
    right(labels.k),
    { heading: texts.office.labels.flag },
  ];
  const shown = history.toReversed().slice(0, MOST_SHOWN);
  const rows = shown.map(({ date, cadence, rating, games, k, flag }) => [
    date,
    dictionary.cadences[cadence],
    String(rating ?? '–'),
    String(games),
    String(k ?? '–'),
    flag,
  ]);
  const left = history.length - shown.length;
  return [
    style.strong(texts.office.labels.history),
    ...table(columns, rows, { style, indent: 2 }),
    ...(left > 0 ? [`  ${texts.office.more(left)}`] : []),
  ];
}
