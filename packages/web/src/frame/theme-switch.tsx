import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { usePlace } from '../place.ts';

const THEMES = ['system', 'light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

/** Goes round: as the system has it, light, dark. Kept on this device; `theme.ts` applies it before anything is painted. */
export function ThemeSwitch(): JSX.Element {
  const { words } = usePlace();
  const [theme, setTheme] = useState<Theme>('system');
  useEffect(() => {
    const kept = localStorage.getItem('theme');
    if (kept === 'light' || kept === 'dark') setTheme(kept);
  }, []);
  const choose = (): void => {
    // What is applied, not what was drawn last: two clicks may come before it is drawn again.
    const applied = THEMES.indexOf((document.documentElement.dataset.theme as Theme | undefined) ?? 'system');
    const next = THEMES[(applied + 1) % THEMES.length] as Theme;
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
