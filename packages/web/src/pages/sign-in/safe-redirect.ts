/** The path to open after sign-in; null: missing, or a browser could read it as another host. */
export function safeRedirect(to: string | undefined): string | null {
  if (to === undefined || !/^\/(?![/\\])[^\\\s]*$/.test(to)) return null;
  return /^\/(?:sign-in|set-up|recover)(?:[/?#]|$)/.test(to) ? null : to;
}
