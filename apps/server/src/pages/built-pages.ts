import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locale } from '@dss/domain';
import { z } from 'zod';

/** A built page; its public origin is filled in when it is served. */
export interface Page {
  /** Path of the file in the build. */
  readonly name: string;
  readonly html: string;
}

const index = 'index.html';

/** Pages of claim links are prerendered too, but under this path, because their URLs contain a token. */
const claimFolder = /^(?:es\/)?claim-link\//;

/**
 * All prerendered pages by URL path: each `index.html` is the page of its folder.
 * @throws Error if the web application wasn't built
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

/** The pages of a claim link: one for a valid link, one for a used or expired one. */
export interface ClaimPages {
  readonly open: Page;
  readonly over: Page;
}

/** @throws Error if the web application wasn't built */
export async function readClaimPages(
  directory: string,
): Promise<Readonly<Record<Locale, ClaimPages>>> {
  const below = async (base: string): Promise<ClaimPages> => ({
    open: await readPage(directory, `${base}claim-link/open/${index}`),
    over: await readPage(directory, `${base}claim-link/over/${index}`),
  });
  return { en: await below(''), es: await below('es/') };
}

const browserPagesSchema = z.array(z.object({ address: z.string(), isForOperators: z.boolean() }));

/** The addresses of all pages that the browser renders, from one file; parameters as in `/property/:propertyId`. */
export interface BrowserPages {
  readonly forAll: readonly string[];
  readonly forOperators: readonly string[];
}

/**
 * Reads the list that the build made of the application's routes, beside the folder that is served.
 * @throws Error if the web application wasn't built
 */
export async function readBrowserPages(directory: string): Promise<BrowserPages> {
  const list = await readBuilt(directory, '../pages.json');
  const pages = browserPagesSchema.parse(JSON.parse(list));
  const addressesOf = (areForOperators: boolean) =>
    pages
      .filter(({ isForOperators }) => isForOperators === areForOperators)
      .map(({ address }) => address);
  return { forAll: addressesOf(false), forOperators: addressesOf(true) };
}

/** @throws Error if the web application wasn't built */
export async function readPage(directory: string, name: string): Promise<Page> {
  return { name, html: await readBuilt(directory, name) };
}

async function readBuilt(directory: string, name: string): Promise<string> {
  try {
    return await readFile(path.join(directory, name), 'utf8');
  } catch (error) {
    throw new Error(`The web application is not built (${name} is missing). Run 'npm start'.`, {
      cause: error,
    });
  }
}
