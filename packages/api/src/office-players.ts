import { DateText, FederationCode, PlayerId } from './common.ts';
import { flag, list, named, nullable, object, oneOf, optional, type Schema, text } from './schema.ts';

export interface NewPlayerBody {
  readonly id: string;
  readonly name: string;
  readonly federation: string;
  readonly sex?: 'M' | 'F' | null;
  readonly birth?: string;
}

const Since: Schema<string> = {
  ...DateText,
  description: 'From which day on; today unless said.',
} as Schema<string>;
const PlayerName: Schema<string> = text({ minLength: 1, maxLength: 100 });
const Title: Schema<string> = text({
  maxLength: 30,
  pattern: '^[A-Z, ]*$',
  description: 'Empty takes it away.',
});

export const NewPlayerBody: Schema<NewPlayerBody> = object<NewPlayerBody>({
  id: PlayerId,
  name: PlayerName,
  federation: FederationCode,
  sex: optional(nullable(oneOf(['M', 'F']))),
  birth: optional(
    text({ maxLength: 10, description: 'A year, or YYYY-MM-DD; only the year is ever shown.' }),
  ),
});

export interface TransferBody {
  readonly to: string;
  readonly since?: string;
}

export const TransferBody: Schema<TransferBody> = object<TransferBody>({
  to: FederationCode,
  since: optional(Since),
});

export interface TitlesBody {
  readonly title?: string;
  readonly womenTitle?: string;
  readonly otherTitles?: string;
  readonly foaTitle?: string;
  readonly since?: string;
}

export const TitlesBody: Schema<TitlesBody> = object<TitlesBody>({
  title: optional(Title),
  womenTitle: optional(Title),
  otherTitles: optional(Title),
  foaTitle: optional(Title),
  since: optional(Since),
});

export interface RenameBody {
  readonly name: string;
  readonly since?: string;
}

export const RenameBody: Schema<RenameBody> = object<RenameBody>({
  name: PlayerName,
  since: optional(Since),
});

export interface BirthBody {
  readonly birth: string;
}

export const BirthBody: Schema<BirthBody> = object<BirthBody>({
  birth: text({
    maxLength: 10,
    description: 'A year, or YYYY-MM-DD; only the year is ever shown. Empty takes it away.',
  }),
});

export interface DiedBody {
  readonly date: string;
}

export const DiedBody: Schema<DiedBody> = object<DiedBody>({ date: DateText });

export interface MergeBody {
  readonly into: string;
  readonly since?: string;
  readonly force?: boolean;
}

export const MergeBody: Schema<MergeBody> = object<MergeBody>({
  into: PlayerId,
  since: optional(Since),
  force: optional(
    flag({
      description: 'Also where it is hardly so: they played in one event, or differ in sex or year of birth.',
    }),
  ),
});

export interface IdentityBody {
  readonly id: string;
  readonly scheme: 'national' | 'fide';
  readonly since?: string;
}

export const IdentityBody: Schema<IdentityBody> = object<IdentityBody>({
  id: { ...PlayerId, description: 'The ID he is to have as well.' } as Schema<string>,
  scheme: oneOf(['national', 'fide'], { description: 'Whose ID it is: of a federation, or of FIDE.' }),
  since: optional(Since),
});

export interface IdentityParams {
  readonly id: string;
  readonly identity: string;
}

export const IdentityParams: Schema<IdentityParams> = object<IdentityParams>({
  id: PlayerId,
  identity: { ...PlayerId, description: 'The ID that was given.' } as Schema<string>,
});

export interface ChangedPlayerView {
  readonly id: string;
}

export const ChangedPlayerView: Schema<ChangedPlayerView> = named(
  'ChangedPlayer',
  object<ChangedPlayerView>({ id: text({ description: 'The ID he stands on lists with.' }) }),
);

export interface SplitPlayerView {
  readonly id: string;
  readonly from: string;
  readonly reports: readonly string[];
}

export const SplitPlayerView: Schema<SplitPlayerView> = named(
  'SplitPlayer',
  object<SplitPlayerView>({
    id: text(),
    from: text({ description: 'The player with whom he was one.' }),
    reports: list(text(), {
      description: 'Reports accepted meanwhile that name his ID: they are to be decided again.',
    }),
  }),
);
