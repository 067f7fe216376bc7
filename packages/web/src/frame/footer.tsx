import type { JSX } from 'preact';
import { usePageContext } from '../core/page-context.ts';

export function Footer(): JSX.Element {
  const { words, href } = usePageContext();
  return (
    <footer class="site-footer">
      <p>{words.unofficial}</p>
      <ul class="inline-list">
        <li>
          <a href={href('/disputes')}>{words.footer.disputes}</a>
        </li>
        <li>
          <a href={href('/docs/api')}>{words.footer.api}</a>
        </li>
        <li>
          <a href={href('/privacy')}>{words.footer.privacy}</a>
        </li>
      </ul>
    </footer>
  );
}
