import type { Problem } from '@eloquence/api';
import type { ComponentChildren, JSX } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { ApiProblem } from '../core/api.ts';
import { usePageContext } from '../core/page-context.ts';

interface NoticeProps {
  readonly kind?: 'note' | 'done' | 'warning' | 'error';
  readonly title?: ComponentChildren;
  readonly children?: ComponentChildren;
}

/** A message; screen readers announce it when it appears later. */
export function Notice({ kind = 'note', title, children }: NoticeProps): JSX.Element {
  return (
    <div class={`notice notice-${kind}`} role={kind === 'error' ? 'alert' : 'status'}>
      {title !== undefined && <p class="notice-title">{title}</p>}
      {children}
    </div>
  );
}

/** A problem of the API: what is wrong, in which field, and what to do. */
export function ProblemNotice({ problem }: { readonly problem: Problem }): JSX.Element {
  const { title, detail, hint, fields = [] } = problem;
  const { words } = usePageContext();
  const list = useRef<HTMLUListElement>(null);
  const [labels, setLabels] = useState<ReadonlyMap<string, string>>(new Map());
  // In a layout effect: before the browser paints and screen readers announce.
  useLayoutEffect(() => {
    const form = list.current?.closest('form, dialog, section');
    const found = fields.flatMap(({ where }) => {
      const label = form ? findLabel(form, where) : null;
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

/** The label of the control for an API field such as `arbiters.0`: the control has the name of the field. */
function findLabel(form: Element, where: string): string | null {
  const [name = ''] = where.split('.');
  const control = form.querySelector(`[name="${CSS.escape(name)}"]`);
  const label = (control as HTMLInputElement | null)?.labels?.[0];
  // Without "(required)".
  return label?.querySelector('.label-text')?.textContent ?? null;
}

/** The problem of an `ApiProblem`; rethrows anything else. */
export function toProblem(error: unknown): Problem {
  if (error instanceof ApiProblem) return error.problem;
  throw error;
}
