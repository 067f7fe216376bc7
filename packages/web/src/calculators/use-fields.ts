import { useEffect, useState } from 'preact/hooks';
import { addressOf, type Fields } from './fields.ts';

export type Change = (changes: Fields) => void;

/** A form that stands in the address, so that a calculation can be shared and found again by going back. */
export function useFields(given: Fields): readonly [Fields, Change] {
  const [fields, setFields] = useState(given);
  useEffect(() => {
    // A page kept for use without a connection was made for another address.
    const asked = Object.fromEntries(new URLSearchParams(window.location.search));
    if (addressOf(asked) !== addressOf(given)) setFields(asked);
  }, [given]);
  const change: Change = (changes) => {
    const next = { ...fields, ...changes };
    setFields(next);
    const query = addressOf(next);
    window.history.replaceState(null, '', query === '' ? window.location.pathname : `?${query}`);
  };
  return [fields, change];
}
