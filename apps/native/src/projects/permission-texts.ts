/** The reasons that iOS shows when the app asks for a permission. Android shows texts of its own. */
export interface PermissionTexts {
  readonly camera: string;
  readonly photos: string;
  readonly location: string;
}

export const permissionTexts: Readonly<Record<'en' | 'es', PermissionTexts>> = {
  en: {
    camera: 'Lets you take photos of your house and the space around it, so they can be assessed.',
    photos:
      'Lets you choose photos of your house and the space around it, so they can be assessed.',
    location:
      'If you want, each photo you take is saved with where you stood, so it can be placed on the map.',
  },
  es: {
    camera: 'Para que usted tome fotos de su casa y del espacio que la rodea, y se puedan evaluar.',
    photos:
      'Para que usted elija fotos de su casa y del espacio que la rodea, y se puedan evaluar.',
    location:
      'Si usted quiere, cada foto que tome se guarda con el lugar donde estaba, para poder ubicarla en el mapa.',
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
