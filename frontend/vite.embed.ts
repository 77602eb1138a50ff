import type { Plugin } from 'vite';
import { CATEGORY_LABELS } from './src/kit/format/categories.ts';

/** Writes the categories into the page that other sites show, which has none of the app's code. */
export function embedCategories(): Plugin {
  return {
    name: 'haulway-embed-categories',
    transformIndexHtml: (html) =>
      html.replace(
        '<!-- categories -->',
        Object.entries(CATEGORY_LABELS)
          .map(([id, label]) => `<option value="${id}">${label.replaceAll('&', '&amp;')}</option>`)
          .join(''),
      ),
  };
}
