import type { Photo } from '@dss/domain';

/** What a photo is called: the owner's name for it, else its file's, else its place in the list. */
export function photoName(photo: Pick<Photo, 'file_name' | 'placement'>, index: number): string {
  return photo.placement?.name ?? photo.file_name ?? String(index + 1);
}

/** A name for little room: cameras count at its end, so what is the same in all of them goes first. */
export function shortPhotoName(name: string): string {
  return name.replace(/(?<=.)\.(?:jpe?g|png|webp|hei[cf])$/i, '');
}
