import type { SessionData, Visit } from '@dss/domain';
import Bowser from 'bowser';

/** What the server reads of a request that brings a lead. */
export interface RequestTraits {
  readonly at: Date;
  readonly userAgent: string;
  readonly distinctId: string;
  readonly advertisingCookies: {
    readonly fbp: string | undefined;
    readonly fbc: string | undefined;
  };
}

const maxCharacters = 500;

/**
 * A visit as it is kept.
 * @param shared what identifies somebody to advertisers, click ids and their cookies, is left out otherwise
 */
export function describeSession(
  { gclid, fbclid, ...visit }: Visit,
  { at, userAgent, distinctId, advertisingCookies: { fbp, fbc } }: RequestTraits,
  shared: boolean,
): SessionData {
  return {
    ...visit,
    ...describeBrowser(userAgent),
    timestamp: at.toISOString(),
    distinct_id: distinctId,
    ...(shared && present({ gclid, fbclid, fbp: cut(fbp), fbc: cut(fbc) })),
  };
}

const unknown = 'Unknown';

/** A browser by its own description, which may be anything. */
function describeBrowser(userAgent: string) {
  // The library throws on an empty text.
  const { browser, os, platform } = Bowser.parse(userAgent === '' ? unknown : userAgent);
  return {
    user_agent: userAgent.slice(0, maxCharacters),
    browser: named(browser.name),
    browser_version: browser.version ?? '',
    operating_system: named([os.name, os.versionName ?? os.version].filter(Boolean).join(' ')),
    device_class: deviceClass(platform.type),
  };
}

/** The library answers with an empty name, or none, where it knows none. */
function named(name: string | undefined): string {
  return name === undefined || name === '' ? unknown : name;
}

function deviceClass(platform: string | undefined): SessionData['device_class'] {
  if (platform === 'mobile') return 'Mobile';
  return platform === 'tablet' ? 'Tablet' : 'Desktop';
}

function cut(text: string | undefined): string | undefined {
  return text?.slice(0, maxCharacters);
}

/** Those fields that have a value. */
function present(fields: Readonly<Record<'gclid' | 'fbclid' | 'fbp' | 'fbc', string | undefined>>) {
  const { gclid, fbclid, fbp, fbc } = fields;
  return {
    ...(gclid !== undefined && { gclid }),
    ...(fbclid !== undefined && { fbclid }),
    ...(fbp !== undefined && { fbp }),
    ...(fbc !== undefined && { fbc }),
  };
}
