import type { Language } from '@eloquence/words';
import type { PageWords, ServerProblemCode } from '@eloquence/words/server';
import { STATUS } from '../core/problems.ts';
import { messages, texts } from '../core/texts.ts';
import { escaped, page } from './html.ts';

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly minimum?: number;
  readonly maximum?: number;
}

type Content = Readonly<Record<string, { readonly schema?: Schema }>>;

interface Operation {
  readonly tags?: readonly string[];
  readonly summary?: string;
  readonly parameters?: readonly {
    readonly name: string;
    readonly required?: boolean;
    readonly schema?: Schema;
    readonly description?: string;
  }[];
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  readonly requestBody?: { readonly content: Content };
  readonly responses?: Readonly<Record<string, { readonly description: string; readonly content?: Content }>>;
}

export interface ApiDescription {
  readonly tags?: readonly { readonly name: string; readonly description?: string }[];
  readonly paths?: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components?: { readonly schemas?: Readonly<Record<string, Schema>> };
}

/** The API reference, from the OpenAPI description. */
export function docsPage(api: ApiDescription, language: Language, basePath: string): string {
  const { page: words } = texts(language);
  const tags = api.tags ?? [];
  const body = `<header>
<h1>${escaped(words.docsTitle)}</h1>
<p>${escaped(words.docsLead)} ${escaped(words.unofficial)}</p>
<p><a href="${basePath}/api/openapi.json">${escaped(words.toDescription)}</a></p>
<nav><ul>${tags.map(({ name }) => `<li><a href="#${escaped(name)}">${escaped(name)}</a></li>`).join('')}
<li><a href="#shapes">${escaped(words.shapes)}</a></li><li><a href="#problems">${escaped(words.problems)}</a></li></ul></nav>
</header>
<main>
${tags.map(({ name, description = '' }) => area(api, name, description, words)).join('\n')}
<section id="shapes"><h2>${escaped(words.shapes)}</h2>
${Object.entries(api.components?.schemas ?? {})
  .map(([name, schema]) => shape(name, schema))
  .join('\n')}</section>
${problemsSection(language)}
</main>`;
  return page({ language, title: words.docsTitle, basePath, body });
}

function area(api: ApiDescription, tag: string, description: string, words: PageWords): string {
  const operations = Object.entries(api.paths ?? {}).flatMap(([path, item]) =>
    (['get', 'post', 'put', 'patch', 'delete'] as const).flatMap((method) => {
      const operation = item?.[method];
      return operation?.tags?.includes(tag) ? [oneOperation(method, path, operation, words)] : [];
    }),
  );
  if (operations.length === 0) return '';
  return `<section id="${escaped(tag)}"><h2>${escaped(tag)}</h2>
<p>${escaped(description)}</p>
${operations.join('\n')}</section>`;
}

function oneOperation(method: string, path: string, operation: Operation, words: PageWords): string {
  const parameters = operation.parameters ?? [];
  const body = operation.requestBody;
  const rows = parameters.map(({ name, required, schema, description }) => {
    const need = required ? `, ${words.required}` : '';
    return `<dt><code>${escaped(name)}</code></dt><dd>${typeOf(schema)}${escaped(need)}${
      description ? `. ${escaped(description)}` : ''
    }</dd>`;
  });
  const answers = Object.entries(operation.responses ?? {}).map(([status, response]) => {
    const { description, content = {} } = response;
    const kinds = Object.entries(content).map(([type, media]) => `${escaped(type)} ${typeOf(media.schema)}`);
    return `<dt>${escaped(status)}</dt><dd>${kinds.join(', ') || escaped(description)}</dd>`;
  });
  return `<article>
<h3><code>${method.toUpperCase()} ${escaped(path)}</code></h3>
<p>${escaped(operation.summary ?? '')}</p>
${credentials(operation, words)}<details><summary>${escaped(words.parameters)}: ${parameters.map(({ name }) => escaped(name)).join(', ') || escaped(words.none)}</summary>
<dl>${rows.join('')}</dl></details>
${body ? `<p>${escaped(words.body)}: ${Object.keys(body.content).map(escaped).join(', ')}</p>` : ''}
<details><summary>${escaped(words.answer)}</summary><dl>${answers.join('')}</dl></details>
</article>`;
}

/** For example: Authentication: `session` + `csrf`, `token` (`office`). Public operations need none. */
function credentials({ security = [] }: Operation, words: PageWords): string {
  const ways = security.map((schemes) =>
    Object.entries(schemes)
      .map(([name, scopes]) => [name, ...scopes].map((each) => `<code>${escaped(each)}</code>`).join(' '))
      .join(' + '),
  );
  return ways.length === 0
    ? ''
    : `<p>${escaped(words.authentication)}: ${ways.join(', ')}</p>
`;
}

function shape(name: string, schema: Schema): string {
  const rows = Object.entries(schema.properties ?? {}).map(([field, each]) => {
    const { description } = each;
    return `<dt><code>${escaped(field)}</code></dt><dd>${typeOf(each)}${description ? `. ${escaped(description)}` : ''}</dd>`;
  });
  return `<article><h3 id="shape-${escaped(name)}">${escaped(name)}</h3>
<p>${escaped(schema.description ?? '')}</p><dl>${rows.join('')}</dl></article>`;
}

/** A short type, with a link to named schemas. */
function typeOf(schema: Schema | undefined): string {
  if (schema === undefined) return '';
  if (schema.$ref !== undefined) {
    const name = schema.$ref.split('/').at(-1) ?? '';
    return `<a href="#shape-${escaped(name)}">${escaped(name)}</a>`;
  }
  if (schema.anyOf) return schema.anyOf.map((each) => typeOf(each)).join(' | ');
  if (schema.enum) return schema.enum.map((value) => `<code>${escaped(String(value))}</code>`).join(' | ');
  if (schema.type === 'array') return `${typeOf(schema.items)}[]`;
  if (schema.type === 'object' && schema.properties) {
    const fields = Object.entries(schema.properties).map(
      ([name, each]) => `${escaped(name)}: ${typeOf(each)}`,
    );
    return `{ ${fields.join(', ')} }`;
  }
  const types = [schema.type ?? 'any'].flat().map((type) => escaped(String(type)));
  const range = [schema.minimum, schema.maximum].some((limit) => limit !== undefined)
    ? ` ${schema.minimum ?? ''}–${schema.maximum ?? ''}`
    : '';
  return `${types.join(' | ')}${range}`;
}

function problemsSection(language: Language): string {
  const { page: words, problems } = texts(language);
  const { officeErrors, officeHints } = messages(language);
  const own = (Object.keys(problems) as ServerProblemCode[]).map(
    (code) =>
      `<dt id="problem-${code}"><code>${code}</code></dt><dd>${STATUS[code]} ${escaped(problems[code].title)}</dd>`,
  );
  const office = (Object.keys(officeErrors) as (keyof typeof officeErrors)[]).map(
    (code) => `<dt id="problem-${code}"><code>${code}</code></dt><dd>${escaped(officeHints[code])}</dd>`,
  );
  return `<section id="problems"><h2>${escaped(words.problems)}</h2>
<p>${escaped(words.problemsLead)}</p><dl>${[...own, ...office].join('')}</dl></section>`;
}
