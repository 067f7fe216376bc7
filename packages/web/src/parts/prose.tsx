import type { JSX } from 'preact';
import type { Block, Inline } from '../docs/markdown.ts';
import { plainText } from '../docs/markdown.ts';
import { usePlace } from '../place.ts';
import { Table } from './table.tsx';

/** Text of the documentation within a line. */
export function Inlines({ of }: { readonly of: readonly Inline[] }): JSX.Element {
  const { format, href } = usePlace();
  return (
    <>
      {of.map((inline, index) => {
        if (typeof inline === 'string') return format.editions(inline);
        if (inline.kind === 'code') return <code key={index}>{inline.text}</code>;
        const children = <Inlines of={inline.children} />;
        if (inline.kind === 'strong') return <strong key={index}>{children}</strong>;
        if (inline.kind === 'em') return <em key={index}>{children}</em>;
        const address = inline.href.startsWith('/') ? href(inline.href) : inline.href;
        return (
          <a key={index} href={address}>
            {children}
          </a>
        );
      })}
    </>
  );
}

/** Text of the documentation: headings, paragraphs, lists and tables. */
export function Prose({ blocks }: { readonly blocks: readonly Block[] }): JSX.Element {
  let heading = '';
  return (
    <>
      {blocks.map((block, index) => {
        if (block.kind === 'heading') {
          heading = plainText(block.children);
          const Heading = block.level <= 2 ? 'h2' : 'h3';
          return (
            <Heading key={index}>
              <Inlines of={block.children} />
            </Heading>
          );
        }
        if (block.kind === 'paragraph')
          return (
            <p key={index}>
              <Inlines of={block.children} />
            </p>
          );
        if (block.kind === 'list')
          return (
            <ul key={index}>
              {block.items.map((item, nth) => (
                <li key={nth}>
                  <Inlines of={item} />
                </li>
              ))}
            </ul>
          );
        return (
          <Table
            key={index}
            caption={heading}
            isCaptionHidden
            columns={block.head.map((head, column) => ({
              key: String(column),
              head: <Inlines of={head} />,
              cell: (row: (typeof block.rows)[number]) => <Inlines of={row[column] ?? []} />,
              isRowHead: column === 0,
            }))}
            rows={block.rows}
            rowKey={(_row, nth) => String(nth)}
          />
        );
      })}
    </>
  );
}
