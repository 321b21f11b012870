import { photoLimits } from '@dss/domain';

// HEIC isn't sent; where the browser can decode it, it becomes a JPEG, and where not, the page says how to get one.
export const acceptedTypes = [
  ...photoLimits.acceptedTypes.filter((type) => type !== 'image/jpg'),
  'image/heic',
  'image/heif',
  '.heic',
  '.heif',
].join(',');
