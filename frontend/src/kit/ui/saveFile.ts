/** Makes the browser save a file that this page made or read. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // By then the download holds the content itself.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
