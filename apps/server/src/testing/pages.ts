import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** A home's page, two for everybody, and two for operators. */
const browserPages = [
  { address: '/property/:propertyId', isForOperators: false },
  { address: '/new-property', isForOperators: false },
  { address: '/phone', isForOperators: false },
  { address: '/ops', isForOperators: true },
  { address: '/dev/outbox', isForOperators: true },
];

/** Writes placeholder pages in place of the built web application, which has its own tests. */
export async function writePages(folder: string): Promise<string> {
  const directory = path.join(folder, 'pages', 'client');
  const pages = {
    'index.html': 'Home',
    '__spa-fallback.html': 'App',
    'claim-link/open/index.html': 'Claim',
    'claim-link/handed-over/index.html': 'Handed over',
    'claim-link/handed-over-by-agent/index.html': 'Handed over by an agent',
    'claim-link/over/index.html': 'Claim over',
    'es/claim-link/open/index.html': 'Reclamar',
    'es/claim-link/handed-over/index.html': 'Entregada',
    'es/claim-link/handed-over-by-agent/index.html': 'Entregada por un agente',
    'es/claim-link/over/index.html': 'Ya no',
  };
  for (const [name, title] of Object.entries(pages)) {
    const file = path.join(directory, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, `<!doctype html><title>${title}</title>`);
  }
  await mkdir(path.join(directory, 'assets'));
  await writeFile(path.join(folder, 'pages', 'pages.json'), JSON.stringify(browserPages));
  const firstView = path.join(folder, 'pages', 'first-view', 'first-view.js');
  await mkdir(path.dirname(firstView), { recursive: true });
  await writeFile(firstView, 'export const renderFirstView = () => "";');
  return directory;
}
