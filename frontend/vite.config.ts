import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { chunks } from './vite.chunks.ts';
import { embedCategories } from './vite.embed.ts';
import { usMap } from './vite.map.ts';
import { prerenderLanding } from './vite.prerender.ts';
import { roadFiles } from './vite.road.ts';
import { listScreens } from './vite.screens.ts';

/** Preloads the two latin font files, whose hashed names only the build knows, so that headings do not jump. */
function preloadFonts(): Plugin {
  return {
    name: 'haulway-preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle, path }) {
        // The page on other sites has the fonts of the visitor's system, to be small.
        if (path === '/embed.html') return [];
        return Object.keys(bundle ?? {})
          .filter((file) => /(overpass|public-sans)-latin-wght-normal.*\.woff2$/.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${file}` },
            injectTo: 'head' as const,
          }));
      },
    },
  };
}

/** A service worker keeps its address, and serves the pages below it; the widget's stands in other people's pages. */
const KEPT_NAMES: Readonly<Record<string, string>> = { sw: 'sw.js', widget: 'widget/v1.js' };

const api = `http://127.0.0.1:${process.env.API_PORT ?? '3000'}`;

export default defineConfig({
  plugins: [react(), usMap(), embedCategories(), preloadFonts(), prerenderLanding(), roadFiles(), listScreens()],
  // The server replaces the placeholder by a fresh nonce in every page that it serves.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // An inlined asset would be a data: address, which the content security policy refuses.
    assetsInlineLimit: 0,
    // Every browser that MUI 9 supports preloads modules by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: 'index.html', sw: 'src/sw.ts', embed: 'embed.html', widget: 'src/embed/widget.ts' },
      output: {
        entryFileNames: ({ name }) => KEPT_NAMES[name] ?? 'assets/[name]-[hash].js',
        codeSplitting: { groups: chunks },
      },
    },
  },
  server: { proxy: { '/api': api, '/metrics': api } },
});
