let title = 'Haulway';
let unread = 0;

/** Names the screen in the browser's tab. */
export function setDocumentTitle(text: string): void {
  title = text;
  write();
}

/** Puts the number of unread messages before the name of the screen; zero takes it away. */
export function setTitleCount(count: number): void {
  unread = count;
  write();
}

function write(): void {
  document.title = unread > 0 ? `(${unread}) ${title}` : title;
}
