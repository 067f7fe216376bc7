import type { PlayerProfile, RatingOnList } from '@eloquence/office';
import { CADENCES, type Cadence } from '@eloquence/rating';
import type { Call } from '../../../framework/command.ts';
import { parts } from '../../../terminal/blocks.ts';
import { type Column, figures, table } from '../../../terminal/table.ts';
import { visibleText } from '../../../terminal/visible-text.ts';
import { paragraph } from '../../../terminal/width.ts';

/** How many lists with changes are shown; `--json` has all. */
const MOST_SHOWN = 24;

export function titlesOf({ title, womenTitle, otherTitles, foaTitle }: PlayerProfile): string[] {
  return [title, womenTitle, otherTitles, foaTitle].filter(Boolean);
}

/** A player as JSON, without internal keys. */
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

/** The player's row on the latest list of each cadence. */
export function newestStandings(history: readonly RatingOnList[]): ReadonlyMap<Cadence, RatingOnList> {
  return new Map(history.map((standing) => [standing.cadence, standing]));
}

export function profileLines(call: Call, profile: PlayerProfile, history: readonly RatingOnList[]): string[] {
  const { style } = call;
  const title = [profile.title || profile.womenTitle, visibleText(profile.name)].filter(Boolean).join(' ');
  return parts(
    [
      ...paragraph(`${profile.id} ${title}`).map(style.strong),
      ...figures(profileFigures(call, profile), { ...style, strong: (text) => text }),
    ],
    profile.died === null
      ? []
      : paragraph(call.texts.office.notListed(call.messages.format.date(profile.died))),
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
  const former = profile.formerNames.map(({ name }) => visibleText(name ?? '…'));
  const ids = profile.identities.map(({ id, scheme, until }) => {
    const words = [
      scheme === 'fide' ? office.ownId : office.nationalId,
      ...(until === null ? [] : [office.endedId]),
    ];
    return `${id}${call.messages.cite(words.join(', '))}`;
  });
  return [
    [labels.federation, profile.federation || '–'],
    [labels.born, String(profile.birthYear ?? '–')],
    ...(profile.died === null ? [] : [[labels.died, call.messages.format.date(profile.died)] as const]),
    ...(titles.length === 0 ? [] : [[labels.titles, titles.join(', ')] as const]),
    [labels.ids, ids.join(', ')],
    ...(former.length === 0 ? [] : [[labels.formerNames, former.join('; ')] as const]),
  ];
}

const right = (heading: string): Column => ({ heading, align: 'right' });

function ratingsTable(
  call: Call,
  { ratings, inactive }: PlayerProfile,
  newest: ReadonlyMap<Cadence, RatingOnList>,
): string[] {
  const { texts, messages, style } = call;
  const { labels } = messages;
  const columns = [
    { heading: texts.office.labels.cadence },
    right(labels.rating),
    right(labels.k),
    { heading: texts.office.labels.flag },
  ];
  const rows = CADENCES.map((cadence) => [
    messages.cadences[cadence],
    String(ratings[cadence] ?? '–'),
    String(newest.get(cadence)?.k ?? '–'),
    newest.get(cadence)?.flag || (inactive.includes(cadence) ? 'i' : ''),
  ]);
  return table(columns, rows, { style });
}

/** The player's changes, newest first. */
function changesTable({ texts, style }: Call, { changes }: PlayerProfile): string[] {
  const { labels, fields } = texts.office;
  const listed = changes.filter(({ field }) => Object.hasOwn(fields, field)).toReversed();
  if (listed.length === 0) return [];
  const columns: readonly Column[] = [
    { heading: labels.since },
    { heading: '' },
    { heading: labels.before, cuts: 'end' },
    { heading: labels.after, cuts: 'end' },
  ];
  // Former names are listed separately; here is only the version.
  const shown = (value: string | null): string => visibleText(value || '–');
  const rows = listed
    .slice(0, MOST_SHOWN)
    .map(({ field, before, after, since }) => [
      since,
      fields[field as keyof typeof fields],
      shown(before),
      shown(after),
    ]);
  return [style.strong(labels.changes), ...table(columns, rows, { style, indent: 2 })];
}

/** The lists with changes, newest first. */
function historyTable(call: Call, history: readonly RatingOnList[]): string[] {
  const { texts, messages, style } = call;
  if (history.length === 0) return [];
  const { labels } = messages;
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
    messages.cadences[cadence],
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
