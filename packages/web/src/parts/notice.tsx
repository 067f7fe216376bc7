import type { Problem } from '@eloquence/api';
import type { ComponentChildren, JSX } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { ApiProblem } from '../api.ts';
import { usePlace } from '../place.ts';

interface NoticeProps {
  readonly kind?: 'note' | 'done' | 'warning' | 'error';
  readonly title?: ComponentChildren;
  readonly children?: ComponentChildren;
}

/** Something to be noticed. What comes up after the page was shown is read out. */
export function Notice({ kind = 'note', title, children }: NoticeProps): JSX.Element {
  return (
    <div class={`notice notice-${kind}`} role={kind === 'error' ? 'alert' : 'status'}>
      {title !== undefined && <p class="notice-title">{title}</p>}
      {children}
    </div>
  );
}

/** A problem of the API in its own words: what is wrong, in which field, and what to do. */
export function ProblemNotice({ problem }: { readonly problem: Problem }): JSX.Element {
  const { title, detail, hint, fields = [] } = problem;
  const { words } = usePlace();
  const list = useRef<HTMLUListElement>(null);
  const [labels, setLabels] = useState<ReadonlyMap<string, string>>(new Map());
  // Before anything is painted or read out.
  useLayoutEffect(() => {
    const form = list.current?.closest('form, dialog, section');
    const found = fields.flatMap(({ where }) => {
      const label = form ? labelOf(form, where) : null;
      return label === null ? [] : [[where, label] as const];
    });
    setLabels(new Map(found));
  }, [problem]);
  return (
    <Notice kind="error" title={title}>
      {fields.length === 0 ? (
        <p>{detail}</p>
      ) : (
        <ul ref={list}>
          {fields.map(({ where, message }) => (
            <li key={where}>{words.trouble.field(labels.get(where) ?? null, message)}</li>
          ))}
        </ul>
      )}
      {hint !== undefined && <p>{hint}</p>}
    </Notice>
  );
}

/**
 * What people see beside the control that the API calls `arbiters.0`; null where nothing of the kind is in sight, as
 * with what a page sends by itself. A control is named after what it is sent as.
 */
function labelOf(form: Element, where: string): string | null {
  const [name = ''] = where.split('.');
  const control = form.querySelector(`[name="${CSS.escape(name)}"]`);
  const label = (control as HTMLInputElement | null)?.labels?.[0];
  // Without what says that it is required.
  return label?.querySelector('.label-text')?.textContent ?? null;
}

/** What was thrown by the API as a problem; anything else is a mistake of ours and thrown on. */
export function problemOf(error: unknown): Problem {
  if (error instanceof ApiProblem) return error.problem;
  throw error;
}
