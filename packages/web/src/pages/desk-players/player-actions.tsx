import type { PlayerView } from '@eloquence/api';
import type { Words } from '@eloquence/words/en/web/pages/desk-players';
import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Button, Field, FilterForm, Select } from '../../components/form.tsx';
import { Section } from '../../components/layout.tsx';
import { Notice } from '../../components/notice.tsx';
import type { PageContext } from '../../core/page-context.ts';
import { ConfirmButton, ConfirmWithReason } from '../../desk/confirm-dialog.tsx';
import { type FormValues, SubmitForm } from '../../desk/submit-form.tsx';
import { Birth, BirthField } from './birth.tsx';
import { type Data, PlayerFacts } from './index.tsx';
import { playerSaved } from './player-saved.ts';

interface ActionsProps {
  readonly data: Data;
  readonly player: PlayerView;
  readonly words: Words;
  readonly context: PageContext;
}

const OPEN = ['GM', 'IM', 'FM', 'CM'];
const WOMEN = ['WGM', 'WIM', 'WFM', 'WCM'];

const sinceOf = ({ text }: FormValues): { readonly since?: string } =>
  text('since') === '' ? {} : { since: text('since') };

/** The changes that the user's role allows. */
export function PlayerActions(props: ActionsProps): JSX.Element {
  const { data, player, words, context } = props;
  const { api, session, today } = context;
  const { id, titleColumns: titles } = player;
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
          <Action title={rename.title}>
            <SubmitForm
              label={rename.title}
              button={rename.button}
              action={async (given) => {
                const body = { name: given.text('name'), ...sinceOf(given) };
                await api.send('POST /office/players/:id/rename', { id }, body);
                return playerSaved(id);
              }}
            >
              <Field label={rename.name} hint={rename.hint} isRequired>
                {(control) => <input name="name" maxLength={100} defaultValue={player.name} {...control} />}
              </Field>
              {since}
            </SubmitForm>
          </Action>
          <Action title={words.birth.title}>
            <Birth player={player} words={words} context={context} />
          </Action>
          <Action title={words.titles.title}>
            <SubmitForm
              label={words.titles.title}
              button={words.titles.button}
              action={async (given) => {
                const [title, womenTitle] = [given.text('title'), given.text('womenTitle')];
                const body = {
                  ...(title !== titles.title && { title }),
                  ...(womenTitle !== titles.women && { womenTitle }),
                  ...sinceOf(given),
                };
                await api.send('POST /office/players/:id/titles', { id }, body);
                return playerSaved(id);
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
            </SubmitForm>
          </Action>
          {isAdministrator && (
            <Action title={transfer.title}>
              <p class="field-hint">{transfer.text}</p>
              <SubmitForm
                label={transfer.title}
                button={transfer.button}
                action={async (given) => {
                  const body = { to: given.text('to').toUpperCase(), ...sinceOf(given) };
                  await api.send('POST /office/players/:id/transfer', { id }, body);
                  return playerSaved(id);
                }}
              >
                <Field label={transfer.to} hint={transfer.hint} isRequired>
                  {(control) => <input name="to" maxLength={3} pattern="[A-Za-z]{3}" {...control} />}
                </Field>
                {since}
              </SubmitForm>
            </Action>
          )}
          <Action title={died.title}>
            <p class="field-hint">{died.text}</p>
            <SubmitForm
              label={died.title}
              button={died.button}
              action={async ({ text }) => {
                await api.send('POST /office/players/:id/died', { id }, { date: text('date') });
                return playerSaved(id);
              }}
            >
              <Field label={died.date} isRequired>
                {(control) => <input type="date" name="date" max={today} {...control} />}
              </Field>
            </SubmitForm>
          </Action>
          {isAdministrator && (
            <Action title={redact.title}>
              <p class="field-hint">{redact.text}</p>
              <ConfirmWithReason
                label={redact.button}
                title={redact.ask(player.name)}
                confirm={redact.button}
                kind="final"
                reasonLabel={redact.because}
                reasonHint={redact.becauseHint}
                reasonMissing={redact.missing}
                action={async (because) => {
                  await api.send('POST /office/players/:id/redact', { id }, { because });
                  return playerSaved(id);
                }}
              >
                <p>{redact.text}</p>
              </ConfirmWithReason>
            </Action>
          )}
        </div>
      )}
    </>
  );
}

/** Reverts a death or a merge entered by mistake. */
function Undo({ player, words, context }: ActionsProps): JSX.Element | null {
  const { api, session } = context;
  const { id, deceased, otherIds } = player;
  // IDs with letters are national IDs, not merged ones.
  const former = session?.role === 'administrator' ? otherIds.filter((each) => /^\d+$/.test(each)) : [];
  if (!deceased && former.length === 0) return null;
  return (
    <div class="actions">
      {deceased && (
        <ConfirmButton
          label={words.alive.button}
          title={words.alive.title}
          confirm={words.alive.button}
          action={async () => {
            await api.send('DELETE /office/players/:id/died', { id });
            return playerSaved(id);
          }}
        >
          <p>{words.alive.text}</p>
        </ConfirmButton>
      )}
      {former.map((other) => (
        <ConfirmButton
          key={other}
          label={words.merge.split + context.words.aside(other)}
          title={words.merge.splitTitle(other)}
          confirm={words.merge.split}
          action={async () => {
            await api.send('POST /office/players/:id/split', { id: other });
            return playerSaved(other);
          }}
        >
          <p>{words.merge.splitText(other)}</p>
        </ConfirmButton>
      ))}
    </div>
  );
}

function Action({
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

/** Compares two players before a merge. */
function Merge({ data: { other, isSame }, player, words, context }: ActionsProps): JSX.Element {
  const { merge } = words;
  const { api } = context;
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
              <PlayerFacts player={player} words={words} context={context} />
            </section>
            <section>
              <h3>{merge.stays}</h3>
              <PlayerFacts player={other} words={words} context={context} />
            </section>
          </div>
          <ConfirmButton
            label={merge.button}
            title={merge.ask(player.id, other.id)}
            confirm={merge.confirm}
            kind="final"
            action={async () => {
              await api.send(
                'POST /office/players/:id/merge',
                { id: player.id },
                { into: other.id, force: isForced },
              );
              return playerSaved(other.id);
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
          </ConfirmButton>
        </>
      )}
    </details>
  );
}

export function AddPlayer({
  words,
  context: { api, session },
}: {
  readonly words: Words;
  readonly context: PageContext;
}): JSX.Element {
  const { add, facts } = words;
  return (
    <Section title={add.title} id="add">
      <SubmitForm
        label={add.title}
        button={add.button}
        action={async ({ text }) => {
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
          return playerSaved(body.id);
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
      </SubmitForm>
    </Section>
  );
}
