import { useEffect, useState } from 'preact/hooks';
import { type Fields, toQueryString } from './fields.ts';

export type SetFields = (changes: Fields) => void;

/** Form state mirrored in the URL, to share a calculation or return to it. */
export function useFormFields(given: Fields): readonly [Fields, SetFields] {
  const [fields, setFields] = useState(given);
  useEffect(() => {
    // A page from the offline cache was rendered for another URL.
    const inUrl = Object.fromEntries(new URLSearchParams(window.location.search));
    if (toQueryString(inUrl) !== toQueryString(given)) setFields(inUrl);
  }, [given]);
  const change: SetFields = (changes) => {
    const next = { ...fields, ...changes };
    setFields(next);
    const query = toQueryString(next);
    window.history.replaceState(null, '', query === '' ? window.location.pathname : `?${query}`);
  };
  return [fields, change];
}
