import { editionSchema } from '@eloquence/rating';
import { type Command, GENERAL } from '../../command.ts';

/** For programs only: the schema is the same with and without `--json`. */
export const schema: Command = Object.freeze({
  path: 'editions schema',
  optional: GENERAL,
  examples: ['editions schema > edition.schema.json'],
  run: () => ({ value: editionSchema() }),
} satisfies Command);
