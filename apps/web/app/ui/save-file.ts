/** Has the browser save a file that the page made. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken the file once the click is over; later ones take their time to start.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
