import type { ComponentChildren, JSX } from 'preact';
import { usePageContext } from '../core/page-context.ts';

interface PageHeadProps {
  /** A small line above the title. */
  readonly kind?: ComponentChildren;
  readonly title: ComponentChildren;
  readonly lead?: ComponentChildren;
  /** Buttons and links for the whole page. */
  readonly children?: ComponentChildren;
}

/** The head of a page, with its only `h1`. */
export function PageHead({ kind, title, lead, children }: PageHeadProps): JSX.Element {
  return (
    <div class="page-head">
      {kind !== undefined && <p class="kind">{kind}</p>}
      <h1>{title}</h1>
      {lead !== undefined && <p class="lead">{lead}</p>}
      {children !== undefined && <div class="page-tools">{children}</div>}
    </div>
  );
}

interface SectionProps {
  readonly title: ComponentChildren;
  readonly id?: string;
  /** Beside the title. */
  readonly more?: ComponentChildren;
  readonly children: ComponentChildren;
}

export function Section({ title, id, more, children }: SectionProps): JSX.Element {
  return (
    <section class="section" id={id}>
      <div class="section-head">
        <h2>{title}</h2>
        {more !== undefined && <div class="section-more">{more}</div>}
      </div>
      {children}
    </section>
  );
}

export interface Tab {
  readonly href: string;
  readonly label: ComponentChildren;
  readonly isCurrent: boolean;
}

/** Tabs that are links: each view has its own URL. */
export function Tabs({
  label,
  tabs,
}: {
  readonly label: string;
  readonly tabs: readonly Tab[];
}): JSX.Element {
  return (
    <nav class="tabs" aria-label={label}>
      <ul>
        {tabs.map((tab) => (
          <li key={tab.href}>
            <a href={tab.href} aria-current={tab.isCurrent ? 'page' : undefined}>
              {tab.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface FactsProps {
  readonly facts: readonly (readonly [name: ComponentChildren, value: ComponentChildren])[];
}

export function Facts({ facts }: FactsProps): JSX.Element {
  return (
    <dl class="facts">
      {facts.map(([name, value], index) => (
        <div key={index}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface PagerProps {
  readonly previous: string | null;
  readonly next: string | null;
  /** The number of the first row, from 1. */
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

/** Links to the previous and next page; make their URLs with `href`. */
export function Pager({ previous, next, from, to, count }: PagerProps): JSX.Element {
  const { words, format } = usePageContext();
  const { number } = format;
  return (
    <nav class="pager" aria-label={words.pager.label}>
      {previous === null ? (
        <span class="faint">‹ {words.pager.previous}</span>
      ) : (
        <a href={previous} rel="prev">
          ‹ {words.pager.previous}
        </a>
      )}
      <span>{words.pager.rows(number(from), number(to), number(count))}</span>
      {next === null ? (
        <span class="faint">{words.pager.next} ›</span>
      ) : (
        <a href={next} rel="next">
          {words.pager.next} ›
        </a>
      )}
    </nav>
  );
}

interface DownloadsProps {
  readonly files: readonly { readonly href: string; readonly label: string; readonly size?: number }[];
}

export function Downloads({ files }: DownloadsProps): JSX.Element {
  const { words, format } = usePageContext();
  return (
    <p class="downloads">
      {words.download}:{' '}
      {files.map(({ href, label, size }, index) => (
        <span key={href}>
          {index > 0 && ' · '}
          <a href={href} download>
            {label}
          </a>
          {size !== undefined && <span class="faint"> {format.bytes(size)}</span>}
        </span>
      ))}
    </p>
  );
}

/** Shown instead of an empty result: why it is empty, and what to do. */
export function Empty({
  title,
  children,
}: {
  readonly title: ComponentChildren;
  readonly children?: ComponentChildren;
}): JSX.Element {
  return (
    <div class="empty">
      <p class="empty-title">{title}</p>
      {children}
    </div>
  );
}
