import type { EditionView, RuleItem } from '@eloquence/api';
import { CADENCES, type Cadence } from '@eloquence/rating';
import { DEFAULT_LANGUAGE } from '@eloquence/words/languages';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { PageHead, Section, Tabs } from '../../components/layout.tsx';
import { MarkdownInlines } from '../../components/markdown.tsx';
import { ShareButtons } from '../../components/share-buttons.tsx';
import { type Column, Table } from '../../components/table.tsx';
import { articleId, splitArticles } from '../../core/articles.ts';
import { NotFound, type Page, type ViewProps } from '../../core/page.ts';
import { usePageContext, withQuery } from '../../core/page-context.ts';
import { coversEdition, type Dispute, disputesByArticle, disputesIndex } from '../../docs/disputes.ts';
import { useOffline } from '../../offline/register.ts';
import { anchorsOf, chainOf } from './anchors.ts';
import './style.css';
import type { Words } from '@eloquence/words/en/web/pages/edition';

export interface Data {
  readonly edition: EditionView;
  /** The cadences that have an edition with this ID. */
  readonly cadences: readonly Cadence[];
  readonly after: string | null;
  readonly disputes: readonly Dispute[];
  /** Disputes by the article of this edition that they cite. */
  readonly byArticle: Readonly<Record<string, readonly string[]>>;
  /** Whether the questions are not in the reader's language. */
  readonly isUntranslated: boolean;
}

export const page: Page<Data, Words> = {
  async load({ api, params: { edition: id = '' }, query, language }) {
    const { items } = await api.get('/editions');
    const cadences = CADENCES.filter((each) => items.some((item) => item.id === id && item.cadence === each));
    const cadence = cadences.find((each) => each === query.cadence) ?? cadences[0];
    if (cadence === undefined) throw new NotFound();
    const edition = await api.get('/editions/:id', { id, cadence, lang: language });
    const own = items
      .filter((item) => item.cadence === cadence)
      .toSorted((a, b) => (a.from < b.from ? -1 : 1));
    const index = disputesIndex(language);
    // An amendment includes the articles of its base edition.
    const chain = [id];
    for (let at = edition.basedOn; at !== null && !chain.includes(at); ) {
      chain.push(at);
      at = own.find((item) => item.id === at)?.basedOn ?? null;
    }
    const disputes =
      cadence === 'standard' ? index.items.filter(({ editions }) => coversEdition(editions, id)) : [];
    return {
      edition,
      cadences,
      after: own[own.findIndex((item) => item.id === id) + 1]?.id ?? null,
      disputes,
      byArticle: disputesByArticle(
        chain,
        disputes.map(({ point }) => point),
      ),
      isUntranslated: index.language !== language,
    };
  },
  title: ({ edition }, words, { format, words: shared }) =>
    words.names.edition(format.date(edition.from)) + shared.aside(shared.cadences[edition.cadence]),
  View,
};

function View({ data, words, context }: ViewProps<Data, Words>): JSX.Element {
  useOffline();
  const { edition, cadences, after } = data;
  const { format, href, words: shared } = context;
  const { id, cadence, from, until, before, provenance, rules } = edition;
  const at = cadence === 'standard' ? null : cadence;
  const title = words.names.edition(format.date(from));
  const stated = rules.filter(({ words: text }) => text !== '–');
  const silent = rules.filter(({ words: text }) => text === '–');
  const all = provenance.text + provenance.reported + provenance.inferred + provenance.carried;
  useNearestArticle();
  return (
    <>
      <PageHead
        kind={
          <>
            <a href={href(withQuery('/regulations', { cadence: at }))}>{words.timeline}</a>
            {before !== null && (
              <>
                {' · '}
                <a href={href(withQuery(`/regulations/${before}`, { cadence: at }))}>
                  {words.before(format.shortMonth(`${before}-01`))}
                </a>
              </>
            )}
            {after !== null && (
              <>
                {' · '}
                <a href={href(withQuery(`/regulations/${after}`, { cadence: at }))}>
                  {words.after(format.shortMonth(`${after}-01`))}
                </a>
              </>
            )}
          </>
        }
        title={title}
        lead={words.lead(
          shared.cadences[cadence],
          format.date(from),
          until === null ? null : format.date(until),
        )}
      >
        <ShareButtons />
        {before !== null && (
          <a
            class="text-button"
            href={href(withQuery('/regulations/compare', { editions: `${before},${id}`, cadence: at }))}
          >
            {words.compare}
          </a>
        )}
      </PageHead>
      {cadences.length > 1 && (
        <Tabs
          label={words.names.cadence}
          tabs={cadences.map((each) => ({
            href: href(withQuery(`/regulations/${id}`, { cadence: each === 'standard' ? null : each })),
            label: shared.cadences[each],
            isCurrent: each === cadence,
          }))}
        />
      )}
      <Section title={words.rules} id="rules">
        <p class="prose faint">{words.standsOn(provenance.text, all)}</p>
        <div class="edition-rules">
          <Rules rules={stated} title={title} data={data} words={words} />
        </div>
      </Section>
      <Disputes data={data} words={words} />
      <Section title={words.silent} id="silent">
        <p class="prose faint">{words.silentLead}</p>
        <ul class="edition-silent">
          {silent.map(({ rule, name }) => (
            <li key={rule}>{name}</li>
          ))}
        </ul>
      </Section>
    </>
  );
}

/** An article without its own rule links to the one that contains it. */
function useNearestArticle(): void {
  useEffect(() => {
    const fragment = decodeURIComponent(location.hash.slice(1));
    const article = fragment.replace(/^a-/, '');
    if (!fragment.startsWith('a-') || document.getElementById(fragment) !== null) return;
    const nearest = chainOf(article).find((each) => document.getElementById(articleId(each)) !== null);
    if (nearest !== undefined) location.replace(`#${articleId(nearest)}`);
  }, []);
}

interface RulesProps {
  readonly rules: readonly RuleItem[];
  readonly title: string;
  readonly data: Data;
  readonly words: Words;
}

function Rules({ rules, title, data, words }: RulesProps): JSX.Element {
  const anchors = anchorsOf(rules);
  const columns: readonly Column<RuleItem>[] = [
    {
      key: 'article',
      head: words.article,
      cell: ({ rule, article }) => (
        <>
          {anchors.get(rule)?.map((each) => (
            <span key={each} id={articleId(each)} class="edition-anchor" />
          ))}
          {article === null
            ? '–'
            : splitArticles(article).map((each, index) => (
                <span key={each}>
                  {index > 0 && ', '}
                  <a href={`#${articleId(each)}`}>{each}</a>
                </span>
              ))}
        </>
      ),
    },
    { key: 'rule', head: words.rule, cell: ({ name }) => name, isRowHead: true },
    {
      key: 'value',
      head: words.value,
      cell: ({ rule, words: text, changed }) => (
        <>
          {text}
          {changed && (
            <span class="edition-mark" title={words.changedHint}>
              {words.changed}
            </span>
          )}
          <Disputed points={disputedAt(anchors.get(rule) ?? [], data)} data={data} words={words} />
        </>
      ),
    },
    {
      key: 'source',
      head: words.source,
      cell: ({ provenance }) => (
        <span class="faint" title={words.names.provenanceSaid[provenance]}>
          {words.names.provenance[provenance]}
        </span>
      ),
      wideOnly: true,
    },
  ];
  const kinds = [...new Set(rules.map(({ provenance }) => provenance))];
  return (
    <>
      <Table
        caption={words.caption(title)}
        isCaptionHidden
        columns={columns}
        rows={rules}
        rowKey={({ rule }) => rule}
      />
      <dl class="edition-key">
        {kinds.map((kind) => (
          <div key={kind}>
            <dt>{words.names.provenance[kind]}</dt>
            <dd>{words.names.provenanceSaid[kind]}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** Shown once per article, at its first rule. */
function disputedAt(articles: readonly string[], { byArticle }: Data): ReadonlySet<string> {
  return new Set(articles.flatMap((article) => byArticle[article] ?? []));
}

interface DisputedProps {
  readonly points: ReadonlySet<string>;
  readonly data: Data;
  readonly words: Words;
}

function Disputed({ points, data: { disputes, isUntranslated }, words }: DisputedProps): JSX.Element | null {
  const { href } = usePageContext();
  if (points.size === 0) return null;
  return (
    <details class="edition-disputed">
      <summary>{words.disputed(points.size)}</summary>
      <ul lang={isUntranslated ? DEFAULT_LANGUAGE : undefined}>
        {disputes
          .filter(({ point }) => points.has(point))
          .map(({ point, question }) => (
            <li key={point}>
              <a href={href(`/disputes/${point}`)}>
                <MarkdownInlines of={question} />
              </a>
            </li>
          ))}
      </ul>
    </details>
  );
}

function Disputes({ data, words }: { readonly data: Data; readonly words: Words }): JSX.Element | null {
  const { href } = usePageContext();
  const { disputes, edition, isUntranslated } = data;
  const lang = isUntranslated ? DEFAULT_LANGUAGE : undefined;
  return (
    <>
      {edition.variants.length > 0 && (
        <Section title={words.variants} id="variants">
          <p class="prose faint">{words.variantsLead}</p>
          <ul>
            {edition.variants.map(({ name, dispute }) => (
              <li key={name}>
                <a href={href(`/disputes/${dispute}`)}>{words.variantNames[name] ?? name}</a>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {disputes.length > 0 && (
        <Section title={words.disputes} id="disputes">
          {isUntranslated && <p class="faint">{words.onlyEnglish}</p>}
          <ul class="edition-disputes">
            {disputes.map(({ point, question }) => (
              <li key={point}>
                <a href={href(`/disputes/${point}`)} lang={lang}>
                  <MarkdownInlines of={question} />
                </a>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}
