/** Has the browser save a file that was made or read by this page. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has taken its own hold of the content by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
