import type { ComponentChildren, JSX } from 'preact';
import type { AnyPage } from '../page.ts';
import { type Place, PlaceContext } from '../place.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

interface FrameProps {
  readonly page: Pick<AnyPage, 'headerSearch'>;
  readonly place: Place;
  readonly children: ComponentChildren;
}

/** What stands around every page. */
export function Frame({ page, place, children }: FrameProps): JSX.Element {
  return (
    <PlaceContext.Provider value={place}>
      <a class="skip-link" href="#main">
        {place.words.skipToContent}
      </a>
      <Header hasSearch={page.headerSearch !== false} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </PlaceContext.Provider>
  );
}
