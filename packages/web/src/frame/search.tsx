import type { PlayerItem } from '@eloquence/api';
import type { JSX, TargetedInputEvent, TargetedKeyboardEvent } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { ApiProblem } from '../core/api.ts';
import { usePageContext } from '../core/page-context.ts';

/** Milliseconds without typing before a request. */
const DEBOUNCE = 90;
const MAX_SHOWN = 8;

type SearchState =
  | { readonly state: 'none' }
  | { readonly state: 'found'; readonly items: readonly PlayerItem[] }
  | { readonly state: 'failed'; readonly message: string };

interface SearchProps {
  /** On the home page. */
  readonly isLarge?: boolean;
  readonly value?: string;
  readonly autoFocus?: boolean;
}

/** Finds players while typing; without JavaScript a form that opens the results page. */
export function Search({ isLarge = false, value = '', autoFocus = false }: SearchProps): JSX.Element {
  const { words, href, api, pinned } = usePageContext();
  const id = useId();
  const [text, setText] = useState(value);
  const [answer, setAnswer] = useState<SearchState>({ state: 'none' });
  const [isOpen, setOpen] = useState(false);
  /** A player ID: the option stays selected when new results arrive. */
  const [chosen, setChosen] = useState<string | null>(null);
  const lastQuery = useRef(value);

  useEffect(() => {
    const query = text.trim();
    if (query === lastQuery.current.trim()) return;
    lastQuery.current = text;
    if (query === '') {
      setAnswer({ state: 'none' });
      return;
    }
    const controller = new AbortController();
    const search = async (): Promise<void> => {
      try {
        const { items } = await api.get('/players', { q: query, limit: MAX_SHOWN }, controller.signal);
        setAnswer({ state: 'found', items });
      } catch (error) {
        if (controller.signal.aborted) return;
        const message = error instanceof ApiProblem ? error.problem.detail : words.unreachable.detail;
        setAnswer({ state: 'failed', message });
      }
    };
    const timer = setTimeout(() => void search(), DEBOUNCE);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [text]);

  const items = answer.state === 'found' ? answer.items : [];
  const isShown = isOpen && items.length > 0;
  const at = items.findIndex(({ id: player }) => player === chosen);
  const open = (item: PlayerItem): void => location.assign(href(`/players/${encodeURIComponent(item.id)}`));

  const onKeyDown = (event: TargetedKeyboardEvent<HTMLInputElement>): void => {
    const moves: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
    const move = moves[event.key];
    if (move !== undefined && items.length > 0) {
      event.preventDefault();
      setOpen(true);
      // One position more than there are players: the text field.
      setChosen(items[((at + 1 + move + items.length + 1) % (items.length + 1)) - 1]?.id ?? null);
    } else if (event.key === 'Escape') {
      if (isShown) event.preventDefault();
      setOpen(false);
      setChosen(null);
    } else if (event.key === 'Enter' && isShown && items[at]) {
      event.preventDefault();
      open(items[at]);
    }
  };
  const onInput = (event: TargetedInputEvent<HTMLInputElement>): void => {
    setText(event.currentTarget.value);
    // Here, not when results arrive: the list may have been closed by then.
    setOpen(true);
    setChosen(null);
  };

  const status =
    answer.state === 'failed'
      ? answer.message
      : answer.state === 'found'
        ? words.search.found(items.length)
        : '';
  return (
    // biome-ignore lint/a11y/useSemanticElements: not all browsers support the `search` element yet.
    <form
      role="search"
      class={isLarge ? 'search search-large' : 'search'}
      action={href('/players')}
      method="get"
    >
      {pinned !== null && <input type="hidden" name="lang" value={pinned} />}
      <label class="visually-hidden" for={`${id}-text`}>
        {words.search.label}
      </label>
      <input
        id={`${id}-text`}
        type="search"
        name="q"
        value={text}
        placeholder={words.search.placeholder}
        maxLength={100}
        autocomplete="off"
        spellcheck={false}
        // biome-ignore lint/a11y/noAutofocus: only on the search page.
        autoFocus={autoFocus}
        // biome-ignore lint/a11y/noRedundantRoles: without a `list` attribute it is a plain text field.
        role="combobox"
        list={undefined}
        aria-expanded={isShown}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isShown && at >= 0 ? `${id}-${at}` : undefined}
        onInput={onInput}
        onKeyDown={onKeyDown}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
      />
      <button type="submit">{words.search.button}</button>
      <div
        id={`${id}-list`}
        class="search-results"
        role="listbox"
        aria-label={words.search.results}
        hidden={!isShown}
      >
        {items.map((item, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys.
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field.
          <div
            key={item.id}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === at}
            // Keeps the focus in the field until the click.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => open(item)}
          >
            <span class="search-name">
              {item.titles[0] && <span class="title">{item.titles[0]}</span>} {item.name}
            </span>
            <span class="search-facts">
              {item.federation}
              {item.birthYear !== null && ` · ${item.birthYear}`} · {item.id}
            </span>
            <BestRating ratings={item.ratings} />
          </div>
        ))}
      </div>
      <p class={answer.state === 'failed' ? 'search-status' : 'visually-hidden'} role="status">
        {status}
      </p>
    </form>
  );
}

/** The rating that results are sorted by: the highest of the three, with its cadence unless standard. */
function BestRating({ ratings }: Pick<PlayerItem, 'ratings'>): JSX.Element {
  const { words } = usePageContext();
  const { standard, rapid, blitz } = ratings;
  const highest = Math.max(standard ?? 0, rapid ?? 0, blitz ?? 0);
  const cadence =
    standard === highest ? null : rapid === highest ? 'rapid' : blitz === highest ? 'blitz' : null;
  return (
    <span class="search-rating">
      {highest || '–'}
      {cadence && <small> {words.cadences[cadence]}</small>}
    </span>
  );
}
