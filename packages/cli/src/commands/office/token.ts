import { TOKEN_SCOPES, type TokenScope } from '@eloquence/api/names';
import { allTokens, makeTokenFor, type NamedToken, revokeTokenById, ServerProblem } from '@eloquence/server';
import { type Call, type Command, given } from '../../framework/command.ts';
import { Failure } from '../../framework/failure.ts';
import { countOption } from '../../office/arguments.ts';
import { nextCommand } from '../../office/next.ts';
import { STORE, withOffice } from '../../office/open-store.ts';
import { momentText } from '../../office/service-settings.ts';
import { type Column, table } from '../../terminal/table.ts';
import { visibleText } from '../../terminal/visible-text.ts';
import { paragraph } from '../../terminal/width.ts';

const USUAL_DAYS = 90;
const MOST_DAYS = 366;

export const create: Command = Object.freeze({
  path: 'office token create',
  takes: 'ACCOUNT',
  positionals: [1, 1],
  required: ['scope'],
  optional: ['token-name', 'days', ...STORE],
  examples: [
    'office token create administrator --scope read',
    'office token create oda --scope office --name "nightly export" --days 30',
  ],
  run: (call) => {
    const [account = ''] = call.positionals;
    const scope = scopeOption(call);
    const days = countOption(call, 'days', MOST_DAYS) ?? USUAL_DAYS;
    const name = given(call, 'token-name')?.trim() || 'eloquence';
    return withOffice(call, async (office) => {
      const made = await withProblems(() => makeTokenFor(office, account, { name, scope, days }), account);
      if (made === null) throw new Failure('account-unknown', { name: account });
      const { words } = tokenTexts(call);
      return {
        value: { account, ...made },
        // Not wrapped, so that it can be copied.
        lines: () => [...paragraph(words.created(account, scope, momentText(made.expires))), made.token],
      };
    });
  },
} satisfies Command);

export const list: Command = Object.freeze({
  path: 'office token list',
  takes: '[ACCOUNT]',
  positionals: [0, 1],
  optional: STORE,
  examples: ['office token list', 'office token list administrator --json'],
  run: (call) =>
    withOffice(call, async (office) => {
      const tokens = await allTokens(office, call.positionals[0] ?? null);
      return { value: { tokens }, lines: () => tokenLines(call, tokens) };
    }),
} satisfies Command);

export const revoke: Command = Object.freeze({
  path: 'office token revoke',
  takes: 'ID',
  positionals: [1, 1],
  optional: STORE,
  examples: ['office token revoke Tq7Rk2mXw9ZpLs4dV'],
  run: (call) =>
    withOffice(call, async (office) => {
      const [id = ''] = call.positionals;
      if (!(await revokeTokenById(office, id))) throw new Failure('token-unknown', { id });
      return {
        value: { id, revoked: true },
        lines: () => [tokenTexts(call).words.revoked(id), ...nextCommand(call, 'office token list')],
      };
    }),
} satisfies Command);

const tokenTexts = ({ texts }: Call) => ({ words: texts.serve.tokens, labels: texts.office.labels });

function scopeOption(call: Call): TokenScope {
  const value = given(call, 'scope');
  const scope = TOKEN_SCOPES.find((each) => each === value);
  if (scope !== undefined) return scope;
  throw new Failure('invalid-type', {
    value: value ?? '',
    allowed: TOKEN_SCOPES.join(', '),
    where: '--scope',
  });
}

/** The two refusals of the server, in the words of the command line. */
async function withProblems<T>(work: () => Promise<T>, account: string): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ServerProblem)) throw error;
    if (error.code === 'scope-too-wide')
      throw new Failure('token-scope', { name: account, scope: String(error.values.scope) });
    if (error.code === 'limit-reached')
      throw new Failure('token-limit', { name: account, limit: Number(error.values.limit) });
    throw error;
  }
}

function tokenLines(call: Call, tokens: readonly NamedToken[]): string[] {
  const { words, labels } = tokenTexts(call);
  if (tokens.length === 0) return [words.none];
  const columns: readonly Column[] = [
    { heading: 'ID' },
    { heading: words.account, cuts: 'end' },
    { heading: labels.name, cuts: 'end' },
    { heading: words.scope },
    { heading: words.expires },
    { heading: labels.state },
  ];
  const rows = tokens.map(({ id, account, name, scope, expires, revoked }) => [
    id,
    visibleText(account),
    visibleText(name),
    scope,
    expires.slice(0, 10),
    revoked === null ? words.valid : words.revokedOn(revoked.slice(0, 10)),
  ]);
  return table(columns, rows, { style: call.style });
}
