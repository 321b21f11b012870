import { checkPhotoFile, photoLimits, propertyIdSchema, type ErrorCode } from '@dss/domain';

import type { ChosenPhoto, PreparedPhoto, Upload, UploadView } from './upload-store.ts';

/** The fields of an upload that are known once its photo is accepted. */
export type AcceptedPhoto = Pick<Upload, 'name' | 'file' | 'prepared' | 'device'>;

export type Selection =
  /** `leftOut` are the files beyond the limit of one selection (product decision 6); they haven't been checked. */
  | { accepted: readonly AcceptedPhoto[]; leftOut: readonly File[] }
  | { invalidProperty: true }
  | { invalidFile: { name: string; problem: ErrorCode; isHeic: boolean } };

export interface SelectionOptions {
  propertyId: string;
  view: UploadView;
  /** Converts a HEIC to JPEG; null if the browser can't decode it. */
  convertHeic: (file: File) => Promise<PreparedPhoto | null>;
}

/**
 * Validates one selection of files (specification, section 5): one invalid file stops them all, and if there are more
 * than can be added at once, the first ones are taken. Size and name are those of the chosen file; a HEIC that the
 * browser can decode counts as the JPEG made from it.
 */
export async function validateSelection(
  chosen: readonly ChosenPhoto[],
  { propertyId, view, convertHeic }: SelectionOptions,
): Promise<Selection> {
  if (view === 'property' && !propertyIdSchema.safeParse(propertyId).success) {
    return { invalidProperty: true };
  }
  const photos = chosen.slice(0, photoLimits.perUploadAction);
  // Cheap checks first, so that a wrong file is reported right away.
  for (const { file } of photos) {
    const problem = checkPhotoFile(isHeic(file) ? asJpeg(file) : file);
    if (problem !== null) return refuse(file, problem);
  }
  const accepted: AcceptedPhoto[] = [];
  for (const { file, device } of photos) {
    if (!isHeic(file)) {
      const name = view === 'property' ? sanitizeExtension(file.name) : file.name;
      accepted.push({ name, file, prepared: null, device });
      continue;
    }
    const prepared = await convertHeic(file);
    if (prepared === null) return refuse(file, 'invalid_file_type');
    accepted.push({ name: asJpeg(file).name, ...prepared, device });
  }
  const leftOut = chosen.slice(photoLimits.perUploadAction).map(({ file }) => file);
  return { accepted, leftOut };
}

/** Browsers that don't know HEIC report no type; then the file extension decides. */
export function isHeic({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  return /^image\/hei[cf]/i.test(type) || (type === '' && /\.hei[cf]$/i.test(name));
}

/** In the property view the extension is reduced to letters and digits (specification, section 5). */
export function sanitizeExtension(name: string): string {
  const dot = name.lastIndexOf('.');
  if (dot < 0) return name;
  const extension = name.slice(dot + 1).replaceAll(/[^A-Za-z0-9]/g, '');
  return extension === '' ? name.slice(0, dot) : `${name.slice(0, dot)}.${extension}`;
}

function asJpeg({ name, size }: File): { name: string; size: number; type: string } {
  return { name: name.replace(/\.hei[cf]$/i, '.jpg'), size, type: 'image/jpeg' };
}

function refuse(file: File, problem: ErrorCode): Selection {
  return { invalidFile: { name: file.name, problem, isHeic: isHeic(file) } };
}
