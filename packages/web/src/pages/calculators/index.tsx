import '../../calculators/style.css';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { CalculatorName } from '../../calculators/names.en.ts';
import { keepForOffline } from '../../offline/register.ts';
import type { Page, ViewProps } from '../../page.ts';
import { PageHead } from '../../parts/layout.tsx';
import { usePlace } from '../../place.ts';
import { EXAMPLES } from './examples.ts';
import type { Words } from './words.en.ts';

export const page: Page<null, Words> = {
  load: async () => null,
  title: (_data, words) => words.title,
  description: (_data, words) => words.lead,
  View,
};

const ORDER: readonly CalculatorName[] = ['change', 'month', 'first-rating', 'performance', 'k', 'target'];

function View({ words }: ViewProps<null, Words>): JSX.Element {
  const { basePath, href } = usePlace();
  useEffect(() => void keepForOffline(basePath), [basePath]);
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
