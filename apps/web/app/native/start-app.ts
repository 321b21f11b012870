import { nativeServer } from './native-server.ts';

/** Joins an app to its system, once its pages are here. In a browser there is nothing to join. */
export function startApp(): void {
  if (nativeServer === null) return;
  void import('./back-button.ts').then(({ followBackButton }) => followBackButton());
}
