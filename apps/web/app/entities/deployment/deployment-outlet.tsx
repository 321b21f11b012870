import { useEffect, type ComponentType } from 'react';

import { useLocation } from 'react-router';

import type { Locale } from '../../lib/messages/locale.ts';
import { MessageParts, useLanguage } from '../../lib/messages/message-parts.tsx';
import type { Messages } from '../../lib/messages/messages.ts';
import { withBrand } from '../../lib/messages/with-brand.ts';
import type { NoticesProps } from './notices.tsx';
import { useDeployment } from './deployment.ts';
import { useCountingPermission } from './consent.tsx';
import { connectAnalytics } from './analytics.ts';
import type { PostHogSinkOptions } from './posthog-sink.ts';
import { optionalPart } from '../../ui/lazy-part.tsx';

// Few visitors ever see these notices, so they load on demand.
const notices: Readonly<Record<Locale, ComponentType<NoticesProps>>> = {
  en: noticesIn('en', () => import('../../lib/messages/en/deployment.json')),
  es: noticesIn('es', () => import('../../lib/messages/es/deployment.json')),
};

function noticesIn(
  locale: Locale,
  loadTexts: () => Promise<{ default: Messages['deployment'] }>,
): ComponentType<NoticesProps> {
  return optionalPart(async () => {
    const [{ Notices }, texts] = await Promise.all([import('./notices.tsx'), loadTexts()]);
    const words = { locale, messages: withBrand({ deployment: texts.default }) };
    return {
      default: (props) => (
        <MessageParts words={words}>
          <Notices {...props} />
        </MessageParts>
      ),
    };
  });
}

/**
 * Notices that appear after the page has loaded: missing configuration, and the question whether visits may be counted.
 * Counts the visit if the visitor agreed.
 */
export function DeploymentOutlet() {
  const Notices = notices[useLanguage()];
  const deployment = useDeployment();
  const allowed = useCountingPermission();
  // Visits of a shared page aren't counted.
  const permission = /\/shared\/?$/.test(useLocation().pathname) ? 'never' : allowed;
  const target = permission === 'granted' ? deployment?.analytics : null;
  useEffect(() => {
    if (target === null || target === undefined) return;
    return countVisits({ ...target, origin: location.origin });
  }, [target]);
  if (deployment === null) return null;
  if (permission !== 'ask' && deployment.missing.length === 0) return null;
  return <Notices deployment={deployment} asks={permission === 'ask'} />;
}

/**
 * Starts counting visits: loads the library, which other pages don't include, and connects it.
 * @returns a function that stops counting
 */
function countVisits(options: PostHogSinkOptions): () => void {
  let ended = false;
  let close: (() => void) | null = null;
  void import('./posthog-sink.ts').then(
    ({ createPostHogSink }) => {
      if (ended) return;
      const sink = createPostHogSink(options);
      close = () => sink.close();
      connectAnalytics(sink);
    },
    // If the library can't be loaded, the visit just isn't counted.
    () => undefined,
  );
  return () => {
    ended = true;
    connectAnalytics(null);
    close?.();
  };
}
