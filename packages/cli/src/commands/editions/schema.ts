import { editionSchema } from '@eloquence/rating';
import { DEFAULT_LANGUAGE, loadMessages } from '@eloquence/words';
import { type Command, GENERAL } from '../../framework/command.ts';

/** For programs only: the schema is the same with and without `--json`. */
export const schema: Command = Object.freeze({
  path: 'editions schema',
  optional: GENERAL,
  examples: ['editions schema > edition.schema.json'],
  run: async () => ({ value: editionSchema((await loadMessages(DEFAULT_LANGUAGE)).requirement) }),
} satisfies Command);
