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

      const page = (await readFile(join(folder, 'index.html'), 'utf8')).replace(/<noscript>.*?<\/noscript>/s, '');
      const html = await withInlineStyles(page, folder, config.html?.cspNonce ?? '');
      const style = `<style nonce="${config.html?.cspNonce}" data-emotion="hw ${landing.names}">${landing.css}</style>`;
      await writeFile(join(folder, 'landing.html'), html.replace('</head>', () => `${style}</head>`).replace('<div id="root"></div>', () => `<div id="root">${landing.html}</div>`));
    },
  };
}

/** Puts the page's small style sheet into the page: a first paint need not wait for another answer. */
async function withInlineStyles(html: string, folder: string, nonce: string): Promise<string> {
  const [link, address] = /<link rel="stylesheet"[^>]* href="\/([^"]+)"[^>]*>/.exec(html) ?? [];
  if (!link || !address) return html;
  const css = await readFile(join(folder, address), 'utf8');
  return html.replace(link, () => `<style nonce="${nonce}">${css}</style>`);
}
