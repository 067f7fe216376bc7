import { Fragment, type JSX } from 'preact';
import { refName, type Schema } from '../../core/openapi.ts';

/** A type in a line: `integer 0–100000`, `Finding[]` with a link. */
export function TypeText({ schema = {} }: { readonly schema?: Schema | undefined }): JSX.Element {
  const { $ref: ref, anyOf, items, additionalProperties, minimum, maximum } = schema;
  if (ref !== undefined) {
    const name = refName(ref);
    return <a href={`#schema-${name}`}>{name}</a>;
  }
  if (anyOf !== undefined) return <Joined parts={anyOf.map((each) => <TypeText schema={each} />)} by=" | " />;
  if (schema.enum !== undefined)
    return <Joined parts={schema.enum.map((value) => <code>{String(value)}</code>)} by=" | " />;
  if (schema.type === 'array')
    return (
      <>
        <TypeText schema={items} />
        []
      </>
    );
  if (typeof additionalProperties === 'object')
    return (
      <>
        {'{ …: '}
        <TypeText schema={additionalProperties} />
        {' }'}
      </>
    );
  const hasRange = minimum !== undefined || maximum !== undefined;
  return (
    <>
      {[schema.type ?? 'any'].flat().join(' | ')}
      {hasRange && ` ${minimum ?? ''}–${maximum ?? ''}`}
    </>
  );
}

function Joined({ parts, by }: { readonly parts: readonly JSX.Element[]; readonly by: string }): JSX.Element {
  return (
    <>
      {parts.map((part, index) => (
        <Fragment key={index}>
          {index > 0 && by}
          {part}
        </Fragment>
      ))}
    </>
  );
}
