import type { Plugin } from 'vite';

import { readBrand } from '../app/lib/brand/brand.ts';
import { inLanguage, locales, type Locale } from '../app/lib/messages/locale.ts';
import { manifestName } from '../app/lib/messages/manifest-name.ts';

interface ManifestTexts {
  /** Below an icon on a home screen, where a phone shows about twelve characters. */
  readonly shortName: string;
  readonly description: string;
  readonly newHome: string;
  readonly homes: string;
  readonly continueWalk: string;
  readonly results: string;
  readonly plan: string;
}

const texts: Readonly<Record<Locale, ManifestTexts>> = {
  en: {
    shortName: 'Space Score',
    description: 'See which hazards around your home cost points, and what to do first.',
    newHome: 'Add a home',
    homes: 'Your homes',
    continueWalk: 'Continue the walk',
    results: 'The plan of a home with its score and what to do first',
    plan: 'What to do this weekend, this season, and with a contractor',
  },
  es: {
    shortName: 'Space Score',
    description: 'Vea qué peligros alrededor de su casa restan puntos y qué hacer primero.',
    newHome: 'Agregar una casa',
    homes: 'Sus casas',
    continueWalk: 'Seguir con el recorrido',
    results: 'El plano de una casa con su puntaje y qué hacer primero',
    plan: 'Qué hacer este fin de semana, esta temporada y con un contratista',
  },
};

/** The light theme of app/styles/tokens.css. A manifest has one color for both themes. */
const forest = '#1d5b3e';
const paper = '#fbf8f1';

/**
 * What a browser asks for before it installs the product on a home screen (w3.org/TR/appmanifest). Both languages are one application, so
 * that somebody who switches doesn't get a second icon.
 */
export function webManifest(locale: Locale, product: string): object {
  const { shortName, description, newHome, homes, continueWalk, results, plan } = texts[locale];
  const icon = (size: number, purpose: 'any' | 'maskable') => ({
    src: purpose === 'any' ? `/icon-${size}.png` : `/icon-maskable-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const screenshot = (
    name: string,
    sizes: string,
    formFactor: 'narrow' | 'wide',
    label: string,
  ) => ({
    src: `/screenshots/${name}-${locale}.jpg`,
    sizes,
    type: 'image/jpeg',
    form_factor: formFactor,
    label,
  });
  return {
    id: '/',
    name: product,
    short_name: product === readBrand({}).product ? shortName : product,
    description,
    lang: locale,
    start_url: inLanguage('/properties', locale),
    scope: '/',
    display: 'standalone',
    background_color: paper,
    theme_color: forest,
    icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
    // Taken by e2e/draw-document-pictures.mjs.
    screenshots: [
      screenshot('phone', '390x844', 'narrow', results),
      screenshot('wide', '1280x800', 'wide', plan),
    ],
    shortcuts: [
      { name: continueWalk, url: inLanguage('/continue-walk', locale) },
      { name: newHome, url: inLanguage('/new-property', locale) },
      { name: homes, url: inLanguage('/properties', locale) },
    ],
    // Taken by the service worker.
    share_target: {
      action: inLanguage('/add-photos', locale),
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { files: [{ name: 'photos', accept: ['image/*'] }] },
    },
  };
}

/** Writes the manifest of each language during the build. */
export function buildWebManifests(): Plugin {
  let product = '';
  return {
    name: 'dss:web-manifests',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved({ env }) {
      ({ product } = readBrand(env));
    },
    generateBundle() {
      for (const locale of locales) {
        const source = JSON.stringify(webManifest(locale, product));
        this.emitFile({ type: 'asset', fileName: manifestName(locale), source });
      }
    },
  };
}
