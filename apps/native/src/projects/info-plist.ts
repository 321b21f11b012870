import { iosDescriptions, permissionTexts, type PermissionTexts } from './permission-texts.ts';

export interface PlistOptions {
  /** The server is on the developer's machine, without https. */
  readonly trial: boolean;
}

/**
 * Adds the app's permission texts, and Spanish as a second language, to the property list that Capacitor created.
 * Running it again changes nothing.
 * @throws Error if the list has an unexpected shape
 */
export function completeInfoPlist(plist: string, { trial }: PlistOptions): string {
  const entries: readonly (readonly [string, string])[] = [
    ...Object.entries(iosDescriptions(permissionTexts.en)).map(
      ([key, text]) => [key, `<string>${escapeXml(text)}</string>`] as const,
    ),
    ['CFBundleLocalizations', '<array><string>en</string><string>es</string></array>'],
    ...(trial
      ? [
          [
            'NSAppTransportSecurity',
            '<dict><key>NSAllowsLocalNetworking</key><true/></dict>',
          ] as const,
        ]
      : []),
  ];
  const missing = entries.filter(([key]) => !plist.includes(`<key>${key}</key>`));
  const added = missing.map(([key, value]) => `\t<key>${key}</key>\n\t${value}\n`).join('');
  const end = /<\/dict>\s*<\/plist>\s*$/;
  if (!end.test(plist)) throw new Error('Info.plist does not end as a property list does.');
  return plist.replace(end, (closing) => added + closing);
}

/** The permission texts in another language, as `InfoPlist.strings`. */
export function infoPlistStrings(texts: PermissionTexts): string {
  return Object.entries(iosDescriptions(texts))
    .map(([key, text]) => `"${key}" = "${text.replaceAll(/["\\]/g, String.raw`\$&`)}";\n`)
    .join('');
}

/**
 * The reasons that Apple requires for some APIs: the app's preferences contain only its own token, and the plugin that writes
 * downloads can read when a file of the app was changed.
 */
export const privacyManifest = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
	<key>NSPrivacyTracking</key>
	<false/>
	<key>NSPrivacyAccessedAPITypes</key>
	<array>
		<dict>
			<key>NSPrivacyAccessedAPIType</key>
			<string>NSPrivacyAccessedAPICategoryUserDefaults</string>
			<key>NSPrivacyAccessedAPITypeReasons</key>
			<array>
				<string>CA92.1</string>
			</array>
		</dict>
		<dict>
			<key>NSPrivacyAccessedAPIType</key>
			<string>NSPrivacyAccessedAPICategoryFileTimestamp</string>
			<key>NSPrivacyAccessedAPITypeReasons</key>
			<array>
				<string>C617.1</string>
			</array>
		</dict>
	</array>
</dict>
</plist>
`;

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
