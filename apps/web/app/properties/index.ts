export { useCreateProperty } from './create-property.ts';
export { deleteProperty, forgetProperty, useDeleteEmptyProperty } from './delete-property.ts';
export { propertiesKey } from './homes.ts';
export { isPropertyMissing, propertyQuery, useProperty } from './property.ts';
export { LongAddress } from './long-address.tsx';
export { useKeptHome, useLastHome } from './last-home.ts';
