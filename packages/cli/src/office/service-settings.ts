import { type Config, ConfigError, readConfig } from '@eloquence/server';
import { settingText } from '@eloquence/words/cli';
import { type Call, given } from '../framework/command.ts';
import { Failure } from '../framework/failure.ts';

/** Settings from the environment; the command line takes precedence. */
export function configOf(call: Call): Config {
  const [db, port, host] = [given(call, 'db'), given(call, 'port'), given(call, 'host')];
  try {
    return readConfig(call.io.env, {
      ...(db !== undefined && { db }),
      ...(port !== undefined && { port }),
      ...(host !== undefined && { host }),
    });
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const { texts, messages } = call;
    const wrong = error.invalid.map(({ env, value, allowed }) => ({
      name: env,
      value,
      allowed: settingText(allowed, texts, messages),
    }));
    throw new Failure('setting-wrong', { settings: texts.serve.wrongSettings(wrong) });
  }
}

/** A time for display: `2026-11-18 09:15 UTC`. */
export const momentText = (iso: string): string => `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`;
