import type { JSX } from 'preact';
import { useDetailsMenu } from '../frame/details-menu.ts';

export interface ActionLink {
  readonly href: string;
  readonly label: string;
  readonly isCurrent: boolean;
  /** It destroys something: at the end, behind a line. */
  readonly isFinal?: boolean;
}

interface ActionsMenuProps {
  readonly label: string;
  readonly actions: readonly ActionLink[];
}

/** What can be done, behind one button. Each action is a link, so that it works without JavaScript. */
export function ActionsMenu({ label, actions }: ActionsMenuProps): JSX.Element {
  const menu = useDetailsMenu();
  return (
    <details class="actions-menu" {...menu}>
      <summary class="button">{label}</summary>
      <ul>
        {actions.map(({ href, label: name, isCurrent, isFinal = false }) => (
          <li key={href} class={isFinal ? 'action-final' : undefined}>
            <a href={href} aria-current={isCurrent ? 'true' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
