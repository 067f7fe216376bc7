import type { PlayerItem } from '@eloquence/api';
import type { JSX, TargetedInputEvent, TargetedKeyboardEvent } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { ApiProblem } from '../api.ts';
import { usePlace } from '../place.ts';

/** How long nothing must be typed before it is looked for, in milliseconds. */
const PAUSE = 90;
const SHOWN = 8;

type Answer =
  | { readonly state: 'none' }
  | { readonly state: 'found'; readonly items: readonly PlayerItem[] }
  | { readonly state: 'failed'; readonly message: string };

interface SearchProps {
  /** On the first page, where it is what people come for. */
  readonly isLarge?: boolean;
  readonly value?: string;
  readonly autoFocus?: boolean;
}

/** Finds players while one types; without script it is a form that leads to the page of results. */
export function Search({ isLarge = false, value = '', autoFocus = false }: SearchProps): JSX.Element {
  const { words, href, api, pinned } = usePlace();
  const id = useId();
  const [text, setText] = useState(value);
  const [answer, setAnswer] = useState<Answer>({ state: 'none' });
  const [isOpen, setOpen] = useState(false);
  /** The ID of a player: it stays chosen in the answer that comes next. */
  const [chosen, setChosen] = useState<string | null>(null);
  const asked = useRef(value);

  useEffect(() => {
    const wanted = text.trim();
    if (wanted === asked.current.trim()) return;
    asked.current = text;
    if (wanted === '') {
      setAnswer({ state: 'none' });
      return;
    }
    const ended = new AbortController();
    const look = async (): Promise<void> => {
      try {
        const { items } = await api.get('/players', { q: wanted, limit: SHOWN }, ended.signal);
        setAnswer({ state: 'found', items });
      } catch (error) {
        if (ended.signal.aborted) return;
        const message = error instanceof ApiProblem ? error.problem.detail : words.unreachable.detail;
        setAnswer({ state: 'failed', message });
      }
    };
    const timer = setTimeout(() => void look(), PAUSE);
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [text]);

  const items = answer.state === 'found' ? answer.items : [];
  const isShown = isOpen && items.length > 0;
  const at = items.findIndex(({ id: player }) => player === chosen);
  const go = (item: PlayerItem): void => location.assign(href(`/players/${encodeURIComponent(item.id)}`));

  const onKeyDown = (event: TargetedKeyboardEvent<HTMLInputElement>): void => {
    const moves: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
    const move = moves[event.key];
    if (move !== undefined && items.length > 0) {
      event.preventDefault();
      setOpen(true);
      // One place more than there are players: the text itself.
      setChosen(items[((at + 1 + move + items.length + 1) % (items.length + 1)) - 1]?.id ?? null);
    } else if (event.key === 'Escape') {
      if (isShown) event.preventDefault();
      setOpen(false);
      setChosen(null);
    } else if (event.key === 'Enter' && isShown && items[at]) {
      event.preventDefault();
      go(items[at]);
    }
  };
  const onInput = (event: TargetedInputEvent<HTMLInputElement>): void => {
    setText(event.currentTarget.value);
    // Not by the answer: whoever has closed the list by then, or gone on, has done with it.
    setOpen(true);
    setChosen(null);
  };

  const told =
    answer.state === 'failed'
      ? answer.message
      : answer.state === 'found'
        ? words.search.found(items.length)
        : '';
  return (
    // biome-ignore lint/a11y/useSemanticElements: the element `search` is not known everywhere yet.
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
        // biome-ignore lint/a11y/noAutofocus: only on the page that is there for searching.
        autoFocus={autoFocus}
        // biome-ignore lint/a11y/noRedundantRoles: without `list`, the browser's own way, it is an ordinary field.
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
            // The field must not lose the focus before the click arrives.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => go(item)}
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
      <p class={answer.state === 'failed' ? 'search-told' : 'visually-hidden'} role="status">
        {told}
      </p>
    </form>
  );
}

/** The rating that the order goes by: the highest of the three, with its cadence where that is not the usual one. */
function BestRating({ ratings }: Pick<PlayerItem, 'ratings'>): JSX.Element {
  const { words } = usePlace();
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
