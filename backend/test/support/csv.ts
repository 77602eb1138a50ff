/** The form of POST /api/imports with this text, or these bytes, as its file. */
export function csvForm(content: string | Buffer, mapping?: object | string): FormData {
  const form = new FormData();
  if (mapping !== undefined) form.append('mapping', typeof mapping === 'string' ? mapping : JSON.stringify(mapping));
  form.append('file', new Blob([new Uint8Array(Buffer.from(content))], { type: 'text/csv' }), 'stock.csv');
  return form;
}
