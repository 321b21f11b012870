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

/** The pages of a claim link, and the folders in which they are built. */
const claimFolders = {
  /** Moves a property to another browser of its owner. */
  open: 'open',
  /** Hands it over from its former owner. */
  handedOver: 'handed-over',
  /** The same, from one who asks to stay as its agent. */
  handedOverByAgent: 'handed-over-by-agent',
  /** Was used, or has expired. */
  over: 'over',
} as const;

export type ClaimPages = Readonly<Record<keyof typeof claimFolders, Page>>;

/** @throws Error if the web application wasn't built */
export async function readClaimPages(
  directory: string,
): Promise<Readonly<Record<Locale, ClaimPages>>> {
  const below = async (base: string): Promise<ClaimPages> => {
    const at = (folder: string) => readPage(directory, `${base}claim-link/${folder}/${index}`);
    return {
      open: await at(claimFolders.open),
      handedOver: await at(claimFolders.handedOver),
      handedOverByAgent: await at(claimFolders.handedOverByAgent),
      over: await at(claimFolders.over),
    };
  };
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
