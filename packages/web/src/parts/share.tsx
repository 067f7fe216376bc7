import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { usePlace } from '../place.ts';

/** For whoever wants to show a page to somebody: its address to copy, and the page on paper. */
export function Share(): JSX.Element {
  const { words } = usePlace();
  const { copy, copied, print } = words.share;
  const [isCopied, setCopied] = useState(false);
  const copyAddress = async (): Promise<void> => {
    const address = location.href.replace(/#.*$/, '');
    try {
      await navigator.clipboard.writeText(address);
      setCopied(true);
    } catch {
      // Not everywhere may a page write to the clipboard: then the reader copies it himself.
      window.prompt(copy, address);
    }
  };
  return (
    <>
      <button type="button" class="text-button needs-script" onClick={() => void copyAddress()}>
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
