import { mergePlayers, splitPlayer } from '@eloquence/office';
import { type Command, given, isGiven } from '../../framework/command.ts';
import { STORE, withOffice } from '../../office/open-store.ts';
import { paragraph } from '../../terminal/width.ts';
import { changed, idOf, since } from './change-player.ts';

export const merge: Command = Object.freeze({
  path: 'office merge',
  takes: 'ID',
  positionals: [1, 1],
  required: ['into'],
  optional: ['since', 'all-the-same', ...STORE],
  examples: ['office merge 99000022 --into 99000011'],
  run: (call) =>
    withOffice(call, async (office) => {
      const [id, into] = [idOf(call), given(call, 'into') ?? ''];
      await mergePlayers(office, id, into, { ...since(call), force: isGiven(call, 'all-the-same') });
      return changed(call, office, into, () => paragraph(call.texts.office.merged(id, into)));
    }),
} satisfies Command);

export const split: Command = Object.freeze({
  path: 'office split',
  takes: 'ID',
  positionals: [1, 1],
  optional: STORE,
  examples: ['office split 99000022'],
  run: (call) =>
    withOffice(call, async (office) => {
      const { id, from, reports } = await splitPlayer(office, idOf(call));
      const { value, ...result } = await changed(call, office, id, () =>
        paragraph(call.texts.office.isSplit(id, from, reports.join(', '))),
      );
      return { ...result, value: { ...(value as object), from, reports } };
    }),
} satisfies Command);
