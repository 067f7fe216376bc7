import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Button } from '../components/form.tsx';
import { Notice } from '../components/notice.tsx';

interface SecretProps {
  readonly title: string;
  readonly text: string;
  /** For screen readers. */
  readonly label: string;
  readonly secret: string;
  readonly copy: string;
  readonly copied: string;
  readonly children?: ComponentChildren;
}

/** A secret that is shown once. */
export function Secret({ title, text, label, secret, copy, copied, children }: SecretProps): JSX.Element {
  const [isCopied, setCopied] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  // The form that creates it is further down the page.
  useEffect(() => container.current?.scrollIntoView({ block: 'center' }), []);
  return (
    <div ref={container}>
      <Notice kind="done" title={title}>
        <p>{text}</p>
        <p>
          <input
            class="secret"
            aria-label={label}
            readOnly
            value={secret}
            onFocus={(event) => event.currentTarget.select()}
          />
        </p>
        {children}
        <p>
          <Button
            onClick={async () => {
              await navigator.clipboard.writeText(secret);
              setCopied(true);
            }}
          >
            {copy}
          </Button>{' '}
          <span role="status">{isCopied && copied}</span>
        </p>
      </Notice>
    </div>
  );
}
