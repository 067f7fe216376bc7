import type { Problem } from '@eloquence/api';
import type { ComponentChildren, JSX } from 'preact';
import { ApiProblem } from '../api.ts';

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
  return (
    <Notice kind="error" title={title}>
      {fields.length === 0 ? (
        <p>{detail}</p>
      ) : (
        <ul>
          {fields.map((field) => (
            <li key={field.where}>
              {field.where} {field.message}
            </li>
          ))}
        </ul>
      )}
      {hint !== undefined && <p>{hint}</p>}
    </Notice>
  );
}

/** What was thrown by the API as a problem; anything else is a mistake of ours and thrown on. */
export function problemOf(error: unknown): Problem {
  if (error instanceof ApiProblem) return error.problem;
  throw error;
}
