import { nativeServer } from './native-server.ts';

/** Connects the native app to its operating system once its pages have loaded. Does nothing in a browser. */
export function startApp(): void {
  if (nativeServer === null) return;
  void import('./back-button.ts').then(({ followBackButton }) => followBackButton());
}
