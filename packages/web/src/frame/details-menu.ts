import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

interface DetailsMenu {
  readonly ref: RefObject<HTMLDetailsElement | null>;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onFocusOut: (event: FocusEvent) => void;
}

/** A `<details>` menu: arrow keys move in it; Escape, a click outside and leaving it by Tab close it. */
export function useDetailsMenu(): DetailsMenu {
  const ref = useRef<HTMLDetailsElement>(null);
  const closeUnlessIn = (target: EventTarget | null): void => {
    if (ref.current && !ref.current.contains(target as Node | null)) ref.current.open = false;
  };
  useEffect(() => {
    const onClick = ({ target }: Event): void => closeUnlessIn(target);
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);
  const onKeyDown = (event: KeyboardEvent): void => {
    const menu = ref.current;
    if (menu === null) return;
    const { key } = event;
    if (key === 'Escape' && menu.open) {
      menu.open = false;
      menu.querySelector('summary')?.focus();
    }
    if (key !== 'ArrowDown' && key !== 'ArrowUp') return;
    event.preventDefault();
    menu.open = true;
    const items = [...menu.querySelectorAll<HTMLElement>('a, button')];
    const at = items.indexOf(document.activeElement as HTMLElement);
    const next = key === 'ArrowDown' ? at + 1 : (at < 0 ? items.length : at) - 1;
    items.at(next % items.length)?.focus();
  };
  // Without a related target the window has lost the focus, not the menu.
  const onFocusOut = ({ relatedTarget }: FocusEvent): void => {
    if (relatedTarget !== null) closeUnlessIn(relatedTarget);
  };
  return { ref, onKeyDown, onFocusOut };
}
