import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { contentSecurityPolicy } from './content-security-policy.ts';

export interface Page {
  readonly html: string;
  readonly policy: string;
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
  let html: string;
  try {
    html = await readFile(path.join(directory, name), 'utf8');
  } catch (error) {
    throw new Error(`The web application is not built (${name} is missing). Run 'npm start'.`, {
      cause: error,
    });
  }
  return { html, policy: contentSecurityPolicy(html) };
}
