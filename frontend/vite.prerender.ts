import { readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import { usMap } from './vite.map.ts';

type Landing = typeof import('./src/prerender');

/** Writes the landing page beside the built index.html as landing.html, so that it is read before, and without, the app's script. */
export function prerenderLanding(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'haulway-prerender-landing',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    async closeBundle() {
      const folder = resolve(config.root, config.build.outDir);
      const serverFolder = join(folder, '.prerender');
      await build({
        configFile: false,
        root: config.root,
        logLevel: 'warn',
        plugins: [react(), usMap()],
        ssr: { noExternal: true },
        build: { ssr: 'src/prerender.tsx', outDir: serverFolder, emptyOutDir: true, copyPublicDir: false, assetsInlineLimit: 0, minify: false },
      });
      const { renderLanding } = (await import(pathToFileURL(join(serverFolder, 'prerender.js')).href)) as Landing;
      const landing = await renderLanding();
      await rm(serverFolder, { recursive: true });

      const html = (await readFile(join(folder, 'index.html'), 'utf8')).replace(/<noscript>.*?<\/noscript>/s, '');
      const style = `<style nonce="${config.html?.cspNonce}" data-emotion="hw ${landing.names}">${landing.css}</style>`;
      await writeFile(join(folder, 'landing.html'), html.replace('</head>', () => `${style}</head>`).replace('<div id="root"></div>', () => `<div id="root">${landing.html}</div>`));
    },
  };
}
