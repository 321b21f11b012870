import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { projectDirectory } from './running-product.ts';

/** Drawings of a house, committed to the repository, which replace photos wherever the tests run. */
export function drawnPictures(): string[] {
  const folder = path.join(projectDirectory, 'e2e/pictures');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.jpg'))
    .toSorted()
    .map((name) => path.join(folder, name));
}

const realPhotos = path.join(projectDirectory, '../shared/photos');

/** A real photo from the local test set, which isn't part of the repository. Null if it is missing. */
export function realPhoto(name: string): string | null {
  const file = path.join(realPhotos, name);
  return existsSync(file) ? file : null;
}
