import type { PlayerView } from '@eloquence/api';
import type { Words } from '@eloquence/words/en/web/pages/desk-players';
import type { JSX } from 'preact';
import { Field, Select } from '../../components/form.tsx';
import { type PageContext, withQuery } from '../../core/page-context.ts';
import { ActionsMenu } from '../../desk/actions-menu.tsx';
import { ConfirmButton, ConfirmWithReason } from '../../desk/confirm-dialog.tsx';
import { type FormValues, SubmitForm } from '../../desk/submit-form.tsx';
import { Birth } from './birth.tsx';
import type { Data } from './index.tsx';
import { Merge } from './merge.tsx';
import { playerSaved } from './player-saved.ts';

export interface ActionsProps {
  readonly data: Data;
  readonly player: PlayerView;
  readonly words: Words;
  readonly context: PageContext;
}

const OPEN = ['GM', 'IM', 'FM', 'CM'];
const WOMEN = ['WGM', 'WIM', 'WFM', 'WCM'];

const sinceOf = ({ text }: FormValues): { readonly since?: string } =>
  text('since') === '' ? {} : { since: text('since') };

interface Action {
  /** In the address. */
  readonly name: string;
  readonly title: string;
  readonly isFinal?: boolean;
  readonly form: JSX.Element;
}

/** The changes that the user's role and the state of the player allow, in the order of the menu. */
function actionsOf(props: ActionsProps): readonly Action[] {
  const { player, words, context } = props;
  const isAdministrator = context.session?.role === 'administrator';
  const { deceased, otherIds } = player;
  // IDs with letters are national IDs, not merged ones.
  const former = isAdministrator ? otherIds.filter((each) => /^\d+$/.test(each)) : [];
  const always = [
    { name: 'rename', title: words.rename.title, form: <Rename {...props} /> },
    { name: 'birth', title: words.birth.title, form: <Birth {...props} /> },
    { name: 'titles', title: words.titles.title, form: <Titles {...props} /> },
    deceased
      ? { name: 'alive', title: words.alive.button, form: <Alive {...props} /> }
      : { name: 'died', title: words.died.title, form: <Died {...props} /> },
  ];
  if (!isAdministrator) return always;
  return [
    ...always,
    { name: 'transfer', title: words.transfer.title, form: <Transfer {...props} /> },
    { name: 'merge', title: words.merge.title, form: <Merge {...props} /> },
    ...former.map((other) => ({
      name: `split-${other}`,
      title: words.merge.split + context.words.aside(other),
      form: <Split {...props} other={other} />,
    })),
    { name: 'redact', title: words.redact.title, isFinal: true, form: <Redact {...props} /> },
  ];
}

/** The action in the address; a comparison of two players belongs to a merge. */
function chosenAction(props: ActionsProps): Action | undefined {
  const { other, isSame, action } = props.data;
  const name = other !== null || isSame ? 'merge' : action;
  return actionsOf(props).find((each) => each.name === name);
}

export function PlayerMenu(props: ActionsProps): JSX.Element {
  const { player, words, context } = props;
  const chosen = chosenAction(props);
  return (
    <ActionsMenu
      label={words.actions}
      actions={actionsOf(props).map(({ name, title, isFinal = false }) => ({
        href: `${context.href(withQuery('/desk/players', { id: player.id, action: name }))}#action`,
        label: title,
        isCurrent: name === chosen?.name,
        isFinal,
      }))}
    />
  );
}

/** The chosen action with its form. */
export function PlayerAction(props: ActionsProps): JSX.Element | null {
  const { player, words, context } = props;
  const chosen = chosenAction(props);
  if (chosen === undefined) return null;
  return (
    <div class="chosen-action" id="action">
      <h3>{chosen.title}</h3>
      {chosen.form}
      <p>
        <a href={context.href(withQuery('/desk/players', { id: player.id }))}>{words.cancel}</a>
      </p>
    </div>
  );
}

function Since({ words, context: { today } }: ActionsProps): JSX.Element {
  return (
    <Field label={words.since} hint={words.sinceHint}>
      {(control) => <input type="date" name="since" max={today} {...control} />}
    </Field>
  );
}

function Rename(props: ActionsProps): JSX.Element {
  const { player, words, context } = props;
  const { rename } = words;
  const { id } = player;
  return (
    <SubmitForm
      label={rename.title}
      button={rename.button}
      action={async (given) => {
        const body = { name: given.text('name'), ...sinceOf(given) };
        await context.api.send('POST /office/players/:id/rename', { id }, body);
        return playerSaved(id);
      }}
    >
      <Field label={rename.name} hint={rename.hint} isRequired>
        {(control) => <input name="name" maxLength={100} defaultValue={player.name} {...control} />}
      </Field>
      <Since {...props} />
    </SubmitForm>
  );
}

function Titles(props: ActionsProps): JSX.Element {
  const { player, words, context } = props;
  const { id, titleColumns: titles } = player;
  return (
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
        await context.api.send('POST /office/players/:id/titles', { id }, body);
        return playerSaved(id);
      }}
    >
      <TitleField name="title" label={words.titles.open} all={OPEN} now={titles.title} words={words} />
      {player.sex === 'F' && (
        <TitleField
          name="womenTitle"
          label={words.titles.women}
          all={WOMEN}
          now={titles.women}
          words={words}
        />
      )}
      <Since {...props} />
    </SubmitForm>
  );
}

function Transfer(props: ActionsProps): JSX.Element {
  const { player, words, context } = props;
  const { transfer } = words;
  const { id } = player;
  return (
    <>
      <p class="field-hint">{transfer.text}</p>
      <SubmitForm
        label={transfer.title}
        button={transfer.button}
        action={async (given) => {
          const body = { to: given.text('to').toUpperCase(), ...sinceOf(given) };
          await context.api.send('POST /office/players/:id/transfer', { id }, body);
          return playerSaved(id);
        }}
      >
        <Field label={transfer.to} hint={transfer.hint} isRequired>
          {(control) => <input name="to" maxLength={3} pattern="[A-Za-z]{3}" {...control} />}
        </Field>
        <Since {...props} />
      </SubmitForm>
    </>
  );
}

function Died({ player: { id }, words: { died }, context }: ActionsProps): JSX.Element {
  return (
    <>
      <p class="field-hint">{died.text}</p>
      <SubmitForm
        label={died.title}
        button={died.button}
        action={async ({ text }) => {
          await context.api.send('POST /office/players/:id/died', { id }, { date: text('date') });
          return playerSaved(id);
        }}
      >
        <Field label={died.date} isRequired>
          {(control) => <input type="date" name="date" max={context.today} {...control} />}
        </Field>
      </SubmitForm>
    </>
  );
}

/** Reverts a death entered by mistake. */
function Alive({ player: { id }, words: { alive }, context: { api } }: ActionsProps): JSX.Element {
  return (
    <ConfirmButton
      label={alive.button}
      title={alive.title}
      confirm={alive.button}
      action={async () => {
        await api.send('DELETE /office/players/:id/died', { id });
        return playerSaved(id);
      }}
    >
      <p>{alive.text}</p>
    </ConfirmButton>
  );
}

/** Reverts a merge entered by mistake. */
function Split({
  other,
  words: { merge },
  context: { api },
}: ActionsProps & { readonly other: string }): JSX.Element {
  return (
    <ConfirmButton
      label={merge.split}
      title={merge.splitTitle(other)}
      confirm={merge.split}
      action={async () => {
        await api.send('POST /office/players/:id/split', { id: other });
        return playerSaved(other);
      }}
    >
      <p>{merge.splitText(other)}</p>
    </ConfirmButton>
  );
}

function Redact({ player: { id, name }, words: { redact }, context: { api } }: ActionsProps): JSX.Element {
  return (
    <>
      <p class="field-hint">{redact.text}</p>
      <ConfirmWithReason
        label={redact.button}
        title={redact.ask(name)}
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
    </>
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
