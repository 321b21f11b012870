import { readBrand } from '../../web/app/brand/brand.ts';

/** What an app of one operator is made of. */
export interface AppSettings {
  /** In reverse domain name notation: what the stores know the app by. */
  readonly appId: string;
  /** What stands under its icon. */
  readonly appName: string;
  /** Origin of the server that the app talks to, without a slash at the end. */
  readonly server: string;
}

/**
 * Reads the brand and what only apps need; `apps/web/.env.example` explains the variables.
 * @throws Error with the variable's name when it is missing or can't be meant
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

/** What both stores take: Apple knows no underscore, Android no hyphen and no part that begins with a digit. */
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
