import type { Plugin } from 'vite';
import { CATEGORIES } from './src/kit/format/labels';

/** Writes the categories into the page that other sites show, which has none of the app's code. */
export function embedCategories(): Plugin {
  return {
    name: 'haulway-embed-categories',
    transformIndexHtml: (html) =>
      html.replace(
        '<!-- categories -->',
        CATEGORIES.map(({ id, label }) => `<option value="${id}">${label.replaceAll('&', '&amp;')}</option>`).join(''),
      ),
  };
}
