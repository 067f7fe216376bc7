import { linkAddress, linkFor } from '@eloquence/server';
import type { Command } from '../../command.ts';
import { Failure } from '../../failure.ts';
import { configOf, momentText, originOf } from '../serve/settings.ts';
import { STORE, withOffice } from './store.ts';

export const link: Command = Object.freeze({
  path: 'office link',
  takes: 'NAME',
  positionals: [1, 1],
  optional: STORE,
  examples: ['office link administrator', 'office link oda --db postgres://ratings@localhost/ratings'],
  run: (call) => {
    const [given = ''] = call.positionals;
    const config = configOf(call);
    return withOffice(call, async (office) => {
      const made = await linkFor(office, given);
      if (made === null) throw new Failure('account-unknown', { name: given });
      const address = linkAddress(originOf(config, config.port), config.basePath, made);
      const { account, expires } = made;
      return {
        value: { account, link: address, expires },
        // Never broken into lines: it is to be opened.
        lines: () => [call.texts.serve.link(account, momentText(expires)), address],
      };
    });
  },
} satisfies Command);
