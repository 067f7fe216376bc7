import type { CalculatorWords } from '@eloquence/words/en/web/calculators';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Button, Field } from '../components/form.tsx';
import { usePageContext } from '../core/page-context.ts';
import { type Fields, toQueryString } from './fields.ts';
import type { Starter } from './starter.ts';

interface PlayerFieldProps {
  readonly words: CalculatorWords;
  readonly fields: Fields;
  readonly starter: Starter | null;
}

/** Fills in a calculator from a player; a form of its own, so that Enter in other fields calculates. */
export function PlayerField({ words, fields, starter }: PlayerFieldProps): JSX.Element {
  const { basePath, path, href, format, pinned } = usePageContext();
  const [text, setText] = useState(fields.player ?? '');
  const { player: said } = words;
  const addressOf = (player: string): string => {
    const lang = pinned === null ? '' : `&lang=${pinned}`;
    return `${basePath}${path}?${toQueryString({ ...fields, player })}&fill=1${lang}`;
  };
  const search = (event: Event): void => {
    event.preventDefault();
    location.assign(addressOf(text));
  };
  const others = new URLSearchParams(toQueryString({ ...fields, player: '' }));
  return (
    <div class="calculator-player">
      <form class="calculator-player-line" method="get" action={`${basePath}${path}`} onSubmit={search}>
        {pinned !== null && <input type="hidden" name="lang" value={pinned} />}
        {[...others].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input type="hidden" name="fill" value="1" />
        <Field label={said.label} hint={said.hint}>
          {(control) => (
            <input
              {...control}
              type="text"
              name="player"
              value={text}
              maxLength={100}
              autoComplete="off"
              onInput={({ currentTarget }) => setText(currentTarget.value)}
            />
          )}
        </Field>
        <Button type="submit">{said.fill}</Button>
      </form>
      {starter?.state === 'found' && (
        <p>
          <a href={href(`/players/${encodeURIComponent(starter.id)}`)}>{starter.name}</a>
          {' · '}
          <span class="faint">
            {starter.list === null ? said.unrated : said.from(format.month(starter.list))}
          </span>
        </p>
      )}
      {starter?.state === 'none' && <p>{said.none(starter.asked)}</p>}
      {starter?.state === 'several' && (
        <ul class="inline-list">
          {starter.players.map(({ id, name, federation }) => (
            <li key={id}>
              <a href={addressOf(id)}>{name}</a> <span class="faint">{federation}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
