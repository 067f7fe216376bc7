import type { SearchView } from '@eloquence/api';
import type { JSX, TargetedInputEvent, TargetedKeyboardEvent } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { BestRating } from '../components/best-rating.tsx';
import { SEARCH_GROUPS, type SearchHit, searchHits } from '../components/search-hits.ts';
import { ApiProblem } from '../core/api.ts';
import { usePageContext } from '../core/page-context.ts';

/** Milliseconds without typing before a request. */
const DEBOUNCE = 90;
/** Results per group. */
const MAX_SHOWN = 5;

type SearchState =
  | { readonly state: 'none' }
  | { readonly state: 'found'; readonly found: SearchView }
  | { readonly state: 'failed'; readonly message: string };

interface SearchProps {
  /** On the home page. */
  readonly isLarge?: boolean;
  readonly value?: string;
  readonly autoFocus?: boolean;
}

/** Two rules may have one article. */
const keyOf = ({ path, name }: SearchHit): string => `${path} ${name}`;

/** Finds everything while typing; Enter opens the results page, or the only exact result. */
export function Search({ isLarge = false, value = '', autoFocus = false }: SearchProps): JSX.Element {
  const context = usePageContext();
  const { words, href, api, pinned } = context;
  const id = useId();
  const [text, setText] = useState(value);
  const [answer, setAnswer] = useState<SearchState>({ state: 'none' });
  const [isOpen, setOpen] = useState(false);
  /** The key of a result: the option stays selected when new results arrive. */
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
        const found = await api.get('/search', { q: query, limit: MAX_SHOWN }, controller.signal);
        setAnswer({ state: 'found', found });
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

  const items = answer.state === 'found' ? searchHits(answer.found, context) : [];
  const isShown = isOpen && items.length > 0;
  const at = items.findIndex((item) => keyOf(item) === chosen);
  const open = ({ path }: SearchHit): void => location.assign(href(path));

  const onKeyDown = (event: TargetedKeyboardEvent<HTMLInputElement>): void => {
    const moves: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
    const move = moves[event.key];
    if (move !== undefined && items.length > 0) {
      event.preventDefault();
      setOpen(true);
      // One position more than there are results: the text field.
      const next = items[((at + 1 + move + items.length + 1) % (items.length + 1)) - 1];
      setChosen(next === undefined ? null : keyOf(next));
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
      action={href('/search')}
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
        {SEARCH_GROUPS.filter((group) => items.some((item) => item.group === group)).map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: options of a list box are grouped by role.
          <div key={group} role="group" aria-label={words.search.groups[group]}>
            <p class="search-group" aria-hidden="true">
              {words.search.groups[group]}
            </p>
            {items.map((item, index) =>
              item.group !== group ? null : (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys.
                // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field.
                <div
                  key={keyOf(item)}
                  id={`${id}-${index}`}
                  role="option"
                  aria-selected={index === at}
                  // Keeps the focus in the field until the click.
                  onPointerDown={(event) => event.preventDefault()}
                  onClick={() => open(item)}
                >
                  <span class="search-name">
                    {item.title && <span class="title">{item.title}</span>} {item.name}
                  </span>
                  <span class="search-facts">{item.facts}</span>
                  {item.player && <BestRating ratings={item.player.ratings} />}
                </div>
              ),
            )}
          </div>
        ))}
      </div>
      <p class={answer.state === 'failed' ? 'search-status' : 'visually-hidden'} role="status">
        {status}
      </p>
    </form>
  );
}
