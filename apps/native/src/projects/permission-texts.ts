/** The reasons that iOS shows when the app asks for a permission. Android shows texts of its own. */
export interface PermissionTexts {
  readonly camera: string;
  readonly photos: string;
  readonly location: string;
}

export const permissionTexts: Readonly<Record<'en' | 'es', PermissionTexts>> = {
  en: {
    camera: 'You take photos of your house and the space around it, to have them assessed.',
    photos: 'You choose photos of your house and the space around it, to have them assessed.',
    location:
      'If you want it, each photo that you take remembers where you stood, so that it can be placed on the map.',
  },
  es: {
    camera: 'Usted toma fotos de su casa y del espacio que la rodea para que se evalúen.',
    photos: 'Usted elige fotos de su casa y del espacio que la rodea para que se evalúen.',
    location:
      'Si usted quiere, cada foto que tome recuerda dónde estaba usted, para poder ponerla en el mapa.',
  },
};

/** The texts under the keys of iOS. The camera plugin could also save photos, which this app never does. */
export function iosDescriptions({
  camera,
  photos,
  location,
}: PermissionTexts): Readonly<Record<string, string>> {
  return {
    NSCameraUsageDescription: camera,
    NSPhotoLibraryUsageDescription: photos,
    NSPhotoLibraryAddUsageDescription: photos,
    NSLocationWhenInUseUsageDescription: location,
  };
}
