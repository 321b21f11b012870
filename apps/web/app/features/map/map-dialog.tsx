import { toPlace, type LatLng, type Property, type RelativePosition } from '@dss/domain';

import { ImageDetailsDialog, PlacementDialog } from './placements/lazy-dialogs.ts';
import { stripItemId } from './image-strip.tsx';
import type { MapPhoto } from './map-photos.ts';

export type OpenMapDialog =
  | { readonly kind: 'place'; readonly imageId: string; readonly at: RelativePosition }
  | { readonly kind: 'edit' | 'details'; readonly imageId: string };

export interface MapDialogProps {
  property: Property;
  pin: LatLng;
  dialog: OpenMapDialog;
  marked: MapPhoto;
  onClose: () => void;
  onSaved: () => void;
}

/** The dialog that places a photo, edits its placement, or shows it at full size with its details. */
export function MapDialog({ property, pin, dialog, marked, onClose, onSaved }: MapDialogProps) {
  const { photo, name } = marked;
  return dialog.kind === 'details' ? (
    <ImageDetailsDialog property={property} photo={photo} name={name} onClose={onClose} />
  ) : (
    <PlacementDialog
      propertyId={property.id}
      photo={photo}
      name={name}
      pin={pin}
      position={dialog.kind === 'place' ? positionOf(pin, dialog.at) : null}
      finalFocus={() => document.getElementById(stripItemId(photo.image_id))}
      onClose={onClose}
      onSaved={onSaved}
    />
  );
}

function positionOf(pin: LatLng, at: RelativePosition) {
  return { ...toPlace(pin, at), x_rel: at.xRel, y_rel: at.yRel };
}
