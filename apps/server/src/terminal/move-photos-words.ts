const megabyte = 1024 * 1024;

/** All messages of the command that moves photos. */
export const movePhotosWords = {
  usage: `Usage: npm run move-photos -- --to bucket
       npm run move-photos -- --to disk

Moves all photos from the data folder to the bucket that STORAGE_URL names, or back. Stop every process of the product first.

  --to bucket  from DATA_DIR to STORAGE_URL; then start the product with STORAGE_URL
  --to disk    from STORAGE_URL to DATA_DIR; then start the product without STORAGE_URL
  --help       print this

A photo is removed from where it was only after its copy was read back and had the same SHA-256. It may be interrupted at any
moment: run it again, and it goes on. It uses the product's settings.
Exit codes: 0 done, 1 something failed or it was interrupted, 2 something in the command or the settings needs fixing.`,
  whereTo: 'Say where to: --to bucket or --to disk. Nothing was done.',
  noBucket:
    'STORAGE_URL names no bucket. Set it, with STORAGE_ACCESS_KEY_ID and STORAGE_SECRET_ACCESS_KEY, in both directions.',
  isRunning: (processes: number) =>
    `The product is running (${processes === 1 ? 'one process' : `${processes} processes`}). Stop it first: it would look for photos where they are no longer.`,
  moving: (objects: number, bytes: number) => `${objects} moved, ${inMegabytes(bytes)}…`,
  done: (objects: number, bytes: number, from: string, to: string) =>
    objects === 0
      ? `Nothing was left to move from ${from} to ${to}.`
      : `Moved ${objects} objects (${inMegabytes(bytes)}) from ${from} to ${to}, each checked by its SHA-256.`,
  interrupted: (objects: number) => `Interrupted. ${soFar(objects)}`,
  failed: (reason: string, objects: number) => `${reason}\n${soFar(objects)}`,
} as const;

function soFar(objects: number): string {
  return `Moved so far: ${objects}. Nothing is lost: run the command again for the others, before you start the product.`;
}

function inMegabytes(bytes: number): string {
  return `${(bytes / megabyte).toFixed(1)} MB`;
}
