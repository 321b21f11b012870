/** For the position of photos, where their owner wants it. The camera is another app's, and needs no permission of ours. */
const added = [
  '<uses-permission android:name="android.permission.ACCESS_COARSE_LOCATION" />',
  '<uses-permission android:name="android.permission.ACCESS_FINE_LOCATION" />',
  // A device without them can still choose photos.
  '<uses-feature android:name="android.hardware.location.gps" android:required="false" />',
  '<uses-feature android:name="android.hardware.camera" android:required="false" />',
];

/**
 * What the app asks for, in the manifest that Capacitor made. Doing it again changes nothing.
 * @throws Error where the manifest has another shape
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
