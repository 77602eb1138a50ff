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
        build: {
          ssr: 'src/prerender.tsx',
          outDir: serverFolder,
          emptyOutDir: true,
          copyPublicDir: false,
          assetsInlineLimit: 0,
          minify: false,
        },
      });
      const { renderLanding } = (await import(pathToFileURL(join(serverFolder, 'prerender.js')).href)) as Landing;
      const landing = await renderLanding();
      await rm(serverFolder, { recursive: true });

      const page = (await readFile(join(folder, 'index.html'), 'utf8')).replace(/<noscript>.*?<\/noscript>/s, '');
      const html = await withInlineStyles(page, folder, config.html?.cspNonce ?? '');
      const style = `<style nonce="${config.html?.cspNonce}" data-emotion="hw ${landing.names}">${landing.css}</style>`;
      const whole = html
        .replace('</head>', () => `${style}</head>`)
        .replace('<div id="root"></div>', () => `<div id="root">${landing.html}</div>`);
      await writeFile(join(folder, 'landing.html'), scriptsLast(whole));
    },
  };
}

/**
 * The page can be read without its scripts: they are asked for once it is drawn, or after three seconds where nobody looks. Not so for
 * signed-in users, who see nothing before them. Each file is a task of its own, so that a slow phone can answer in between.
 */
function scriptsLast(html: string): string {
  const scripts =
    /<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>\s*|<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/g;
  const found = [...html.matchAll(scripts)];
  const files = [...found.flatMap(([, preloaded]) => preloaded ?? []), ...found.flatMap(([, , main]) => main ?? [])];
  const [nonce] = / nonce="[^"]*"/.exec(html) ?? [''];
  const start = `<script${nonce}>
      (function () {
        var start = function () { ${JSON.stringify(files)}.forEach(function (file) { import(file); }); };
        if (document.documentElement.hasAttribute('data-starting')) return start();
        new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
        setTimeout(start, 3000);
      })();
    </script>`;
  return html.replace(scripts, '').replace('</body>', () => `${start}</body>`);
}

/** Puts the page's small style sheet into the page: a first paint need not wait for another answer. */
async function withInlineStyles(html: string, folder: string, nonce: string): Promise<string> {
  const [link, address] = /<link rel="stylesheet"[^>]* href="\/([^"]+)"[^>]*>/.exec(html) ?? [];
  if (!link || !address) return html;
  const css = await readFile(join(folder, address), 'utf8');
  return html.replace(link, () => `<style nonce="${nonce}">${css}</style>`);
}
