import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Button } from '../parts/form.tsx';
import { Notice } from '../parts/notice.tsx';

interface SecretProps {
  readonly title: string;
  readonly text: string;
  /** What it is called for those who hear it. */
  readonly label: string;
  readonly secret: string;
  readonly copy: string;
  readonly copied: string;
  readonly children?: ComponentChildren;
}

/** Something that is shown once and kept nowhere. */
export function Secret({ title, text, label, secret, copy, copied, children }: SecretProps): JSX.Element {
  const [isCopied, setCopied] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  // Whoever asked for it below should not have to look for it.
  useEffect(() => place.current?.scrollIntoView({ block: 'center' }), []);
  return (
    <div ref={place}>
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
