import { DateText, FederationCode, PlayerId, Sex } from './common.ts';
import { type Static, t } from './schema.ts';

const Since = t.describe(DateText, 'The first day; by default today.');
const PlayerName = t.string({ minLength: 1, maxLength: 100 });
const Title = t.string({ maxLength: 30, pattern: '^[A-Z, ]*$', description: 'Empty: removes the title.' });
const Birth = t.string({ maxLength: 10, description: 'A year or YYYY-MM-DD; only the year is public.' });

export const NewPlayerBody = t.object({
  id: PlayerId,
  name: PlayerName,
  federation: FederationCode,
  sex: t.optional(t.nullable(Sex)),
  birth: t.optional(Birth),
});
export type NewPlayerBody = Static<typeof NewPlayerBody>;

export const TransferBody = t.object({ to: FederationCode, since: t.optional(Since) });
export type TransferBody = Static<typeof TransferBody>;

export const TitlesBody = t.object({
  title: t.optional(Title),
  womenTitle: t.optional(Title),
  otherTitles: t.optional(Title),
  foaTitle: t.optional(Title),
  since: t.optional(Since),
});
export type TitlesBody = Static<typeof TitlesBody>;

export const RenameBody = t.object({ name: PlayerName, since: t.optional(Since) });
export type RenameBody = Static<typeof RenameBody>;

export const BirthBody = t.object({
  birth: t.describe(Birth, 'A year or YYYY-MM-DD; only the year is public. Empty: removes it.'),
});
export type BirthBody = Static<typeof BirthBody>;

export const DiedBody = t.object({ date: DateText });
export type DiedBody = Static<typeof DiedBody>;

export const MergeBody = t.object({
  into: PlayerId,
  since: t.optional(Since),
  force: t.optional(
    t.boolean({
      description: 'Merges even if both played in one event, or sex or year of birth differ.',
    }),
  ),
});
export type MergeBody = Static<typeof MergeBody>;

export const IdentityBody = t.object({
  id: t.describe(PlayerId, 'The additional ID.'),
  scheme: t.enum(['national', 'fide'], { description: 'Who issued the ID: a federation or FIDE.' }),
  since: t.optional(Since),
});
export type IdentityBody = Static<typeof IdentityBody>;

export const IdentityParams = t.object({
  id: PlayerId,
  identity: t.describe(PlayerId, 'The additional ID.'),
});
export type IdentityParams = Static<typeof IdentityParams>;

export const ChangedPlayerView = t.object(
  { id: t.string({ description: "The player's ID on lists." }) },
  { $id: 'ChangedPlayer' },
);
export type ChangedPlayerView = Static<typeof ChangedPlayerView>;

export const SplitPlayerView = t.object(
  {
    id: t.string(),
    from: t.string({ description: 'The player it was merged with.' }),
    reports: t.array(t.string(), {
      description: 'Reports accepted since the merge with this ID: they must be decided again.',
    }),
  },
  { $id: 'SplitPlayer' },
);
export type SplitPlayerView = Static<typeof SplitPlayerView>;
