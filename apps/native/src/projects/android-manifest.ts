/**
 * For the position of photos, if the owner allows it. Photos are taken in the camera app, so this app needs no camera
 * permission.
 */
const added = [
  '<uses-permission android:name="android.permission.ACCESS_COARSE_LOCATION" />',
  '<uses-permission android:name="android.permission.ACCESS_FINE_LOCATION" />',
  // Devices without them can still choose photos.
  '<uses-feature android:name="android.hardware.location.gps" android:required="false" />',
  '<uses-feature android:name="android.hardware.camera" android:required="false" />',
];

/**
 * Adds the app's permissions to the manifest that Capacitor created. Running it again changes nothing.
 * @throws Error if the manifest has an unexpected shape
 */
export function completeManifest(manifest: string): string {
  const end = /<\/manifest>\s*$/;
  if (!end.test(manifest)) throw new Error('AndroidManifest.xml does not end as a manifest does.');
  const missing = added.filter((line) => !manifest.includes(line));
  return manifest.replace(
    end,
    (closing) => missing.map((line) => `    ${line}\n`).join('') + closing,
  );
}
