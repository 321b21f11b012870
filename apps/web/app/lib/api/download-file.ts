import { handedOverFiles } from '../device/native/handed-over-files.ts';
import { nativeServer } from '../device/native/native-server.ts';
import { networkError } from './api-error.ts';
import { toCsv, type Cell } from './csv.ts';
import { fetchFile, type ApiCall } from './client.ts';

/**
 * Has the server make a file, and its owner save it: a browser by itself, an app through the system's sheet.
 * @returns whether it was saved, as far as one can know: an app's owner may close the sheet
 * @throws ApiError also if the file breaks off
 */
export async function downloadFile(
  path: string,
  call: ApiCall,
  fileName: string,
): Promise<boolean> {
  const answer = await fetchFile(path, call);
  try {
    if (nativeServer !== null && answer.body !== null) {
      return await handedOverFiles.handOver(answer.body, fileName);
    }
    saveFile(await answer.blob(), fileName);
    return true;
  } catch (error) {
    // A body that breaks off is a TypeError, as is a request without an answer.
    throw error instanceof TypeError ? networkError(error) : error;
  }
}

/**
 * Has its owner save a file that the page made: a browser by itself, an app through the system's sheet.
 * @returns whether it was saved, as far as one can know
 */
export async function saveMadeFile(file: Blob, fileName: string): Promise<boolean> {
  if (nativeServer !== null) return handedOverFiles.handOver(file.stream(), fileName);
  saveFile(file, fileName);
  return true;
}

/** Has its owner save a table. */
export function saveCsv(rows: readonly (readonly Cell[])[], fileName: string): Promise<boolean> {
  return saveMadeFile(new Blob([toCsv(rows)], { type: 'text/csv;charset=utf-8' }), fileName);
}

/** Has its owner save what is on a map. */
export function saveGeoJson(features: object, fileName: string): Promise<boolean> {
  const text = JSON.stringify(features, null, 2);
  return saveMadeFile(new Blob([text], { type: 'application/geo+json' }), fileName);
}

/** Has the browser save a file that the page made. */
function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken the file once the click is over; later ones take their time to start.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
