import type { PeriodCorrection, PeriodView } from '@eloquence/api';
import type { JSX } from 'preact';
import { Change } from '../../parts/figures.tsx';
import { Facts, Section } from '../../parts/layout.tsx';
import { usePlace } from '../../place.ts';
import type { Words } from './words.en.ts';

interface CorrectionsProps {
  readonly period: PeriodView;
  readonly words: Words;
}

/** What reports that were corrected later add to this list. */
export function Corrections({ period, words }: CorrectionsProps): JSX.Element | null {
  const { corrections } = period;
  if (corrections.length === 0) return null;
  return (
    <Section title={words.corrections.title} id="corrections">
      <p class="prose">{words.corrections.lead}</p>
      {corrections.map((correction, index) => (
        <Correction
          key={`${correction.event}-${index}`}
          correction={correction}
          period={period}
          words={words}
        />
      ))}
    </Section>
  );
}

interface CorrectionProps extends CorrectionsProps {
  readonly correction: PeriodCorrection;
}

function Correction({ correction, period, words }: CorrectionProps): JSX.Element {
  const { format, href } = usePlace();
  const { event, name, list, applied, corrected, change, because, first } = correction;
  const { corrections: texts } = words;
  const address = href(`/players/${encodeURIComponent(period.id)}/${list}/${period.cadence}`);
  return (
    <section class="correction">
      <h3>
        <a href={href(`/events/${event}`)}>{name}</a>
      </h3>
      <Facts
        facts={[
          [
            texts.list,
            <a key="list" href={address}>
              {format.month(list)}
            </a>,
          ],
          [texts.applied, format.exact(applied, { sign: true })],
          [texts.corrected, format.exact(corrected, { sign: true })],
          [texts.difference, <Change key="change" value={change} />],
        ]}
      />
      {because !== null && <p class="why">{texts.because(because)}</p>}
      {first && <p class="why">{texts.first}</p>}
    </section>
  );
}
