let title = 'Haulway';
let unread = 0;

/** Puts the screen's name in the browser tab. */
export function setDocumentTitle(text: string): void {
  title = text;
  write();
}

/** Puts the number of unread messages in front of the screen's name; zero removes it. */
export function setTitleCount(count: number): void {
  unread = count;
  write();
}

function write(): void {
  document.title = unread > 0 ? `(${unread}) ${title}` : title;
}
