import type { Photo } from '@dss/domain';

/** What a photo is called: the owner's name for it, else its file's, else its place in the list. */
export function photoName(photo: Pick<Photo, 'file_name' | 'placement'>, index: number): string {
  return photo.placement?.name ?? photo.file_name ?? String(index + 1);
}
