import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const photosOfHome = 8;

/**
 * A home with 8 photos and a result, as its owner's browser has it.
 *
 * @typedef {object} AssessedHome
 * @property {string} page its path
 * @property {string} cookie what its owner's browser sends
 */

/**
 * Makes a home through the API, with the drawings that the tests use.
 *
 * @param {string} origin
 * @param {string} root
 * @returns {Promise<AssessedHome>}
 */
export async function assessHome(origin, root) {
  const visitor = await fetch(`${origin}/api/visitors`, { method: 'POST' });
  const token = textIn(await read(visitor), 'visitor_token');
  const headers = { Authorization: `Bearer ${token}` };
  const post = async (/** @type {string} */ path, /** @type {object} */ body) =>
    read(
      await fetch(origin + path, {
        method: 'POST',
        headers: { ...headers, 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
    );
  const place = { address: '1 Elm Street, Paradise, CA', lat: 39.76, lng: -121.62 };
  const id = textIn(await post('/api/properties', place), 'id');
  for (const [index, body] of (await drawings(root)).entries()) {
    await read(
      await fetch(`${origin}/api/properties/${id}/photos/photo-${index}`, {
        method: 'PUT',
        headers: { ...headers, 'Content-Type': 'image/jpeg' },
        body,
      }),
    );
  }
  await post('/functions/v1/analyze_v2', { property_id: id });
  return { page: `/property/${id}`, cookie: `dss_visitor=${token}` };
}

/**
 * The drawings in turn, until there are enough; what is appended makes each a photo of its own.
 *
 * @param {string} root
 */
async function drawings(root) {
  const folder = join(root, 'e2e/pictures');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.jpg')).toSorted();
  const files = await Promise.all(names.map((name) => readFile(join(folder, name))));
  return Array.from({ length: photosOfHome }, (_, index) =>
    Buffer.concat([files[index % files.length] ?? Buffer.alloc(0), Buffer.from([index])]),
  );
}

/**
 * @param {Response} response
 * @returns {Promise<unknown>}
 */
async function read(response) {
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}: ${text}`);
  return JSON.parse(text);
}

/**
 * @param {unknown} answer
 * @param {string} field
 */
function textIn(answer, field) {
  /** @type {unknown} */
  const value = typeof answer === 'object' && answer !== null ? Reflect.get(answer, field) : null;
  if (typeof value !== 'string') throw new Error(`the answer has no ${field}`);
  return value;
}
