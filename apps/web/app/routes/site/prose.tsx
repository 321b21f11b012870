import { unnamedService } from '@dss/domain';
import { useMemo, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';

import { brand } from '../../lib/brand/index.ts';
import { nativeServer } from '../../lib/device/native/native-server.ts';
import { usePaths, type Paths } from '../../lib/paths.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { useServices } from './services.ts';

type Tag = (chunks: ReactNode) => ReactNode;

/** A link tag, for messages that have a link target of their own. */
export const linkTo =
  (to: string): Tag =>
  (chunks) => <TextLink to={to}>{chunks}</TextLink>;

/**
 * Links to the address for questions; without one, renders the text. The build renders both, and the server removes the wrong one. An
 * app that hasn't heard which it is names the operator.
 */
function Contact({ children }: { children: ReactNode }) {
  const t = useTranslations('shell');
  const services = useServices();
  if (services === null && nativeServer !== null) return <span>{t('operator')}</span>;
  const address = services === null ? unnamedService('contact') : services.contact;
  return (
    <>
      {address !== undefined && (
        <a
          data-service="contact"
          href={`mailto:${address}`}
          className="rounded-small break-all text-forest underline decoration-1 underline-offset-4"
        >
          {address}
        </a>
      )}
      {services?.contact === undefined && <span data-service="noContact">{children}</span>}
    </>
  );
}

const contact: Tag = (chunks) => <Contact>{chunks}</Contact>;

const layout = {
  p: (chunks: ReactNode) => <p className="not-first:mt-3">{chunks}</p>,
  ul: (chunks: ReactNode) => (
    <ul className="mt-3 flex list-disc flex-col gap-2 pl-6 marker:text-ink-faint">{chunks}</ul>
  ),
  li: (chunks: ReactNode) => <li className="pl-1">{chunks}</li>,
  strong: (chunks: ReactNode) => <strong className="font-strong text-ink">{chunks}</strong>,
  contact,
} as const;

function linksTo(paths: Paths) {
  return {
    start: linkTo(paths.newProperty()),
    about: linkTo(paths.about()),
    faq: linkTo(paths.faq()),
    guidelines: linkTo(paths.guidelines()),
    method: linkTo(paths.method()),
    terms: linkTo(paths.terms()),
    privacy: linkTo(paths.privacy()),
    deletion: linkTo(paths.deletion()),
    dpa: linkTo(paths.dpa()),
    disclaimer: linkTo(paths.disclaimer()),
  };
}

/** The tags and arguments that long messages may use: paragraphs, lists, links within the site, `{company}`. */
export function useProse() {
  const t = useTranslations('shell');
  const paths = usePaths();
  const links = useMemo(() => linksTo(paths), [paths]);
  return { ...layout, ...links, company: brand.company ?? t('operator') };
}
