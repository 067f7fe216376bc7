import { exportHistory as writeHistory } from '@eloquence/oversight';
import { type Command, given, isGiven } from '../../framework/command.ts';
import { Failure } from '../../framework/failure.ts';
import { STORE, withOffice } from '../../office/open-store.ts';
import { longProgress } from '../../office/run-in-worker.ts';
import { withOversightFailures } from '../../oversight/failures.ts';
import { emptyFolder } from '../simulate/write.ts';

export const exportHistory: Command = Object.freeze({
  path: 'office export history',
  required: ['history-layout', 'out-folder'],
  optional: ['anonymous', ...STORE],
  examples: [
    'office export history --to parquet --out history',
    'office export history --to parquet --out research --anonymous',
  ],
  isInterruptible: true,
  run: async (call) => {
    const value = given(call, 'history-layout') ?? '';
    if (value !== 'parquet') throw new Failure('invalid-type', { value, allowed: 'parquet', where: '--to' });
    const out = given(call, 'out-folder') ?? '';
    const anonymous = isGiven(call, 'anonymous');
    await emptyFolder(out);
    return withOffice(call, async (office) => {
      const written = await longProgress(call, (progress) =>
        withOversightFailures(() => writeHistory(office, { out, anonymous, progress, signal: call.signal })),
      );
      return {
        value: { out, format: value, anonymous, ...written },
        lines: () => [call.texts.convert.written(out), call.texts.oversight.exported(written)],
      };
    });
  },
} satisfies Command);
