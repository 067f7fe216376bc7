import { addIdentity, revokeIdentity } from '@eloquence/office';
import { type Call, type Command, given, isGiven } from '../../framework/command.ts';
import { Failure } from '../../framework/failure.ts';
import { STORE, withOffice } from '../../office/open-store.ts';
import { paragraph } from '../../terminal/width.ts';
import { changed, idOf, since } from './change-player.ts';

export const identity: Command = Object.freeze({
  path: 'office identity',
  takes: 'ID',
  positionals: [1, 1],
  optional: ['national', 'fide', 'since', 'revoke', ...STORE],
  examples: [
    'office identity 99000011 --national NOR-4711',
    'office identity 99000011 --national NOR-4711 --revoke',
  ],
  run: (call) => {
    const added = readIdentity(call);
    const id = idOf(call);
    if (isGiven(call, 'revoke')) {
      if (isGiven(call, 'since'))
        throw new Failure('options-exclude', { option: '--since', other: '--revoke' });
      return withOffice(call, async (office) => {
        const own = await revokeIdentity(office, id, added.id);
        return changed(call, office, own, () => paragraph(call.texts.office.isIdRevoked(added.id, own)));
      });
    }
    return withOffice(call, async (office) => {
      await addIdentity(office, id, { ...added, ...since(call) });
      return changed(call, office, id, () => paragraph(call.texts.office.hasId(id, added.id)));
    });
  },
} satisfies Command);

/** The ID to add or revoke, and its player. */
function readIdentity(call: Call): { readonly id: string; readonly scheme: 'national' | 'fide' } {
  const [national, fide] = [given(call, 'national'), given(call, 'fide')];
  if (national !== undefined && fide !== undefined)
    throw new Failure('options-exclude', { option: '--national', other: '--fide' });
  if (national !== undefined) return { id: national, scheme: 'national' };
  if (fide !== undefined) return { id: fide, scheme: 'fide' };
  throw new Failure('missing-option', { options: '--national, --fide' });
}
