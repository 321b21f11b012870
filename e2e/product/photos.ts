import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
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

/** How many unsent photos this browser has stored by now. */
export function photosKept(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const name = 'dss-unsent-photos';
    // Opening a database that isn't there yet would create it without its stores.
    if (!(await indexedDB.databases()).some((database) => database.name === name)) return 0;
    return await new Promise<number>((resolve, reject) => {
      const opening = indexedDB.open(name);
      opening.addEventListener('error', () => reject(new Error('not opened')));
      opening.addEventListener('success', () => {
        const database = opening.result;
        const counting = database.transaction('photos').objectStore('photos').count();
        counting.addEventListener('success', () => resolve(counting.result));
        database.close();
      });
    });
  });
}
