import { fetchFile } from '../api/client.ts';
import { saveFile } from '../ui/save-file.ts';

/** Has the server make a PDF, and the browser save it under a name. */
export async function savePdf(path: string, body: object, fileName: string): Promise<void> {
  const file = await fetchFile(path, { method: 'POST', body });
  saveFile(file, fileName);
}
