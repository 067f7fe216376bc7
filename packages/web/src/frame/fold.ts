import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

interface Fold {
  readonly ref: RefObject<HTMLDetailsElement | null>;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** A menu that is a `<details>`: where the page is alive, Escape and a click elsewhere close it. */
export function useFold(): Fold {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const away = ({ target }: Event): void => {
      if (ref.current && !ref.current.contains(target as Node)) ref.current.open = false;
    };
    document.addEventListener('click', away);
    return () => document.removeEventListener('click', away);
  }, []);
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    if (key !== 'Escape' || !ref.current?.open) return;
    ref.current.open = false;
    ref.current.querySelector('summary')?.focus();
  };
  return { ref, onKeyDown };
}
