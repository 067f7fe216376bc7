import { linkAddress, linkFor, originOf } from '@eloquence/server';
import type { Command } from '../../framework/command.ts';
import { Failure } from '../../framework/failure.ts';
import { STORE, withOffice } from '../../office/open-store.ts';
import { configOf, momentText } from '../../office/service-settings.ts';

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
      const created = await linkFor(office, given);
      if (created === null) throw new Failure('account-unknown', { name: given });
      const address = linkAddress(originOf(config, config.port), config.basePath, created);
      const { account, expires } = created;
      return {
        value: { account, link: address, expires },
        // Not wrapped, so that it can be opened.
        lines: () => [call.texts.serve.link(account, momentText(expires)), address],
      };
    });
  },
} satisfies Command);
