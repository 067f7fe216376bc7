import '../../calculators/style.css';
import type { CalculatorName } from '@eloquence/words/en/web/calculator-names';
import type { Words } from '@eloquence/words/en/web/pages/calculators';
import type { JSX } from 'preact';
import { PageHead } from '../../components/layout.tsx';
import type { Page, ViewProps } from '../../core/page.ts';
import { usePageContext } from '../../core/page-context.ts';
import { useOffline } from '../../offline/register.ts';
import { EXAMPLES } from './examples.ts';

export const page: Page<null, Words> = {
  load: async () => null,
  title: (_data, words) => words.title,
  description: (_data, words) => words.lead,
  View,
};

const ORDER: readonly CalculatorName[] = [
  'change',
  'month',
  'first-rating',
  'round-robin',
  'performance',
  'k',
  'target',
];

function View({ words }: ViewProps<null, Words>): JSX.Element {
  const { href } = usePageContext();
  useOffline();
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <ul class="calculators-index">
        {ORDER.map((name) => (
          <li key={name}>
            <h2>
              <a href={href(`/calculators/${name}`)}>{words.names[name].title}</a>
            </h2>
            <p>{words.names[name].lead}</p>
            <p class="faint">
              <a href={href(`/calculators/${name}?${EXAMPLES[name]}`)}>{words.example}</a>
              {' – '}
              {words.examples[name]}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
