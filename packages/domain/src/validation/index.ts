export { addressSchema, nicknameSchema } from './address.ts';
export {
  imageIdSchema,
  imagePathSchema,
  latitudeSchema,
  longitudeSchema,
  propertyIdSchema,
} from './ids.ts';
export { checkFileName, checkPhotoFile } from './photo-file.ts';
export { sanitizeText } from './text.ts';
