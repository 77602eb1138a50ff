import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import '@haulway/frontend/kit/theme/fonts.css';
import { pageNonce } from '@haulway/frontend/kit/theme/nonce.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from './App';

const nonce = pageNonce();
const cache = createCache({ key: 'hw', prepend: true, ...(nonce ? { nonce } : {}) });
const router = createBrowserRouter([{ path: '*', element: <App /> }], { basename: '/console' });
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

createRoot(root).render(
  <StrictMode>
    <CacheProvider value={cache}>
      <RouterProvider router={router} />
    </CacheProvider>
  </StrictMode>,
);
