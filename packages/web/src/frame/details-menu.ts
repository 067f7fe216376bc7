import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

interface DetailsMenu {
  readonly ref: RefObject<HTMLDetailsElement | null>;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Closes a `<details>` menu on Escape and on a click outside. */
export function useDetailsMenu(): DetailsMenu {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const onClick = ({ target }: Event): void => {
      if (ref.current && !ref.current.contains(target as Node)) ref.current.open = false;
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    if (key !== 'Escape' || !ref.current?.open) return;
    ref.current.open = false;
    ref.current.querySelector('summary')?.focus();
  };
  return { ref, onKeyDown };
}
