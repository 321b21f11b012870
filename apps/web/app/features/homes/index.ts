export { UndoBar } from './undo-bar.tsx';
export { useCreateProperty } from './create-property.ts';
export { useDeleteEmptyProperty } from './delete-property.ts';
export { DeletePropertySection } from './delete-property-section.tsx';
export { AddressLine } from './address-line.tsx';
