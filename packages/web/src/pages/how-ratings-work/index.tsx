import type { CalendarItem, ChangeView, EditionView, TablesView } from '@eloquence/api';
import { CADENCES, type KStep, type RuleName, type RuleValue } from '@eloquence/rating';
import type { Words } from '@eloquence/words/en/web/pages/how-ratings-work';
import type { ComponentChildren, JSX } from 'preact';
import { editionOn, editionStarts } from '../../components/editions.ts';
import { PageHead, Section, Tabs } from '../../components/layout.tsx';
import { RegulationsTabs } from '../../components/regulations-tabs.tsx';
import { Table } from '../../components/table.tsx';
import { DateText } from '../../components/values.tsx';
import { articlePath, splitArticles } from '../../core/articles.ts';
import { NotFound, type Page, type ViewProps } from '../../core/page.ts';
import { usePageContext, withQuery } from '../../core/page-context.ts';
import { useOffline } from '../../offline/register.ts';

type Probability = TablesView['probabilities'][number];

interface Data {
  readonly edition: Pick<EditionView, 'id' | 'cadence' | 'from'>;
  /** The rules that the page explains, by name. */
  readonly rules: Readonly<Record<string, { readonly value: unknown; readonly article: string | null }>>;
  readonly probabilities: readonly Probability[];
  readonly example: Pick<ChangeView, 'expected' | 'k' | 'change'> | null;
  /** The next list that is open. */
  readonly next: CalendarItem | null;
}

const EXPLAINED = [
  ...(['kSteps', 'kTimesGames', 'differenceCap', 'fullDifferenceFrom', 'unratedGap', 'change'] as const),
  ...(['minimumGames', 'poolingWindow', 'drawnGames', 'minimumScore', 'firstRatingMaximum'] as const),
  ...(['floor', 'activeGames', 'activeAgainGames', 'listMonths', 'closing', 'closingOfficial'] as const),
  ...(['reportLastList', 'unplayedGames', 'gamesAgainstUnrated', 'probabilityTable'] as const),
] satisfies readonly RuleName[];
type Explained = (typeof EXPLAINED)[number];

/** Differences of the short table. */
const DIFFERENCES = [0, 50, 100, 200, 300, 400];
const EXAMPLE = { rating: 1800, opponent: 1900 };

export const page: Page<Data, Words> = {
  async load({ api, query, language, today }) {
    const cadence = CADENCES.find((each) => each === query.cadence) ?? 'standard';
    const id = editionOn(editionStarts(await api.get('/editions')), cadence, today);
    if (id === null) throw new NotFound();
    const [edition, { probabilities }, calendar] = await Promise.all([
      api.get('/editions/:id', { id, cadence, lang: language }),
      api.get('/editions/tables'),
      api.get('/calendar'),
    ]);
    const explained: readonly string[] = EXPLAINED;
    const rules = Object.fromEntries(
      edition.rules
        .filter(({ rule }) => explained.includes(rule))
        .map(({ rule, value, article }) => [rule, { value, article }]),
    );
    const k = (rules.kSteps?.value as RuleValue<'kSteps'>)?.at(-1)?.k;
    const { rating, opponent } = EXAMPLE;
    const example =
      k === undefined
        ? null
        : await api.get('/calc/change', { rating, k, games: `${opponent}:1`, edition: id, cadence });
    return {
      edition: { id, cadence, from: edition.from },
      rules,
      probabilities: DIFFERENCES.flatMap((difference) => {
        const row = probabilities.find(({ to }) => to === null || to >= difference);
        return row === undefined ? [] : [{ ...row, from: difference }];
      }),
      example: example && { expected: example.expected, k: example.k, change: example.change },
      next: calendar.items.find((item) => item.cadence === cadence && item.daysLeft >= 0) ?? null,
    };
  },
  title: (_data, words) => words.title,
  description: (_data, words) => words.description,
  View,
};

function View({ data, words, context }: ViewProps<Data, Words>): JSX.Element {
  useOffline();
  const { edition, rules, probabilities, example, next } = data;
  const { href, format, words: shared, today } = context;
  const { cadence } = edition;
  const value = <Name extends Explained>(name: Name): RuleValue<Name> =>
    (rules[name]?.value ?? null) as RuleValue<Name>;
  const { number, exact } = format;
  const part = (
    { title, id }: { readonly title: string; readonly id: string },
    cited: readonly Explained[],
    children: ComponentChildren,
  ): JSX.Element => (
    <Section title={title} id={id}>
      <div class="prose">
        {children}
        <Articles of={cited} data={data} words={words} />
      </div>
    </Section>
  );
  const [cap, uncapped, gap] = [value('differenceCap'), value('fullDifferenceFrom'), value('unratedGap')];
  const [games, window, drawn] = [value('minimumGames'), value('poolingWindow'), value('drawnGames')];
  const [score, most, floor] = [value('minimumScore'), value('firstRatingMaximum'), value('floor')];
  const [active, again] = [value('activeGames'), value('activeAgainGames')];
  const [closing, official] = [value('closing'), value('closingOfficial')];
  const [steps, limit, lastList] = [value('kSteps'), value('kTimesGames'), value('reportLastList')];
  return (
    <>
      <PageHead title={words.title} lead={words.lead(shared.cadences[cadence], format.date(edition.from))} />
      <RegulationsTabs current="guide" names={words.names} />
      <Tabs
        label={words.names.cadence}
        tabs={CADENCES.map((each) => ({
          href: href(withQuery('/how-ratings-work', { cadence: each === 'standard' ? null : each })),
          label: shared.cadences[each],
          isCurrent: each === cadence,
        }))}
      />
      {part(
        words.expected,
        ['probabilityTable'],
        <>
          <p>{words.expected.text}</p>
          <Table<Probability>
            caption={words.expected.caption}
            isCaptionHidden
            width="fits"
            columns={[
              { key: 'difference', head: words.expected.difference, align: 'end', cell: (row) => row.from },
              { key: 'higher', head: words.expected.higher, align: 'end', cell: (row) => exact(row.higher) },
              { key: 'lower', head: words.expected.lower, align: 'end', cell: (row) => exact(row.lower) },
            ]}
            rows={probabilities}
            rowKey={({ from }) => String(from)}
          />
          <p>
            <a href={href('/regulations/tables')}>{words.expected.all}</a>
          </p>
        </>,
      )}
      {part(
        words.change,
        ['change'],
        <>
          <p>{words.change.text}</p>
          {example !== null && (
            <p>
              {words.change.example({
                ...{ own: EXAMPLE.rating, opponent: EXAMPLE.opponent, k: example.k },
                expected: exact(example.expected),
                change: exact(example.change, { sign: true }),
              })}{' '}
              <a href={href(`/calculators/change?rating=${EXAMPLE.rating}&k=${example.k}&games=1900:1`)}>
                {words.calculate}
              </a>
            </p>
          )}
        </>,
      )}
      {steps !== null &&
        part(
          words.k,
          ['kSteps', 'kTimesGames'],
          <>
            <p>{words.k.text}</p>
            <ul>
              {steps.map((step) => (
                <li key={JSON.stringify(step)}>{kStepText(step, words)}</li>
              ))}
            </ul>
            {limit !== null && <p>{words.k.limit(number(limit))}</p>}
            <p>
              <a href={href('/calculators/k')}>{words.calculate}</a>
            </p>
          </>,
        )}
      {cap !== null &&
        part(
          { id: words.cap.id, title: words.cap.title(cap) },
          ['differenceCap', 'fullDifferenceFrom', 'unratedGap'],
          <>
            <p>{words.cap.text(cap)}</p>
            {uncapped !== null && <p>{words.cap.uncapped(uncapped)}</p>}
            {gap !== null && <p>{words.cap.gap(gap.gap, gap.above)}</p>}
          </>,
        )}
      {part(
        words.first,
        ['minimumGames', 'poolingWindow', 'minimumScore', 'drawnGames', 'firstRatingMaximum', 'floor'],
        <>
          <p>{words.first.games(games, window.unit === 'months' ? window.count : null)}</p>
          {score !== null && <p>{words.first.score(format.points(score.halfPoints / 2))}</p>}
          {drawn !== null && <p>{words.first.drawn(drawn.games, drawn.rating)}</p>}
          {most !== null && <p>{words.first.most(most)}</p>}
          <p>{words.first.floor(floor)}</p>
          <p>
            <a href={href('/calculators/first-rating')}>{words.calculate}</a>
          </p>
        </>,
      )}
      {part(
        words.unchanged,
        ['closing', 'unplayedGames', 'gamesAgainstUnrated'],
        <>
          <p>{words.unchanged.text}</p>
          <ul>
            {words.unchanged.reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </>,
      )}
      {part(
        words.inactive,
        ['activeGames', 'activeAgainGames'],
        <>
          <p>{words.inactive.text(active)}</p>
          <p>{words.inactive.again(again.games, again.within)}</p>
        </>,
      )}
      {part(
        words.closing,
        ['listMonths', 'closing', 'closingOfficial', 'reportLastList'],
        <>
          <p>{words.closing.months(value('listMonths').length)}</p>
          <p>
            {words.closing.text(closing.before.count, closing.before.unit, closing.basis)}{' '}
            {official !== null && words.closing.official(official.count)}
          </p>
          {lastList !== null && <p>{words.closing.last(lastList)}</p>}
          {next !== null && (
            <p>
              {words.closing.next(format.month(next.list))} <DateText date={next.closing} />
              <span class="faint">{shared.aside(format.days(today, next.closing))}</span>
            </p>
          )}
        </>,
      )}
    </>
  );
}

function kStepText({ k, reached, junior, gamesUnder }: KStep, { k: words }: Words): string {
  if (reached !== undefined) return words.reached(k, reached);
  if (junior !== undefined) return words.junior(k, junior.age, junior.until, junior.under);
  return gamesUnder === undefined ? words.others(k) : words.gamesUnder(k, gamesUnder);
}

interface ArticlesProps {
  readonly of: readonly Explained[];
  readonly data: Data;
  readonly words: Words;
}

/** The articles of some rules, each once, as links into the edition. */
function Articles({ of, data: { edition, rules }, words }: ArticlesProps): JSX.Element {
  const { href, format } = usePageContext();
  const cited = of.filter((rule) => rules[rule]?.value !== null);
  const articles = [...new Set(cited.flatMap((rule) => splitArticles(rules[rule]?.article ?? '')))];
  return (
    <p class="faint">
      {words.articles(articles.length)}{' '}
      {articles.map((article, index) => (
        <span key={article}>
          {index > 0 && format.comma}
          <a href={href(articlePath(edition.id, article, edition.cadence))}>{article}</a>
        </span>
      ))}
    </p>
  );
}
