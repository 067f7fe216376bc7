import type { ProblemsView } from '@eloquence/api';
import type { Words } from '@eloquence/words/en/web/pages/api-operation';
import { Fragment, type JSX } from 'preact';
import { PageHead, Section } from '../../components/layout.tsx';
import { Table } from '../../components/table.tsx';
import {
  type Content,
  type Endpoint,
  endpointsOf,
  exampleParameter,
  fieldsOf,
  type Operation,
  reachableSchemas,
  type Schema,
  type Schemas,
  type Values,
} from '../../core/openapi.ts';
import { NotFound, type Page, type ViewProps } from '../../core/page.ts';
import { usePageContext } from '../../core/page-context.ts';
import { storedExamples } from './examples.ts';
import { TryIt } from './try-it.tsx';
import { TypeText } from './type-text.tsx';
import './style.css';

export interface Data extends Endpoint {
  readonly schemas: Schemas;
  /** Values of the parameters in the example. */
  readonly values: Values;
  readonly problems: ProblemsView['items'];
}

export const page: Page<Data, Words> = {
  async load({ api, params, language }) {
    const [description, { items }] = await Promise.all([
      api.get('/openapi.json'),
      api.get('/problems', { lang: language }),
    ]);
    const endpoint = endpointsOf(description).find(
      ({ operation }) => operation.operationId === params.operation,
    );
    if (endpoint === undefined) throw new NotFound();
    const { operation, path } = endpoint;
    const parameters = operation.parameters ?? [];
    const stored = await storedExamples(api, path);
    const values = parameters.map((each) => {
      const own = each.required ? stored[each.name] : undefined;
      return [each.name, own ?? exampleParameter(each)];
    });
    const codes = problemCodes(operation);
    return {
      ...endpoint,
      schemas: reachableSchemas(operation, description.components.schemas ?? {}),
      values: Object.fromEntries(values),
      problems: items.filter(({ code }) => codes.includes(code)),
    };
  },
  title: ({ method, path }) => `${method} ${path}`,
  description: ({ operation }, words) => operation.summary ?? words.index,
  View,
};

/** The problems that any operation of this kind can have; the office's own are on the index. */
function problemCodes({ parameters = [], requestBody, security = [] }: Operation): string[] {
  return [
    ...(parameters.length > 0 || requestBody ? ['invalid-request'] : []),
    ...(requestBody ? ['invalid-json', 'too-large'] : []),
    ...(security.length > 0 ? ['sign-in-needed', 'not-allowed'] : []),
    'too-many-requests',
    'answer-timeout',
  ];
}

function View({ data, words, context }: ViewProps<Data, Words>): JSX.Element {
  const { method, path, operation, schemas, problems } = data;
  const { href } = context;
  const {
    summary,
    description,
    parameters = [],
    security = [],
    requestBody,
    responses = {},
    tags = [],
  } = operation;
  return (
    <>
      <PageHead
        kind={
          <>
            <a href={href('/docs/api')}>{words.index}</a> ·{' '}
            <a href={href(`/docs/api#${tags[0]}`)}>{tags[0]}</a>
          </>
        }
        title={
          <code class="break-anywhere">
            {method} {path}
          </code>
        }
        lead={<span lang="en">{summary}</span>}
      />
      {description !== undefined && (
        <p class="prose" lang="en">
          {description}
        </p>
      )}
      <p>
        {words.authentication}
        {security.length === 0
          ? words.noAccount
          : security.map((schemes, index) => (
              <span key={index}>
                {index > 0 && words.or}
                <code>
                  {Object.entries(schemes)
                    .map(([name, scopes]) => [name, ...scopes].join(' '))
                    .join(' + ')}
                </code>
              </span>
            ))}
      </p>
      <TryIt data={data} words={words} />
      {parameters.length > 0 && (
        <Section title={words.parameters} id="parameters">
          <Table
            caption={words.parameters}
            isCaptionHidden
            width="fits"
            columns={[
              {
                key: 'name',
                head: words.name,
                isRowHead: true,
                cell: ({ name, required }) => (
                  <>
                    <code>{name}</code>
                    {required && <span class="faint">{context.words.aside(context.words.required)}</span>}
                  </>
                ),
              },
              { key: 'in', head: words.place, cell: ({ in: where }) => <code>{where}</code>, wideOnly: true },
              { key: 'type', head: words.type, cell: ({ schema }) => <TypeText schema={schema} /> },
              {
                key: 'description',
                head: words.meaning,
                cell: (each) => <span lang="en">{each.description}</span>,
              },
            ]}
            rows={parameters}
            rowKey={({ name }) => name}
          />
        </Section>
      )}
      {requestBody !== undefined && (
        <Section title={words.body} id="body" more={Object.keys(requestBody.content).join(', ')}>
          <Contents content={requestBody.content} words={words} />
        </Section>
      )}
      <Section title={words.responses} id="responses">
        <Table
          caption={words.responses}
          isCaptionHidden
          width="fits"
          columns={[
            { key: 'status', head: words.status, isRowHead: true, cell: ([status]) => <code>{status}</code> },
            {
              key: 'content',
              head: words.content,
              cell: ([, { content = {} }]) => <Types content={content} />,
            },
            {
              key: 'meaning',
              head: words.meaning,
              // What the framework says of a response without a description.
              cell: ([, { description: text }]) =>
                text === 'Default Response' ? '' : <span lang="en">{text}</span>,
            },
          ]}
          rows={Object.entries(responses)}
          rowKey={([status]) => status}
        />
        <Contents content={responses['200']?.content ?? responses['201']?.content ?? {}} words={words} />
      </Section>
      {Object.entries(schemas).map(([name, schema]) => (
        <Section key={name} id={`schema-${name}`} title={<code>{name}</code>}>
          {schema.description !== undefined && (
            <p class="faint" lang="en">
              {schema.description}
            </p>
          )}
          <Fields schema={schema} name={name} words={words} />
        </Section>
      ))}
      <Section title={words.problems} id="problems">
        <p class="faint">
          {words.problemsLead} <a href={href('/docs/api#problems')}>{words.allProblems}</a>
        </p>
        <Table
          caption={words.problems}
          isCaptionHidden
          width="fits"
          columns={[
            {
              key: 'code',
              head: words.code,
              isRowHead: true,
              cell: ({ code }) => (
                <a href={href(`/docs/api#problem-${code}`)}>
                  <code class="break-anywhere">{code}</code>
                </a>
              ),
            },
            { key: 'status', head: words.status, align: 'end', cell: ({ status }) => status },
            { key: 'meaning', head: words.meaning, cell: ({ title }) => title },
          ]}
          rows={problems}
          rowKey={({ code }) => code}
        />
      </Section>
    </>
  );
}

function Types({ content }: { readonly content: Content }): JSX.Element {
  return (
    <>
      {Object.entries(content).map(([type, { schema }]) => (
        <div key={type}>
          {type} {schema?.$ref !== undefined && <TypeText schema={schema} />}
        </div>
      ))}
    </>
  );
}

/** The fields of schemas without a name; named ones have a section each. */
function Contents({ content, words }: { readonly content: Content; readonly words: Words }): JSX.Element {
  return (
    <>
      {Object.entries(content).map(([type, { schema = {} }]) =>
        fieldsOf(schema).length > 0 || schema.description !== undefined ? (
          <Fields key={type} schema={schema} name={type} words={words} />
        ) : null,
      )}
    </>
  );
}

interface FieldsProps {
  readonly schema: Schema;
  readonly name: string;
  readonly words: Words;
}

function Fields({ schema, name, words }: FieldsProps): JSX.Element {
  const { words: shared } = usePageContext();
  const fields = fieldsOf(schema);
  if (fields.length === 0)
    return (
      <p>
        <TypeText schema={schema} />
        {schema.description !== undefined && <span lang="en"> {schema.description}</span>}
      </p>
    );
  return (
    <Table
      caption={words.fields(name)}
      isCaptionHidden
      columns={[
        {
          key: 'field',
          head: words.field,
          isRowHead: true,
          cell: (field) => (
            <>
              <code>
                {field.name.split(/(?<=\.)/).map((part, index) => (
                  <Fragment key={index}>
                    {index > 0 && <wbr />}
                    {part}
                  </Fragment>
                ))}
              </code>
              {!field.isRequired && <span class="faint">{shared.aside(words.optional)}</span>}
            </>
          ),
        },
        { key: 'type', head: words.type, cell: (field) => <TypeText schema={field.schema} /> },
        {
          key: 'meaning',
          head: words.meaning,
          cell: (field) => <span lang="en">{field.schema.description}</span>,
        },
      ]}
      rows={fields}
      rowKey={(field) => field.name}
    />
  );
}
