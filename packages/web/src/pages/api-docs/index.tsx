import type { ProblemsView } from '@eloquence/api';
import type { Words } from '@eloquence/words/en/web/pages/api-docs';
import { Fragment, type JSX } from 'preact';
import { PageHead, Section } from '../../components/layout.tsx';
import { Table } from '../../components/table.tsx';
import { endpointsOf } from '../../core/openapi.ts';
import type { Page, ViewProps } from '../../core/page.ts';

interface Item {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
}

export interface Data {
  readonly tags: readonly {
    readonly name: string;
    readonly description: string;
    readonly items: readonly Item[];
  }[];
  readonly problems: ProblemsView['items'];
}

export const page: Page<Data, Words> = {
  async load({ api, language }) {
    const [description, { items: problems }] = await Promise.all([
      api.get('/openapi.json'),
      api.get('/problems', { lang: language }),
    ]);
    const endpoints = endpointsOf(description);
    const tags = description.tags.map(({ name, description: text = '' }) => ({
      name,
      description: text,
      items: endpoints
        .filter(({ operation }) => operation.tags?.[0] === name)
        .map(({ method, path, operation: { operationId, summary = '' } }) => ({
          id: operationId,
          method,
          path,
          summary,
        })),
    }));
    return { tags: tags.filter(({ items }) => items.length > 0), problems };
  },
  title: (_data, words) => words.title,
  description: (_data, words) => words.lead,
  View,
};

function View({ data: { tags, problems }, words, context }: ViewProps<Data, Words>): JSX.Element {
  const { href, basePath } = context;
  return (
    <>
      <PageHead title={words.title} lead={words.lead}>
        <a href={`${basePath}/api/openapi.json`}>{words.description}</a>
      </PageHead>
      <nav aria-label={words.title}>
        <ul class="inline-list">
          {tags.map(({ name }) => (
            <li key={name}>
              <a href={`#${name}`} lang="en">
                {name}
              </a>
            </li>
          ))}
          <li>
            <a href="#problems">{words.problems}</a>
          </li>
        </ul>
      </nav>
      {tags.map(({ name, description, items }) => (
        <Section key={name} id={name} title={<span lang="en">{name}</span>}>
          <p class="faint" lang="en">
            {description}
          </p>
          <Table
            caption={words.operations(name)}
            isCaptionHidden
            width="fits"
            columns={[
              {
                key: 'operation',
                head: words.operation,
                isRowHead: true,
                cell: ({ id, method, path }) => (
                  <a href={href(`/docs/api/${id}`)}>
                    <code>
                      {method}{' '}
                      {path.split(/(?=\/)/).map((part, index) => (
                        <Fragment key={index}>
                          <wbr />
                          {part}
                        </Fragment>
                      ))}
                    </code>
                  </a>
                ),
              },
              {
                key: 'summary',
                head: words.summary,
                cell: ({ summary }) => <span lang="en">{summary}</span>,
              },
            ]}
            rows={items}
            rowKey={({ id }) => id}
          />
        </Section>
      ))}
      <Section id="problems" title={words.problems}>
        <p class="faint">{words.problemsLead}</p>
        <Table
          caption={words.problems}
          isCaptionHidden
          width="fits"
          columns={[
            {
              key: 'code',
              head: words.code,
              isRowHead: true,
              cell: ({ code }) => <code class="break-anywhere">{code}</code>,
            },
            { key: 'status', head: words.status, align: 'end', cell: ({ status }) => status },
            {
              key: 'meaning',
              head: words.meaning,
              cell: ({ title, hint }) => (
                <>
                  {title}
                  {hint !== null && <p class="faint">{hint}</p>}
                </>
              ),
            },
          ]}
          rows={problems}
          rowKey={({ code }) => code}
          rowId={({ code }) => `problem-${code}`}
        />
      </Section>
    </>
  );
}
