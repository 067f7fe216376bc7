/** An address of this site that signing in may lead to; null: none, or one that a browser could read as another host. */
export function ownAddress(to: string | undefined): string | null {
  if (to === undefined || !/^\/(?![/\\])[^\\\s]*$/.test(to)) return null;
  return /^\/(?:sign-in|set-up)(?:[/?#]|$)/.test(to) ? null : to;
}
