import type { Client } from './client.js';
import { ok } from './people.js';
import { until } from './until.js';

/** The form of POST /api/imports with this text, or these bytes, as its file. */
export function csvForm(content: string | Buffer, mapping?: object | string): FormData {
  const form = new FormData();
  if (mapping !== undefined) form.append('mapping', typeof mapping === 'string' ? mapping : JSON.stringify(mapping));
  form.append('file', new Blob([new Uint8Array(Buffer.from(content))], { type: 'text/csv' }), 'stock.csv');
  return form;
}

/** The id of an import that is read. */
export async function importRead(api: Client, content = 'title\nBoat\n'): Promise<string> {
  const { id } = ok(await api.post<{ id: string }>('/api/imports', csvForm(content)), 202);
  await until(async () => ok(await api.get<{ state: string }>(`/api/imports/${id}`), 200).state !== 'reading');
  return id;
}
