/** Builds the pages with the Node given, unless they are as they should be. */
export function buildWeb(node: string): void;
