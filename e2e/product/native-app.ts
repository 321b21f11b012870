import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { BrowserContext, Page } from '@playwright/test';
import { drawnPictures } from './photos.ts';
import { projectDirectory } from './running-product.ts';

export const appOrigin = 'https://localhost';

const takenPhoto = '/_capacitor_file_/cache/IMG_0001.jpg';

/** The result of a plugin call, or the error that it rejects with. */
export type PluginReply = { readonly result: object } | { readonly error: object };

export interface NativeApp {
  /** Every plugin call, in order. */
  readonly calls: readonly { readonly call: string; readonly options: unknown }[];
  /** Presses Android's back button (same as the gesture). */
  pressBack(page: Page): Promise<void>;
  /** What the camera or the system's sheet replies from now on; until this is called, no calls are expected. */
  answerWith(
    call: 'Camera.takePhoto' | 'Camera.chooseFromGallery' | 'Share.share',
    reply: PluginReply,
  ): void;
  /** The app's own files, by path. */
  readonly files: ReadonlyMap<string, Buffer>;
}

interface FileOptions {
  readonly path?: string;
  readonly data?: string;
}

/** A photo as the camera plugin returns it. */
export const photoOfPlugin: PluginReply = {
  result: {
    type: 0,
    uri: `file://${takenPhoto}`,
    webPath: `${appOrigin}${takenPhoto}`,
    saved: false,
  },
};

export async function makeShell(server: string, folder: string): Promise<void> {
  await promisify(execFile)(process.execPath, ['apps/native/src/main.ts', 'web', '--out', folder], {
    cwd: projectDirectory,
    env: { ...process.env, NATIVE_APP_ID: 'org.example.score', NATIVE_SERVER: server },
  });
}

/**
 * Turns a browser into the webview of an Android app: the shell is served at the app's origin, as Capacitor does, and
 * its bridge connects to plugins whose replies the test controls.
 * @param token of the visitor that the app was before, if any
 */
export async function becomeNativeApp(
  context: BrowserContext,
  shell: string,
  token?: string,
): Promise<NativeApp> {
  const calls: { call: string; options: unknown }[] = [];
  const replies = new Map<string, PluginReply>();
  const preferences = new Map(token === undefined ? [] : [['dss-visitor-token', token]]);
  const files = new Map<string, Buffer>();
  const callOfFiles = (call: string, { path: file = '', data = '' }: FileOptions): PluginReply => {
    const bytes = Buffer.from(data, 'base64');
    if (call === 'Filesystem.getUri') return { result: { uri: `file:///cache/${file}` } };
    if (call === 'Filesystem.rmdir') for (const name of files.keys()) files.delete(name);
    else {
      const before = call === 'Filesystem.appendFile' ? files.get(file) : undefined;
      files.set(file, Buffer.concat([before ?? Buffer.of(), bytes]));
    }
    return { result: {} };
  };

  await context.route(`${appOrigin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === takenPhoto) return route.fulfill({ path: drawnPictures()[0] ?? '' });
    // Paths without an extension all start from the one page.
    const name = path.extname(pathname) === '' ? 'index.html' : pathname.slice(1);
    const file = path.join(shell, name);
    const exists = await stat(file).then(
      () => true,
      () => false,
    );
    return exists ? route.fulfill({ path: file }) : route.fulfill({ status: 404 });
  });

  await context.exposeFunction('callOfBridge', (call: string, options: unknown): PluginReply => {
    const { key = '', value = '' } = options as { key?: string; value?: string };
    if (call === 'Preferences.get') return { result: { value: preferences.get(key) ?? null } };
    if (call === 'Preferences.set') {
      preferences.set(key, value);
      return { result: {} };
    }
    if (call.startsWith('Filesystem.')) return callOfFiles(call, options as FileOptions);
    calls.push({ call, options });
    const reply = replies.get(call);
    if (reply === undefined) throw new Error(`No test expects ${call}.`);
    return reply;
  });

  // What Capacitor's own bridge injects before a page's scripts run.
  await context.addInitScript(() => {
    const method = (name: string) => ({ name, rtype: 'promise' });
    Object.assign(window, {
      androidBridge: {},
      Capacitor: {
        PluginHeaders: [
          {
            name: 'App',
            methods: [{ name: 'addListener', rtype: 'callback' }, method('minimizeApp')],
          },
          { name: 'Camera', methods: ['takePhoto', 'chooseFromGallery'].map(method) },
          { name: 'Preferences', methods: ['get', 'set'].map(method) },
          {
            name: 'Filesystem',
            methods: ['writeFile', 'appendFile', 'rmdir', 'getUri'].map(method),
          },
          { name: 'Share', methods: [method('share')] },
        ],
        nativeCallback: (
          _plugin: string,
          _name: string,
          { eventName }: { eventName: string },
          listener: (event: object) => void,
        ) => {
          window.addEventListener(`bridge-${eventName}`, () => listener({ canGoBack: true }));
          return 'listener';
        },
        nativePromise: async (plugin: string, name: string, options: unknown) => {
          const call: (call: string, options: unknown) => Promise<PluginReply> = Reflect.get(
            window,
            'callOfBridge',
          );
          const reply = await call(`${plugin}.${name}`, options);
          if ('error' in reply) throw Object.assign(new Error('refused'), reply.error);
          return reply.result;
        },
      },
    });
  });
  return {
    calls,
    files,
    pressBack: (page) =>
      page.evaluate(() => void window.dispatchEvent(new Event('bridge-backButton'))),
    answerWith: (call, reply) => {
      replies.set(call, reply);
    },
  };
}
