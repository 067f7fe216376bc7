import { type Language, loadAll, loadMessages, type Messages } from '../src/index.ts';

export const MESSAGES: Readonly<Record<Language, Messages>> = await loadAll(loadMessages);
