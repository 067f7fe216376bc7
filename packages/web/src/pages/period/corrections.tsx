import type { PeriodCorrection, PeriodView } from '@eloquence/api';
import type { Words } from '@eloquence/words/en/web/pages/period';
import type { JSX } from 'preact';
import { Facts, Section } from '../../components/layout.tsx';
import { RatingChange } from '../../components/values.tsx';
import { usePageContext } from '../../core/page-context.ts';

interface CorrectionsProps {
  readonly period: PeriodView;
  readonly words: Words;
}

/** Corrections of earlier lists that this list applies. */
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
  const { format, href } = usePageContext();
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
          [texts.difference, <RatingChange key="change" value={change} />],
        ]}
      />
      {because !== null && <p class="why">{texts.because(because)}</p>}
      {first && <p class="why">{texts.first}</p>}
    </section>
  );
}
