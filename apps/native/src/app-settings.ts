import { readBrand } from '../../web/app/lib/brand/brand.ts';

/** The settings of one operator's apps. */
export interface AppSettings {
  /** In reverse domain name notation; identifies the app in the stores. */
  readonly appId: string;
  /** The name shown under the app's icon. */
  readonly appName: string;
  /** Origin of the server that the app talks to, without a trailing slash. */
  readonly server: string;
}

/**
 * Reads the brand and the settings that only the apps need; `apps/web/.env.example` explains the variables.
 * @throws Error with the variable's name if it is missing or invalid
 */
export function readAppSettings(
  variables: Readonly<Record<string, string | undefined>>,
): AppSettings {
  return {
    appId: readAppId(variables['NATIVE_APP_ID'] ?? ''),
    appName: readBrand(variables).product,
    server: readServer(variables['NATIVE_SERVER'] ?? ''),
  };
}

/**
 * An id that both stores accept: Apple allows no underscores; Android allows no hyphens and no segment that starts with
 * a digit.
 */
function readAppId(text: string): string {
  if (!/^[a-z][a-z0-9]*(\.[a-z][a-z0-9]*)+$/i.test(text)) {
    throw new Error(
      'NATIVE_APP_ID must be the id of the app, such as org.example.score: parts of letters and digits, each beginning with a letter',
    );
  }
  return text;
}

function readServer(text: string): string {
  const url = URL.parse(text);
  const isTrial = url?.protocol === 'http:' && ['localhost', '127.0.0.1'].includes(url.hostname);
  if (url === null || (url.protocol !== 'https:' && !isTrial) || url.href !== `${url.origin}/`) {
    throw new Error(
      'NATIVE_SERVER must be the https:// address that people open the product under, such as https://score.example.org; for trying out, http://localhost and a port',
    );
  }
  return url.origin;
}

/** A server on the developer's own machine, without https. */
export function isTrialServer({ server }: AppSettings): boolean {
  return server.startsWith('http:');
}
