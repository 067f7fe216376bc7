import type { JSX } from 'preact';
import { usePageContext } from '../core/page-context.ts';
import type { Block, Inline } from '../docs/markdown.ts';
import { plainText } from '../docs/markdown.ts';
import { Table } from './table.tsx';

export function MarkdownInlines({ of }: { readonly of: readonly Inline[] }): JSX.Element {
  const { format, href } = usePageContext();
  return (
    <>
      {of.map((inline, index) => {
        if (typeof inline === 'string') return format.editions(inline);
        if (inline.kind === 'code') return <code key={index}>{inline.text}</code>;
        const children = <MarkdownInlines of={inline.children} />;
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

export function MarkdownBlocks({ blocks }: { readonly blocks: readonly Block[] }): JSX.Element {
  let heading = '';
  return (
    <>
      {blocks.map((block, index) => {
        if (block.kind === 'heading') {
          heading = plainText(block.children);
          const Heading = block.level <= 2 ? 'h2' : 'h3';
          return (
            <Heading key={index}>
              <MarkdownInlines of={block.children} />
            </Heading>
          );
        }
        if (block.kind === 'paragraph')
          return (
            <p key={index}>
              <MarkdownInlines of={block.children} />
            </p>
          );
        if (block.kind === 'list')
          return (
            <ul key={index}>
              {block.items.map((item, nth) => (
                <li key={nth}>
                  <MarkdownInlines of={item} />
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
              head: <MarkdownInlines of={head} />,
              cell: (row: (typeof block.rows)[number]) => <MarkdownInlines of={row[column] ?? []} />,
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
