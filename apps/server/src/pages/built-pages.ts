import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';

/** A page as it was built: where it will stand is filled in when it is served. */
export interface Page {
  /** The file's path in the built application. */
  readonly name: string;
  readonly html: string;
}

const index = 'index.html';

/**
 * Every page that was built whole, by its address: each `index.html` stands for the folder it is in.
 * @throws Error when the web application was not built
 */
export async function readPublicPages(directory: string): Promise<ReadonlyMap<string, Page>> {
  const pages = new Map([['/', await readPage(directory, index)]]);
  for await (const name of glob(`*/**/${index}`, { cwd: directory })) {
    const address = `/${path.dirname(name).split(path.sep).join('/')}`;
    pages.set(address, await readPage(directory, name));
  }
  return pages;
}

/** @throws Error when the web application was not built */
export async function readPage(directory: string, name: string): Promise<Page> {
  try {
    const html = await readFile(path.join(directory, name), 'utf8');
    return { name, html };
  } catch (error) {
    throw new Error(`The web application is not built (${name} is missing). Run 'npm start'.`, {
      cause: error,
    });
  }
}
