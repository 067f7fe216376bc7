import { defined } from '@eloquence/rating';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { usePageContext } from '../core/page-context.ts';

const THEMES = ['system', 'light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

/** Cycles through system, light and dark; stored in the browser and applied by `theme.ts`. */
export function ThemeSwitch(): JSX.Element {
  const { words } = usePageContext();
  const [theme, setTheme] = useState<Theme>('system');
  useEffect(() => {
    const stored = localStorage.getItem('theme');
    if (stored === 'light' || stored === 'dark') setTheme(stored);
  }, []);
  const choose = (): void => {
    // Read from the document: a second click may come before the next render.
    const applied = THEMES.indexOf((document.documentElement.dataset.theme as Theme | undefined) ?? 'system');
    const next = defined(THEMES[(applied + 1) % THEMES.length]);
    setTheme(next);
    if (next === 'system') {
      localStorage.removeItem('theme');
      delete document.documentElement.dataset.theme;
    } else {
      localStorage.setItem('theme', next);
      document.documentElement.dataset.theme = next;
    }
  };
  const label = `${words.theme}: ${words.themes[theme]}`;
  return (
    <button type="button" class="theme-switch needs-script" onClick={choose} title={label} aria-label={label}>
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <circle cx="10" cy="10" r="7" fill="none" stroke="currentColor" stroke-width="1.5" />
        {theme === 'system' && <path d="M10 3a7 7 0 0 1 0 14z" fill="currentColor" />}
        {theme === 'dark' && <circle cx="10" cy="10" r="7" fill="currentColor" />}
      </svg>
    </button>
  );
}
