import { loadAgain, NotFetched } from './load-again.ts';

/**
 * The part of the Maps JavaScript API that is used here
 * (developers.google.com/maps/documentation/javascript/reference/map).
 */
interface GoogleMaps {
  readonly Map: new (element: HTMLElement, options: object) => unknown;
}

interface GoogleWindow {
  google?: { readonly maps?: GoogleMaps };
  /** Called by Google when it rejects the key. */
  gm_authFailure?: () => void;
  dssMapsReady?: () => void;
}

declare global {
  interface Window extends GoogleWindow {}
}

const loadMs = 10_000;
let loading: Promise<GoogleMaps> | null = null;

/**
 * Loads the API once per page, and retries if it can't be fetched.
 * @throws Error if it can't be loaded, or times out; the next call starts over
 */
export function loadGoogleMaps(key: string): Promise<GoogleMaps> {
  loading ??= loadAgain(() => load(key)).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

/** Calls back when Google rejects the key, which happens only when a map is drawn. */
export function onKeyRefused(refused: () => void): () => void {
  window.gm_authFailure = refused;
  return () => {
    delete window.gm_authFailure;
  };
}

function load(key: string): Promise<GoogleMaps> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const timer = setTimeout(() => reject(new Error('Google Maps took too long.')), loadMs);
    window.dssMapsReady = () => {
      clearTimeout(timer);
      const maps = window.google?.maps;
      if (maps) resolve(maps);
      else reject(new Error('Google Maps is not there.'));
    };
    script.addEventListener('error', () => {
      clearTimeout(timer);
      script.remove();
      reject(new NotFetched('Google Maps could not be loaded.'));
    });
    const query = new URLSearchParams({
      key,
      v: 'weekly',
      loading: 'async',
      callback: 'dssMapsReady',
    });
    script.src = `https://maps.googleapis.com/maps/api/js?${query.toString()}`;
    script.async = true;
    document.head.append(script);
  });
}
