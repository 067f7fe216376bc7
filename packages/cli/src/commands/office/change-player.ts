import {
  markDied,
  type Office,
  playerProfile,
  rename as renamePlayer,
  revokeDeath,
  setBirth,
  setTitles,
  transferFederation,
} from '@eloquence/office';
import type { OptionName } from '@eloquence/words/cli';
import { type Call, type Command, given, isGiven, type Result } from '../../framework/command.ts';
import { Failure } from '../../framework/failure.ts';
import { dateOption } from '../../office/arguments.ts';
import { nextCommand } from '../../office/next.ts';
import { STORE, withOffice } from '../../office/open-store.ts';
import { visibleText } from '../../terminal/visible-text.ts';
import { paragraph } from '../../terminal/width.ts';
import { profileJson, titlesOf } from './player/profile.ts';

export const idOf = ({ positionals }: Call): string => positionals[0] ?? '';

export function since(call: Call): { readonly since?: string } {
  const date = dateOption(call, 'since');
  return date === null ? {} : { since: date };
}

/** The player after the change. */
export async function changed(
  call: Call,
  office: Office,
  id: string,
  lines: () => string[],
): Promise<Result> {
  const profile = await playerProfile(office.store, id);
  if (profile === null) throw new Failure('player-unknown', { id }, 2);
  return {
    value: profileJson(profile),
    lines: () => [...lines(), ...nextCommand(call, `office player ${id}`)],
  };
}

export const transfer: Command = Object.freeze({
  path: 'office transfer',
  takes: 'ID',
  positionals: [1, 1],
  required: ['federation'],
  optional: ['since', ...STORE],
  examples: ['office transfer 99000011 --federation NOR --since 2026-11-01'],
  run: (call) =>
    withOffice(call, async (office) => {
      const [id, to] = [idOf(call), given(call, 'federation') ?? ''];
      await transferFederation(office, id, { to, ...since(call) });
      const profile = await playerProfile(office.store, id);
      return changed(call, office, id, () =>
        paragraph(call.texts.office.transferred(id, profile?.federation ?? to)),
      );
    }),
} satisfies Command);

const TITLES: readonly OptionName[] = ['set-title', 'women-title', 'other-titles', 'foa-title'];

export const title: Command = Object.freeze({
  path: 'office title',
  takes: 'ID',
  positionals: [1, 1],
  optional: [...TITLES, 'since', ...STORE],
  examples: ['office title 99000011 --title FM', 'office title 99000011 --women-title none'],
  run: (call) => {
    if (TITLES.every((name) => given(call, name) === undefined))
      throw new Failure('missing-option', { options: '--title, --women-title, --other-titles, --foa-title' });
    return withOffice(call, async (office) => {
      const id = idOf(call);
      const titles = {
        ...named(call, 'title', 'set-title'),
        ...named(call, 'womenTitle', 'women-title'),
        ...named(call, 'otherTitles', 'other-titles'),
        ...named(call, 'foaTitle', 'foa-title'),
      };
      await setTitles(office, id, { ...titles, ...since(call) });
      const profile = await playerProfile(office.store, id);
      const words = profile === null ? '' : titlesOf(profile).join(', ');
      return changed(call, office, id, () =>
        paragraph(call.texts.office.titled(id, words || call.texts.office.noTitles)),
      );
    });
  },
} satisfies Command);

/** A title option; `none` removes it. */
function named(call: Call, key: string, name: OptionName): Readonly<Record<string, string>> {
  const value = given(call, name);
  return value === undefined ? {} : { [key]: value === 'none' ? '' : value };
}

export const birth: Command = Object.freeze({
  path: 'office birth',
  takes: 'ID',
  positionals: [1, 1],
  required: ['born-on'],
  optional: STORE,
  examples: ['office birth 99000011 --birth 2009', 'office birth 99000011 --birth 2009-05-17'],
  run: (call) =>
    withOffice(call, async (office) => {
      const [id, text] = [idOf(call), given(call, 'born-on') ?? ''];
      await setBirth(office, id, { birth: text === 'none' ? '' : text });
      const { isBorn, yearUnknown } = call.texts.office;
      const year = text === 'none' ? yearUnknown : text.slice(0, 4);
      return changed(call, office, id, () => paragraph(isBorn(id, year)));
    }),
} satisfies Command);

export const rename: Command = Object.freeze({
  path: 'office rename',
  takes: 'ID',
  positionals: [1, 1],
  required: ['to-name'],
  optional: ['since', ...STORE],
  examples: ['office rename 99000011 --name "Vintner-Hale, Sol"'],
  run: (call) =>
    withOffice(call, async (office) => {
      const id = idOf(call);
      await renamePlayer(office, id, { name: given(call, 'to-name') ?? '', ...since(call) });
      const name = (await playerProfile(office.store, id))?.name ?? '';
      return changed(call, office, id, () => paragraph(call.texts.office.isRenamed(id, visibleText(name))));
    }),
} satisfies Command);

export const died: Command = Object.freeze({
  path: 'office died',
  takes: 'ID',
  positionals: [1, 1],
  optional: ['died-on', 'revoke', ...STORE],
  examples: ['office died 99000011 --date 2026-11-03', 'office died 99000011 --revoke'],
  run: (call) => {
    const date = dateOption(call, 'died-on');
    const id = idOf(call);
    if (isGiven(call, 'revoke')) {
      if (date !== null) throw new Failure('options-exclude', { option: '--date', other: '--revoke' });
      return withOffice(call, async (office) => {
        await revokeDeath(office, id);
        return changed(call, office, id, () => paragraph(call.texts.office.isAlive(id)));
      });
    }
    if (date === null) throw new Failure('missing-option', { options: '--date' });
    return withOffice(call, async (office) => {
      await markDied(office, id, { date });
      const { isDead } = call.texts.office;
      return changed(call, office, id, () => paragraph(isDead(id, call.messages.format.date(date))));
    });
  },
} satisfies Command);
