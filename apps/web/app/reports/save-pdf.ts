import { fetchFile } from '../api/client.ts';

/** Has the server make a PDF, and the browser save it under a name. */
export async function savePdf(path: string, body: object, fileName: string): Promise<void> {
  const file = await fetchFile(path, { method: 'POST', body });
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The browser has taken the file once the click is over; later ones take their time to start.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
