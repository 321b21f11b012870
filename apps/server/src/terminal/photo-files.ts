import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { checkPhotoFile, errorCatalog, photoFormat } from '@dss/domain';
import { BadInput } from './outcome.ts';
import type { PhotoArgument } from './photo-side.ts';
import { words } from './words.ts';

export interface PhotoFile extends PhotoArgument {
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer<ArrayBuffer>;
}

/**
 * Reads and validates all photos before anything is created.
 * @throws BadInput naming every file with a problem
 */
export async function readPhotoFiles(photos: readonly PhotoArgument[]): Promise<PhotoFile[]> {
  const results = await Promise.all(photos.map(readPhotoFile));
  const problems = results.filter((result) => typeof result === 'string');
  if (problems.length > 0) throw new BadInput(problems.join('\n'));
  return results.filter((result) => typeof result !== 'string');
}

async function readPhotoFile({ file, side }: PhotoArgument): Promise<PhotoFile | string> {
  let bytes: Buffer<ArrayBuffer>;
  try {
    bytes = await readFile(file);
  } catch (error) {
    return isFolder(error) ? words.photoIsFolder(file) : words.photoMissing(file);
  }
  const name = path.basename(file);
  const format = photoFormat(bytes);
  const type = format === null ? 'application/octet-stream' : `image/${format}`;
  const problem = checkPhotoFile({ name, type, size: bytes.length });
  if (problem === null) return { file, side, name, type, bytes };
  const message = errorCatalog[problem].message;
  return words.photoRefused(file, isHeic(bytes) ? `${message} ${words.heicHint}` : message);
}

function isHeic(bytes: Buffer): boolean {
  return (
    bytes.toString('latin1', 4, 8) === 'ftyp' &&
    ['heic', 'heix', 'hevc', 'mif1', 'msf1'].includes(bytes.toString('latin1', 8, 12))
  );
}

function isFolder(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EISDIR';
}
