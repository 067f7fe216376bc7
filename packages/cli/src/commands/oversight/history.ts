import { exportFolder } from '@eloquence/oversight';
import { type Command, GENERAL, given, isGiven } from '../../framework/command.ts';
import { longProgress } from '../../office/run-in-worker.ts';
import { withOversightFailures } from '../../oversight/failures.ts';
import { emptyFolder } from '../simulate/write.ts';

export const history: Command = Object.freeze({
  path: 'oversight history',
  required: ['folder', 'out-folder'],
  optional: ['anonymous', ...GENERAL],
  examples: ['oversight history --folder demo --out history'],
  isInterruptible: true,
  run: async (call) => {
    const [folder, out] = [given(call, 'folder') ?? '', given(call, 'out-folder') ?? ''];
    const anonymous = isGiven(call, 'anonymous');
    await emptyFolder(out);
    const written = await longProgress(call, (progress) =>
      withOversightFailures(() => exportFolder({ folder, out, anonymous, progress, signal: call.signal })),
    );
    return {
      value: { folder, out, anonymous, ...written },
      lines: () => [call.texts.convert.written(out), call.texts.oversight.exported(written)],
    };
  },
} satisfies Command);
