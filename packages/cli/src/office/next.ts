import { type Call, given } from '../framework/command.ts';
import { paragraph } from '../terminal/width.ts';

/** `Next: eloquence …`, on the same store. A store with a password is not repeated. */
export function nextCommand(call: Call, command: string): string[] {
  const db = given(call, 'db');
  const store = db === undefined || /:\/\/[^/@]*:[^/@]*@/.test(db) ? '' : ` --db ${db}`;
  return paragraph(call.texts.office.next(`${command}${store}`));
}
