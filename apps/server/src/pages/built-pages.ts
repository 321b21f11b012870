import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locale } from '@dss/domain';

/** A page as it was built: where it will stand is filled in when it is served. */
export interface Page {
  /** The file's path in the built application. */
  readonly name: string;
  readonly html: string;
}

const index = 'index.html';

/** Built whole too, but pages of a claim link, whose token stands in no build. */
const claimFolder = /^(?:es\/)?claim-link\//;

/**
 * Every page that was built whole, by its address: each `index.html` stands for the folder it is in.
 * @throws Error when the web application was not built
 */
export async function readPublicPages(directory: string): Promise<ReadonlyMap<string, Page>> {
  const pages = new Map([['/', await readPage(directory, index)]]);
  for await (const name of glob(`*/**/${index}`, { cwd: directory })) {
    const folder = path.dirname(name).split(path.sep).join('/');
    if (claimFolder.test(folder)) continue;
    pages.set(`/${folder}`, await readPage(directory, name));
  }
  return pages;
}

/** The pages of a claim link: one that can be spent, one that can't anymore. */
export interface ClaimPages {
  readonly open: Page;
  readonly over: Page;
}

/** @throws Error when the web application was not built */
export async function readClaimPages(
  directory: string,
): Promise<Readonly<Record<Locale, ClaimPages>>> {
  const below = async (base: string): Promise<ClaimPages> => ({
    open: await readPage(directory, `${base}claim-link/open/${index}`),
    over: await readPage(directory, `${base}claim-link/over/${index}`),
  });
  return { en: await below(''), es: await below('es/') };
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
