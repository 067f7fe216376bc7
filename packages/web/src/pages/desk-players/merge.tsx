import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Button, Field, FilterForm } from '../../components/form.tsx';
import { Notice } from '../../components/notice.tsx';
import { ConfirmButton } from '../../desk/confirm-dialog.tsx';
import { PlayerFacts } from './index.tsx';
import type { ActionsProps } from './player-actions.tsx';
import { playerSaved } from './player-saved.ts';

/** Compares two players before a merge. */
export function Merge({ data: { other, isSame }, player, words, context }: ActionsProps): JSX.Element {
  const { merge } = words;
  const { api } = context;
  const [isForced, setForced] = useState(false);
  return (
    <>
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
    </>
  );
}
