import { addIdentity, revokeIdentity } from '@eloquence/office';
import { type Call, type Command, given, isGiven } from '../../command.ts';
import { Failure } from '../../failure.ts';
import { paragraph } from '../../width.ts';
import { changed, idOf, since } from './change.ts';
import { STORE, withOffice } from './store.ts';

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
    const asked = idAsked(call);
    const id = idOf(call);
    if (isGiven(call, 'revoke')) {
      if (isGiven(call, 'since'))
        throw new Failure('options-exclude', { option: '--since', other: '--revoke' });
      return withOffice(call, async (office) => {
        const own = await revokeIdentity(office, id, asked.id);
        return changed(office, own, () => paragraph(call.texts.office.isIdRevoked(asked.id, own)));
      });
    }
    return withOffice(call, async (office) => {
      await addIdentity(office, id, { ...asked, ...since(call) });
      return changed(office, id, () => paragraph(call.texts.office.hasId(id, asked.id)));
    });
  },
} satisfies Command);

/** The ID that is given or taken back, and whose it is. */
function idAsked(call: Call): { readonly id: string; readonly scheme: 'national' | 'fide' } {
  const [national, fide] = [given(call, 'national'), given(call, 'fide')];
  if (national !== undefined && fide !== undefined)
    throw new Failure('options-exclude', { option: '--national', other: '--fide' });
  if (national !== undefined) return { id: national, scheme: 'national' };
  if (fide !== undefined) return { id: fide, scheme: 'fide' };
  throw new Failure('missing-option', { options: '--national, --fide' });
}
