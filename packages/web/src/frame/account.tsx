import type { SessionView } from '@eloquence/api';
import type { JSX } from 'preact';
import { ProblemMessage, useSubmit } from '../components/submit.tsx';
import { usePageContext } from '../core/page-context.ts';
import { useDetailsMenu } from './details-menu.ts';

/** The account menu. */
export function Account({ session }: { readonly session: SessionView }): JSX.Element {
  const { words, href, api } = usePageContext();
  const { isBusy, problem, submit } = useSubmit();
  const menu = useDetailsMenu();
  const { name, role, federation } = session;
  const roleName = role === null ? '' : words.account.roles[role];
  const signOut = (): void => {
    void submit(async () => {
      await api.send('DELETE /session');
      location.assign(href('/'));
    });
  };
  return (
    <details class="account" {...menu}>
      <summary aria-label={words.account.menu(name ?? '')}>{name}</summary>
      <div class="account-menu">
        <p class="account-name">{name}</p>
        <p class="faint">{federation === null ? roleName : words.account.of(roleName, federation)}</p>
        {problem !== null && <ProblemMessage problem={problem} />}
        <ul>
          <li>
            <a href={href('/desk')}>{words.sections.desk}</a>
          </li>
          <li>
            <a href={href('/desk/account')}>{words.account.own}</a>
          </li>
          <li class="needs-script">
            <button type="button" disabled={isBusy} onClick={signOut}>
              {words.account.signOut}
            </button>
          </li>
        </ul>
      </div>
    </details>
  );
}
