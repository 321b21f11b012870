import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { completeProject } from './complete-project.ts';

/** What `capacitor add` unpacks, so that these tests fail when its templates change. */
const templates = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@capacitor/cli/package.json')),
  'assets',
);
const settings = {
  appId: 'org.example.score',
  appName: 'Score',
  server: 'https://score.example.org',
};

let folder: string;

const file = (name: string) => path.join(folder, name);
const textOf = (name: string) => readFile(file(name), 'utf8');

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'dss-native-'));
  for (const [template, platform] of [
    ['android-template', 'android'],
    ['ios-spm-template', 'ios'],
    ['ios-spm-template', 'ios-trial'],
  ] as const) {
    await mkdir(file(platform));
    const archive = path.join(templates, `${template}.tar.gz`);
    await promisify(execFile)('tar', ['xzf', archive, '-C', file(platform)]);
  }
  await completeProject('android', file('android'), settings);
  await completeProject('ios', file('ios'), settings);
  const trial = { ...settings, server: 'http://localhost:3000' };
  await completeProject('ios', file('ios-trial'), trial);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the Android project', () => {
  const manifest = 'android/app/src/main/AndroidManifest.xml';

  test('asks for the network, the location, nothing more', async () => {
    const asked = [...(await textOf(manifest)).matchAll(/uses-permission android:name="([^"]+)"/g)];
    expect(asked.map(([, name]) => name?.replace('android.permission.', ''))).toEqual([
      'INTERNET',
      'ACCESS_COARSE_LOCATION',
      'ACCESS_FINE_LOCATION',
    ]);
    expect((await textOf(manifest)).trim()).toMatch(/<\/manifest>$/);
  });

  test('has the product’s icons in the sizes of those they replace', async () => {
    const icon = sharp(file('android/app/src/main/res/mipmap-xxxhdpi/ic_launcher.png'));
    expect(await icon.metadata()).toMatchObject({ width: 192, height: 192 });
    const { dominant } = await icon.stats();
    // The paper color, about #fbf8f1; Capacitor's own icon is white and blue.
    expect(dominant).toMatchObject({ r: 248, g: 248, b: 248 });
    const foreground = file('android/app/src/main/res/mipmap-mdpi/ic_launcher_foreground.png');
    expect((await sharp(foreground).stats()).isOpaque).toBe(false);
  });

  test('stays the same when completed again', async () => {
    const before = await textOf(manifest);
    await completeProject('android', file('android'), settings);
    expect(await textOf(manifest)).toBe(before);
  });
});

describe('the iOS project', () => {
  const plist = 'ios/App/App/Info.plist';
  const project = 'ios/App/App.xcodeproj/project.pbxproj';
  const spanish = 'ios/App/App/es.lproj/InfoPlist.strings';

  test.each([
    'NSCameraUsageDescription',
    'NSPhotoLibraryUsageDescription',
    'NSPhotoLibraryAddUsageDescription',
    'NSLocationWhenInUseUsageDescription',
  ])('explains in both languages why it asks: %s', async (key) => {
    expect(await textOf(plist)).toMatch(
      new RegExp(`<key>${key}</key>\\s*<string>[^<]{40,}</string>`),
    );
    expect(await textOf(spanish)).toMatch(new RegExp(`^"${key}" = "[^"]{40,}";$`, 'm'));
  });

  test('uses https alone, unless the server is on this machine', async () => {
    expect(await textOf(plist)).not.toContain('NSAppTransportSecurity');
    expect(await textOf('ios-trial/App/App/Info.plist')).toContain('NSAllowsLocalNetworking');
  });

  test('packs its Spanish texts with its privacy manifest', async () => {
    const text = await textOf(project);
    const [resources = ''] = /isa = PBXResourcesBuildPhase;[\s\S]*?\);/.exec(text) ?? [];
    expect(resources).toContain('InfoPlist.strings');
    expect(resources).toContain('PrivacyInfo.xcprivacy');
    expect(text).toMatch(/knownRegions = \(\s*es,/);
    const reasons = await textOf('ios/App/App/PrivacyInfo.xcprivacy');
    expect(reasons).toContain('CA92.1');
    expect(reasons).toContain('C617.1');
  });

  test('defines each of our parts once', async () => {
    const text = await textOf(project);
    const ours = new Set(text.match(/D55A\d{20}/g));
    expect(ours.size).toBe(5);
    for (const id of ours) {
      expect(text.match(new RegExp(`${id} /\\* [^*]+ \\*/ = \\{`, 'g'))).toHaveLength(1);
    }
  });

  test('uses each of our parts', async () => {
    const text = await textOf(project);
    for (const id of new Set(text.match(/D55A\d{20}/g))) {
      expect(text.split(id).length - 1).toBeGreaterThanOrEqual(2);
    }
  });

  test('closes every brace', async () => {
    const text = await textOf(project);
    expect(text.split('}')).toHaveLength(text.split('{').length);
  });

  test('has an icon without transparency, as the store requires', async () => {
    const icon = sharp(file('ios/App/App/Assets.xcassets/AppIcon.appiconset/AppIcon-512@2x.png'));
    expect(await icon.metadata()).toMatchObject({ width: 1024, height: 1024, hasAlpha: false });
  });

  test('stays the same when completed again', async () => {
    const before = [await textOf(plist), await textOf(project)];
    await completeProject('ios', file('ios'), settings);
    expect([await textOf(plist), await textOf(project)]).toEqual(before);
  });
});
