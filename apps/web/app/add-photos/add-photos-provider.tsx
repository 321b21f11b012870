import type { Photo } from '@dss/domain';
import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react';

import type { Uploads } from '../photos/index.ts';
import { loadPart } from '../ui/load-part.ts';
import { AddPhotosContext } from './add-photos-context.ts';

const AddPhotosDialog = lazy(() => loadPart(() => import('./add-photos-dialog.tsx')));

export interface AddPhotosProviderProps {
  propertyId: string;
  photos: readonly Photo[];
  /** They go on while the dialog is closed. */
  uploads: Uploads;
  children: ReactNode;
}

/** Gives a property's page its dialog for adding photos. */
export function AddPhotosProvider({ children, ...dialog }: AddPhotosProviderProps) {
  const [open, setOpen] = useState(false);
  const show = useCallback(() => setOpen(true), []);
  return (
    <AddPhotosContext value={show}>
      {children}
      {open && (
        <Suspense>
          <AddPhotosDialog {...dialog} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </AddPhotosContext>
  );
}
