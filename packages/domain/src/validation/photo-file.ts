import type { ErrorCode } from '../errors/index.ts';
import { photoLimits } from '../limits/index.ts';

/**
 * Checks the file that was chosen, before a byte is sent: type, size, name (specification, section 5).
 * @returns the code of the first rule it breaks, or null. `type` is the browser's MIME type.
 */
export function checkPhotoFile(file: {
  name: string;
  type: string;
  size: number;
}): ErrorCode | null {
  if (file.size > photoLimits.maxBytes) return 'file_too_large';
  if (!(photoLimits.acceptedTypes as readonly string[]).includes(file.type.toLowerCase())) {
    return 'invalid_file_type';
  }
  return checkFileName(file.name) ?? (file.size === 0 ? 'photo_empty' : null);
}

/** A file name has at most 255 characters and none of < > : " | ? * \ (nor NUL, which no system allows in a name). */
export function checkFileName(name: string): ErrorCode | null {
  if (name.length > photoLimits.maxFileNameLength) return 'file_name_too_long';
  return /[<>:"|?*\\]/.test(name) || name.includes('\0') ? 'file_name_invalid' : null;
}
