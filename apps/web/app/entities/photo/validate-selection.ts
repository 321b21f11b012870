import { checkPhotoFile, photoLimits, propertyIdSchema, type ErrorCode } from '@dss/domain';

import { areHeic, leadingBytes } from './leading-bytes.ts';
import type { ChosenPhoto, PreparedPhoto, Upload, UploadView } from './upload.ts';

/** The fields of an upload that are known once its photo is accepted. */
export type AcceptedPhoto = Pick<Upload, 'name' | 'file' | 'prepared' | 'device'>;

export type Selection =
  /** `leftOut` are the files beyond the limit of one selection (product decision 6); they haven't been checked. */
  | { accepted: readonly AcceptedPhoto[]; leftOut: readonly File[] }
  | { invalidProperty: true }
  /** `others` are those chosen with it that nothing is known against. */
  | { invalidFile: InvalidFile; others: readonly File[] };

interface InvalidFile {
  readonly name: string;
  readonly problem: ErrorCode | 'file_unreadable';
  readonly isHeic: boolean;
}

export interface SelectionOptions {
  propertyId: string;
  view: UploadView;
  /** Converts a HEIC to JPEG; null if the browser can't decode it. */
  convertHeic: (file: File) => Promise<PreparedPhoto | null>;
}

/**
 * Validates one selection of files (specification, section 5): one invalid file stops them all, and if there are more
 * than can be added at once, the first ones are taken. What was called a JPEG but is a HEIC counts as one. Size and name are those of the chosen file; a HEIC that the
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
  const looked = await Promise.all(photos.map(look));
  const rest = chosen.slice(photoLimits.perUploadAction).map(({ file }) => file);
  const fine = looked.filter(({ problem }) => problem === null);
  const refuse = (file: File, problem: InvalidFile['problem'], isHeic: boolean): Selection => ({
    invalidFile: { name: file.name, problem, isHeic },
    others: [...fine.map((other) => other.file).filter((other) => other !== file), ...rest],
  });
  for (const { file, problem, isHeic } of looked) {
    if (problem !== null) return refuse(file, problem, isHeic);
  }
  const accepted: AcceptedPhoto[] = [];
  for (const { file, device, isHeic } of looked) {
    if (!isHeic) {
      const name = view === 'property' ? sanitizeExtension(file.name) : file.name;
      accepted.push({ name, file, prepared: null, device });
      continue;
    }
    const prepared = await convertHeic(file);
    if (prepared === null) return refuse(file, 'invalid_file_type', isHeic);
    accepted.push({ name: asJpeg(file).name, ...prepared, device });
  }
  return { accepted, leftOut: rest };
}

interface LookedAt extends ChosenPhoto {
  readonly isHeic: boolean;
  readonly problem: InvalidFile['problem'] | null;
}

/** What is wrong with a chosen file, as far as its name, its type, its size and its first bytes tell. */
async function look({ file, device }: ChosenPhoto): Promise<LookedAt> {
  const bytes = await leadingBytes(file);
  const isHeic = isCalledHeic(file) || (bytes !== null && areHeic(bytes));
  const problem =
    checkPhotoFile(isHeic ? asJpeg(file) : file) ?? (bytes === null ? 'file_unreadable' : null);
  return { file, device, isHeic, problem };
}

/** Browsers that don't know HEIC report no type; then the file extension decides. */
function isCalledHeic({ name, type }: Pick<File, 'name' | 'type'>): boolean {
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
