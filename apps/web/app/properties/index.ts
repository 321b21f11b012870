export { useCreateProperty } from './create-property.ts';
export { useDeleteEmptyProperty } from './delete-property.ts';
export { DeletePropertySection } from './delete-property-section.tsx';
export { UndoBar } from './undo-bar.tsx';
export { isPropertyMissing, propertyQuery, useProperty } from './property.ts';
export { PropertyFrame } from './property-frame.tsx';
export { PropertyNotFound } from './property-not-found.tsx';
export { LongAddress } from './long-address.tsx';
export { useSavedHome, useLastHome } from './last-home.ts';
