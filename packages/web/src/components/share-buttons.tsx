import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { usePageContext } from '../core/page-context.ts';

/** Copies the URL of the page, or prints it. */
export function ShareButtons(): JSX.Element {
  const { words } = usePageContext();
  const { copy, copied, print } = words.share;
  const [isCopied, setCopied] = useState(false);
  const copyUrl = async (): Promise<void> => {
    const url = location.href.replace(/#.*$/, '');
    try {
      await navigator.clipboard.writeText(url);
      setCopied(true);
    } catch {
      // Without clipboard access the reader copies it themselves.
      window.prompt(copy, url);
    }
  };
  return (
    <>
      <button type="button" class="text-button needs-script" onClick={() => void copyUrl()}>
        {copy}
      </button>
      <button type="button" class="text-button needs-script" onClick={() => window.print()}>
        {print}
      </button>
      <span class="faint" role="status">
        {isCopied && copied}
      </span>
    </>
  );
}
