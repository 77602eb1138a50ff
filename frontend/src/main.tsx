import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App';
import { takeView } from './kit/api/token';
import './kit/theme/fonts.css';
import { pageNonce } from './kit/theme/nonce';
import { beginArrival } from './kit/ui/Prerendered';
import { preloadLanding } from './pages/landing';
import './kit/ui/popped';

takeView();
const nonce = pageNonce();
const cache = createCache({ key: 'hw', prepend: true, ...(nonce ? { nonce } : {}) });
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const app = (
  <StrictMode>
    <CacheProvider value={cache}>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </CacheProvider>
  </StrictMode>
);
// Drawn in small steps, as a transition, so that a slow phone answers a tap meanwhile.
// The page's first lines say so when the landing page in it is not what this visitor sees.
if (root.hasChildNodes() && !document.documentElement.hasAttribute('data-starting')) {
  // Loaded before, not during: an update that comes while a part is missing makes React draw that part anew.
  await preloadLanding();
  beginArrival();
  startTransition(() => {
    hydrateRoot(root, app);
  });
} else {
  root.replaceChildren();
  document.documentElement.removeAttribute('data-starting');
  startTransition(() => createRoot(root).render(app));
}
