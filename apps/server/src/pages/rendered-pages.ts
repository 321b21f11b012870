import { unnamedService, writeServices, type ServicesInUse, type ServiceName } from '@dss/domain';
import { encode, type Encoding } from '../http/encodings.ts';
import type { Page } from './built-pages.ts';
import { contentSecurityPolicy, type ExternalOrigins } from './content-security-policy.ts';

/** Placeholder for the origin in built pages, which isn't known at build time. */
const builtOrigin = 'https://origin.invalid';

/** How many rendered variants are cached. Least used ones are dropped, since requests can make up origins. */
const maxVariants = 256;

export const themes = ['light', 'dark'] as const;
type Theme = (typeof themes)[number];

/** The variant of a page that one request gets. */
export interface PageVariant {
  /** The product's public origin. */
  readonly origin: string;
  /** The visitor's chosen theme; null follows the system. */
  readonly theme: Theme | null;
  /** For the page rendered in the browser by its URL; null keeps the built language. */
  readonly language: 'en' | 'es' | null;
  readonly encoding: Encoding | null;
}

interface RenderedPage {
  readonly html: string;
  /** The same, encoded as the variant asks. */
  readonly body: Uint8Array<ArrayBuffer>;
  readonly policy: string;
}

/**
 * Fills in what a built page can't know, compresses it, and keeps what it made.
 * @param external where pages may reach, beside the product's own origin
 * @param services that the legal pages name
 */
export function createPageRenderer(
  external: ExternalOrigins,
  services: ServicesInUse,
): (page: Page, variant: PageVariant) => Promise<RenderedPage> {
  const renderOnce = async (page: Page, variant: PageVariant): Promise<RenderedPage> => {
    const html = fill(page.html, variant, services);
    const body = await encode(html, variant.encoding, { brotliQuality: 9 });
    return { html, body, policy: contentSecurityPolicy(html, external) };
  };
  const kept = new Map<string, Promise<RenderedPage>>();
  return (page, variant) => {
    const key = JSON.stringify([page.name, variant]);
    const found = kept.get(key);
    if (found !== undefined) return found;
    const rendered = renderOnce(page, variant);
    const [oldest] = kept.keys();
    if (kept.size >= maxVariants && oldest !== undefined) kept.delete(oldest);
    kept.set(key, rendered);
    return rendered;
  };
}

function fill(
  html: string,
  { origin, theme, language }: PageVariant,
  services: ServicesInUse,
): string {
  const placed = fillServices(html.replaceAll(builtOrigin, origin), services);
  const colored = theme === null ? placed : chooseBarColor(placed, theme);
  return colored.replace(/<html lang="(\w+)"/, (_tag, built: string) => {
    const chosen = theme === null ? '' : ` data-theme="${theme}"`;
    return `<html lang="${language ?? built}"${chosen}${servicesAttribute(services)}`;
  });
}

/** The browser's own bar follows the choice too: apps/web/app/features/preferences does the same when the choice is made. */
function chooseBarColor(html: string, theme: Theme): string {
  return html.replaceAll(
    /(<meta name="theme-color"[^>]* media=")\(prefers-color-scheme: (light|dark)\)"/g,
    (_tag, start: string, of: string) => `${start}${of === theme ? 'all' : 'not all'}"`,
  );
}

/** A paragraph, link or piece of text that holds only where a service is used, as apps/web/app/routes/site draws it. */
const dependentPart = /<(p|a|span) data-service="(\w+)"[^>]*>[\s\S]*?<\/\1>/g;

/** The address for questions in what search engines read, or what stands there without one, as apps/web/app/routes/site writes it. */
const plainContact = new RegExp(String.raw`\[${unnamedService('contact')}\|([^\]]*)\]`, 'g');

/** Leaves in a built page what holds for this deployment, and names in it who answers. */
function fillServices(html: string, services: ServicesInUse): string {
  return html
    .replaceAll(dependentPart, (part, _tag: string, name: string) => {
      if (!isUsed(name, services)) return '';
      return part.replaceAll(unnamedService(name), escapeHtml(services[name] ?? ''));
    })
    .replaceAll(plainContact, (_all, without: string) => services.contact ?? without);
}

/** For the page's first tag: what the browser needs to draw the same paragraphs when it moves to another page. */
function servicesAttribute(services: ServicesInUse): string {
  const written = writeServices(services);
  return written === '' ? '' : ` data-services="${escapeHtml(written)}"`;
}

function isUsed(name: string, services: ServicesInUse): name is ServiceName {
  return Object.hasOwn(services, name);
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
