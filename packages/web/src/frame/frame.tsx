import type { ComponentChildren, JSX } from 'preact';
import type { AnyPage } from '../core/page.ts';
import { type PageContext, PageContextProvider } from '../core/page-context.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

interface FrameProps {
  readonly page: Pick<AnyPage, 'headerSearch'>;
  readonly context: PageContext;
  readonly children: ComponentChildren;
}

/** Header and footer around a page. */
export function Frame({ page, context, children }: FrameProps): JSX.Element {
  return (
    <PageContextProvider value={context}>
      <a class="skip-link" href="#main">
        {context.words.skipToContent}
      </a>
      <Header hasSearch={page.headerSearch !== false} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </PageContextProvider>
  );
}
