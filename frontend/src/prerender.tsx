import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './App';

/** The landing page as a visitor without a token sees it: its HTML, its styles, and the names under which Emotion finds them again. */
export async function renderLanding(): Promise<{ html: string; css: string; names: string }> {
  const cache = createCache({ key: 'hw' });
  // Styles are collected in the cache instead of being written beside each element.
  cache.compat = true;
  const { prelude } = await prerender(
    <StrictMode>
      <CacheProvider value={cache}>
        <StaticRouter location="/">
          <App />
        </StaticRouter>
      </CacheProvider>
    </StrictMode>,
    // Everything stays in its place: no piece is sent after the rest and put there by an inline script.
    { progressiveChunkSize: Infinity },
  );
  const styles = Object.entries(cache.inserted).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return {
    html: await new Response(prelude).text(),
    css: styles.map(([, css]) => css).join(''),
    names: styles.map(([name]) => name).join(' '),
  };
}
