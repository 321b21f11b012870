import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';

import { usePaths } from '../../lib/paths.ts';
import { Button, ButtonLink, type ButtonSize, type ButtonTone } from '../../ui/button.tsx';
import { IsCoveredContext } from '../../ui/covered.ts';
import type { Elements } from '../../ui/elements.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { useUploadControls } from '../../entities/photo/use-uploads.ts';

/** Opens the dialog that adds photos to the property; null on pages without one. */
const AddPhotosContext = createContext<(() => void) | null>(null);

const AddPhotosDialog = lazyPart(
  () => import('./add-photos-dialog.tsx'),
  ({ onClose }) => onClose(),
);

export interface AddPhotosProviderProps {
  propertyId: string;
  children: Elements;
}

/** Gives a property's page the dialog for adding photos. Their uploads keep running while it is closed. */
export function AddPhotosProvider({ propertyId, children }: AddPhotosProviderProps) {
  const controls = useUploadControls(propertyId, 'property');
  const [open, setOpen] = useState(false);
  const [covered, setCovered] = useState(false);
  const show = useCallback(() => setOpen(true), []);
  const close = useCallback(() => setOpen(false), []);
  return (
    <AddPhotosContext value={show}>
      <IsCoveredContext value={covered}>{children}</IsCoveredContext>
      {open && (
        <AddPhotosDialog
          propertyId={propertyId}
          controls={controls}
          onCover={setCovered}
          onClose={close}
        />
      )}
    </AddPhotosContext>
  );
}

export interface AddPhotosButtonProps {
  propertyId: string;
  tone?: ButtonTone;
  size?: ButtonSize;
  className?: string;
  children: ReactNode;
}

/** Opens the dialog for adding photos, or links to the page for it where there is no dialog. */
export function AddPhotosButton({ propertyId, ...look }: AddPhotosButtonProps) {
  const open = useContext(AddPhotosContext);
  const paths = usePaths();
  return open === null ? (
    <ButtonLink to={paths.newProperty(propertyId)} {...look} />
  ) : (
    <Button onClick={open} {...look} />
  );
}
