import type { PlayerView } from '@eloquence/api';
import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Ask, AskWhy, type Given, SendForm } from '../../desk/act.tsx';
import { Button, Field, FilterForm, Select } from '../../parts/form.tsx';
import { Section } from '../../parts/layout.tsx';
import { Notice } from '../../parts/notice.tsx';
import type { Place } from '../../place.ts';
import { Birth, BirthField } from './birth.tsx';
import { doneAt } from './done.ts';
import { type Data, Person } from './index.tsx';
import type { Words } from './words.en.ts';

interface ToolsProps {
  readonly data: Data;
  readonly player: PlayerView;
  readonly words: Words;
  readonly place: Place;
}

const OPEN = ['GM', 'IM', 'FM', 'CM'];
const WOMEN = ['WGM', 'WIM', 'WFM', 'WCM'];

/** The day from which something holds, where one was given. */
const sinceOf = ({ text }: Given): { readonly since?: string } =>
  text('since') === '' ? {} : { since: text('since') };

/** What can be said anew of a player, as far as the role goes. */
export function Tools(props: ToolsProps): JSX.Element {
  const { data, player, words, place } = props;
  const { api, session, today } = place;
  const { id, titles } = player;
  const isAdministrator = session?.role === 'administrator';
  const { rename, transfer, died, redact } = words;
  const since = (
    <Field label={words.since} hint={words.sinceHint}>
      {(control) => <input type="date" name="since" max={today} {...control} />}
    </Field>
  );
  return (
    <>
      <Undo {...props} />
      {isAdministrator && <Merge {...props} />}
      {data.other === null && (
        <div class="needs-script">
          <Tool title={rename.title}>
            <SendForm
              label={rename.title}
              button={rename.button}
              work={async (given) => {
                const body = { name: given.text('name'), ...sinceOf(given) };
                await api.send('POST /office/players/:id/rename', { id }, body);
                return doneAt(id);
              }}
            >
              <Field label={rename.name} hint={rename.hint} isRequired>
                {(control) => <input name="name" maxLength={100} defaultValue={player.name} {...control} />}
              </Field>
              {since}
            </SendForm>
          </Tool>
          <Tool title={words.birth.title}>
            <Birth player={player} words={words} place={place} />
          </Tool>
          <Tool title={words.titles.title}>
            <SendForm
              label={words.titles.title}
              button={words.titles.button}
              work={async (given) => {
                const [title, womenTitle] = [given.text('title'), given.text('womenTitle')];
                const body = {
                  ...(title !== titles.title && { title }),
                  ...(womenTitle !== titles.women && { womenTitle }),
                  ...sinceOf(given),
                };
                await api.send('POST /office/players/:id/titles', { id }, body);
                return doneAt(id);
              }}
            >
              <TitleField
                name="title"
                label={words.titles.open}
                all={OPEN}
                now={titles.title}
                words={words}
              />
              {player.sex === 'F' && (
                <TitleField
                  name="womenTitle"
                  label={words.titles.women}
                  all={WOMEN}
                  now={titles.women}
                  words={words}
                />
              )}
              {since}
            </SendForm>
          </Tool>
          {isAdministrator && (
            <Tool title={transfer.title}>
              <p class="field-hint">{transfer.text}</p>
              <SendForm
                label={transfer.title}
                button={transfer.button}
                work={async (given) => {
                  const body = { to: given.text('to').toUpperCase(), ...sinceOf(given) };
                  await api.send('POST /office/players/:id/transfer', { id }, body);
                  return doneAt(id);
                }}
              >
                <Field label={transfer.to} hint={transfer.hint} isRequired>
                  {(control) => <input name="to" maxLength={3} pattern="[A-Za-z]{3}" {...control} />}
                </Field>
                {since}
              </SendForm>
            </Tool>
          )}
          <Tool title={died.title}>
            <p class="field-hint">{died.text}</p>
            <SendForm
              label={died.title}
              button={died.button}
              work={async ({ text }) => {
                await api.send('POST /office/players/:id/died', { id }, { date: text('date') });
                return doneAt(id);
              }}
            >
              <Field label={died.date} isRequired>
                {(control) => <input type="date" name="date" max={today} {...control} />}
              </Field>
            </SendForm>
          </Tool>
          {isAdministrator && (
            <Tool title={redact.title}>
              <p class="field-hint">{redact.text}</p>
              <AskWhy
                label={redact.button}
                title={redact.ask(player.name)}
                confirm={redact.button}
                kind="final"
                why={redact.because}
                whyHint={redact.becauseHint}
                missing={redact.missing}
                work={async (because) => {
                  await api.send('POST /office/players/:id/redact', { id }, { because });
                  return doneAt(id);
                }}
              >
                <p>{redact.text}</p>
              </AskWhy>
            </Tool>
          )}
        </div>
      )}
    </>
  );
}

/** What was said by mistake is taken back. */
function Undo({ player, words, place }: ToolsProps): JSX.Element | null {
  const { api, session } = place;
  const { id, deceased, otherIds } = player;
  // An ID with letters is one of a federation: no merge ended it.
  const former = session?.role === 'administrator' ? otherIds.filter((each) => /^\d+$/.test(each)) : [];
  if (!deceased && former.length === 0) return null;
  return (
    <div class="actions">
      {deceased && (
        <Ask
          label={words.alive.button}
          title={words.alive.title}
          confirm={words.alive.button}
          work={async () => {
            await api.send('DELETE /office/players/:id/died', { id });
            return doneAt(id);
          }}
        >
          <p>{words.alive.text}</p>
        </Ask>
      )}
      {former.map((other) => (
        <Ask
          key={other}
          label={`${words.merge.split} (${other})`}
          title={words.merge.splitTitle(other)}
          confirm={words.merge.split}
          work={async () => {
            await api.send('POST /office/players/:id/split', { id: other });
            return doneAt(other);
          }}
        >
          <p>{words.merge.splitText(other)}</p>
        </Ask>
      ))}
    </div>
  );
}

function Tool({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ComponentChildren;
}): JSX.Element {
  return (
    <details class="desk-tool">
      <summary>{title}</summary>
      {children}
    </details>
  );
}

interface TitleFieldProps {
  readonly name: string;
  readonly label: string;
  readonly all: readonly string[];
  readonly now: string;
  readonly words: Words;
}

function TitleField({ name, label, all, now, words }: TitleFieldProps): JSX.Element {
  const titles = now === '' || all.includes(now) ? all : [now, ...all];
  return (
    <Select
      name={name}
      label={label}
      value={now}
      none={words.titles.none}
      options={titles.map((title) => [title, title])}
    />
  );
}

/** Both persons side by side before one goes into the other. */
function Merge({ data: { other, isSame }, player, words, place }: ToolsProps): JSX.Element {
  const { merge } = words;
  const { api } = place;
  const [isForced, setForced] = useState(false);
  return (
    <details class="desk-tool" open={other !== null || isSame}>
      <summary>{merge.title}</summary>
      <p class="prose">{merge.lead}</p>
      <FilterForm action="/desk/players" label={merge.title}>
        <input type="hidden" name="id" value={player.id} />
        <Field label={merge.into} hint={merge.intoHint} isRequired>
          {(control) => <input name="into" maxLength={24} defaultValue={other?.id ?? ''} {...control} />}
        </Field>
        <Button type="submit">{merge.compare}</Button>
      </FilterForm>
      {isSame && (
        <Notice kind="warning">
          <p>{merge.same}</p>
        </Notice>
      )}
      {other !== null && (
        <>
          <div class="side-by-side">
            <section>
              <h3>{merge.ends}</h3>
              <Person player={player} words={words} place={place} />
            </section>
            <section>
              <h3>{merge.stays}</h3>
              <Person player={other} words={words} place={place} />
            </section>
          </div>
          <Ask
            label={merge.button}
            title={merge.ask(player.id, other.id)}
            confirm={merge.confirm}
            kind="final"
            work={async () => {
              await api.send(
                'POST /office/players/:id/merge',
                { id: player.id },
                { into: other.id, force: isForced },
              );
              return doneAt(other.id);
            }}
          >
            <p>{merge.text(player.id, other.id)}</p>
            <p>
              <label>
                <input
                  type="checkbox"
                  checked={isForced}
                  onChange={(event) => setForced(event.currentTarget.checked)}
                />
                {merge.force}
              </label>
            </p>
          </Ask>
        </>
      )}
    </details>
  );
}

export function AddPlayer({
  words,
  place: { api, session },
}: {
  readonly words: Words;
  readonly place: Place;
}): JSX.Element {
  const { add, facts } = words;
  return (
    <Section title={add.title} id="add">
      <SendForm
        label={add.title}
        button={add.button}
        work={async ({ text }) => {
          const sex = text('sex');
          const birth = text('birth');
          const body = {
            id: text('id'),
            name: text('name'),
            federation: text('federation').toUpperCase(),
            sex: sex === '' ? null : sex,
            ...(birth !== '' && { birth }),
          };
          await api.send('POST /office/players', {}, body);
          return doneAt(body.id);
        }}
      >
        <Field label={add.id} hint={add.idHint} isRequired>
          {(control) => <input name="id" maxLength={24} autoComplete="off" {...control} />}
        </Field>
        <Field label={facts.name} hint={words.rename.hint} isRequired>
          {(control) => <input name="name" maxLength={100} autoComplete="off" {...control} />}
        </Field>
        <Field label={facts.federation} hint={words.transfer.hint} isRequired>
          {(control) => (
            <input
              name="federation"
              maxLength={3}
              pattern="[A-Za-z]{3}"
              autoComplete="off"
              defaultValue={session?.federation ?? ''}
              {...control}
            />
          )}
        </Field>
        <BirthField label={add.birth} hint={add.birthHint} />
        <Select
          name="sex"
          label={add.sex}
          none={facts.unknown}
          options={[
            ['F', facts.female],
            ['M', facts.male],
          ]}
        />
      </SendForm>
    </Section>
  );
}
