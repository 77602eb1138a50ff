import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const BASE = '/console/';

/** Preloads the two latin font files, whose hashed names only the build knows, so that headings do not jump. */
function preloadFonts(): Plugin {
  return {
    name: 'haulway-preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        return Object.keys(bundle ?? {})
          .filter((file) => /(overpass|public-sans)-latin-wght-normal.*\.woff2$/.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `${BASE}${file}` },
            injectTo: 'head' as const,
          }));
      },
    },
  };
}

const apiPort = process.env.API_PORT ?? '3000';

export default defineConfig({
  base: BASE,
  plugins: [react(), preloadFonts()],
  // The server replaces the placeholder with a fresh nonce in every page it serves.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // An inlined asset would be a data: address, which the content security policy refuses.
    assetsInlineLimit: 0,
    // react-admin comes as one piece.
    chunkSizeWarningLimit: 1_500,
  },
  server: { proxy: { '/api': `http://localhost:${apiPort}` } },
});
