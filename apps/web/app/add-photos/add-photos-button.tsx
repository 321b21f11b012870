import { useContext, type ReactNode } from 'react';

import { usePaths } from '../paths.ts';
import { Button, ButtonLink, type ButtonSize, type ButtonTone } from '../ui/button.tsx';
import { AddPhotosContext } from './add-photos-context.ts';

export interface AddPhotosButtonProps {
  propertyId: string;
  tone?: ButtonTone;
  size?: ButtonSize;
  className?: string;
  children: ReactNode;
}

/** Leads to adding photos: in a dialog where the page has one, else on a page of its own. */
export function AddPhotosButton({ propertyId, ...look }: AddPhotosButtonProps) {
  const open = useContext(AddPhotosContext);
  const paths = usePaths();
  return open === null ? (
    <ButtonLink to={paths.newProperty(propertyId)} {...look} />
  ) : (
    <Button onClick={open} {...look} />
  );
}
