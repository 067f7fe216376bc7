import type { NewRecoveryCodesView } from '@eloquence/api';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Button } from '../../components/form.tsx';
import { Section } from '../../components/layout.tsx';
import { Notice } from '../../components/notice.tsx';
import { ActionButton } from '../../desk/action-button.tsx';
import { ConfirmButton } from '../../desk/confirm-dialog.tsx';
import { DateTime } from '../../desk/head.tsx';
import type { PartProps } from './index.tsx';

/** Codes to set a new password without an administrator; shown once. */
export function RecoveryCodes({ data, words, context }: PartProps): JSX.Element {
  const { api, format } = context;
  const [{ created, left }, setKept] = useState(data.recoveryCodes);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [isCopied, setCopied] = useState(false);
  const create = async (): Promise<undefined> => {
    setCodes((await api.send<NewRecoveryCodesView>('POST /recovery-codes')).codes);
    setCopied(false);
    setKept(await api.get('/recovery-codes', {}));
  };
  return (
    <Section title={words.recovery} id="recovery">
      <p class="prose">{words.recoveryLead}</p>
      {codes.length > 0 && (
        <Notice kind="done" title={words.codesTitle}>
          <p>{words.codesText}</p>
          <ul class="recovery-codes">
            {codes.map((code) => (
              <li key={code}>
                <code>{code}</code>
              </li>
            ))}
          </ul>
          <p>
            <Button
              onClick={async () => {
                await navigator.clipboard.writeText(codes.join('\n'));
                setCopied(true);
              }}
            >
              {words.copyCodes}
            </Button>{' '}
            <span role="status">{isCopied && words.copied}</span>
          </p>
        </Notice>
      )}
      {created === null ? (
        <ActionButton kind="main" label={words.createCodes} action={create} />
      ) : (
        <>
          <p>
            {words.codesLeft(format.number(left))} <DateTime at={created} isShort />
          </p>
          <ConfirmButton
            label={words.renewCodes}
            title={words.renewTitle}
            confirm={words.renewCodes}
            kind="final"
            action={create}
          >
            <p>{words.renewText}</p>
          </ConfirmButton>
        </>
      )}
    </Section>
  );
}
