/**
 * The day on which a chosen photo was taken, as its camera wrote into it, in the camera's own time: '2026-11-21'. Null if it says none.
 */
export async function dayTaken(file: File): Promise<string | null> {
  // Reading what a camera wrote takes more code than most visits need.
  const { readExif } = await import('./read-exif.ts');
  const evidence = readExif(new Uint8Array(await file.arrayBuffer()));
  return evidence?.taken_at?.slice(0, 10) ?? null;
}
