import { createContext } from 'react';

/** Opens the dialog in which photos are added to the property; null where a page has none. */
export const AddPhotosContext = createContext<(() => void) | null>(null);
