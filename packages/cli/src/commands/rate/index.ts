import { examineAndRate, hasErrors } from '@eloquence/reports';
import { type Command, GENERAL, REPORTS } from '../../command.ts';
import { examine } from '../../reports/examine.ts';
import { findFiles } from '../../reports/files.ts';
import { readOutlook } from '../../reports/options.ts';
import { workThrough } from '../../reports/work.ts';
import { showing } from './show.ts';

export const rate: Command = Object.freeze({
  path: 'rate',
  takes: 'FILE…',
  positionals: [1, Number.POSITIVE_INFINITY],
  optional: ['explain-player', 'csv', ...REPORTS, ...GENERAL],
  examples: [
    'rate open.trf',
    'rate open.trf --explain 7',
    'rate open.trf --list players_list_foa.zip --csv',
    'rate - --cadence rapid --json',
  ],
  run: async (call) => {
    const outlook = await readOutlook(call);
    const show = showing(call);
    const { files } = await findFiles(call.positionals);
    return workThrough(call, { files, path: 'rate', outlook, atTheEnd: false }, (loaded, list) => {
      const rated = examine(call, examineAndRate, loaded, outlook, list);
      show({ loaded, rated, list });
      return hasErrors(rated.findings) ? 1 : 0;
    });
  },
} satisfies Command);
