import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { isTrialServer, type AppSettings } from '../app-settings.ts';
import { completeManifest } from './android-manifest.ts';
import { completeInfoPlist, infoPlistStrings, privacyManifest } from './info-plist.ts';
import { permissionTexts } from './permission-texts.ts';
import { drawPictures } from './pictures.ts';
import { nameResources } from './xcode-resources.ts';

export const platforms = ['android', 'ios'] as const;
export type Platform = (typeof platforms)[number];

/**
 * Adds to a project created by Capacitor what this product needs: permissions with their reasons, and icons. Running it
 * again changes nothing.
 * @param folder of the project: `android` or `ios`
 */
export async function completeProject(
  platform: Platform,
  folder: string,
  settings: AppSettings,
): Promise<void> {
  await (platform === 'android' ? completeAndroid(folder) : completeIos(folder, settings));
}

async function completeAndroid(folder: string): Promise<void> {
  const main = path.join(folder, 'app/src/main');
  await change(path.join(main, 'AndroidManifest.xml'), completeManifest);
  await change(path.join(main, 'res/values/ic_launcher_background.xml'), (xml) =>
    xml.replace('#FFFFFF', '#FBF8F1'),
  );
  await drawPictures(path.join(main, 'res'));
}

async function completeIos(folder: string, settings: AppSettings): Promise<void> {
  const app = path.join(folder, 'App/App');
  await change(path.join(app, 'Info.plist'), (plist) =>
    completeInfoPlist(plist, { trial: isTrialServer(settings) }),
  );
  await mkdir(path.join(app, 'es.lproj'), { recursive: true });
  await writeFile(
    path.join(app, 'es.lproj/InfoPlist.strings'),
    infoPlistStrings(permissionTexts.es),
  );
  await writeFile(path.join(app, 'PrivacyInfo.xcprivacy'), privacyManifest);
  await change(path.join(folder, 'App/App.xcodeproj/project.pbxproj'), nameResources);
  await drawPictures(path.join(app, 'Assets.xcassets'));
}

async function change(file: string, edit: (text: string) => string): Promise<void> {
  const before = await readFile(file, 'utf8');
  const after = edit(before);
  if (after !== before) await writeFile(file, after);
}
