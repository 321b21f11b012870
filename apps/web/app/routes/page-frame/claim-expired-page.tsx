import { useTranslations } from 'use-intl';

import { shellHead } from '../../lib/head/page-texts.ts';
import { pageTitle, privateHead } from '../../lib/head/page-head.ts';
import { NothingHere } from '../../lib/message-pages/nothing-here.tsx';
import { PlainFrame } from './plain-frame.tsx';

export const meta = shellHead(({ messages }) =>
  privateHead(pageTitle(messages.shell.claimExpired.pageTitle)),
);

export { withoutScripts as handle } from './without-scripts.ts';

/** A claim link that no longer works. */
export default function ClaimExpiredPage() {
  const t = useTranslations('shell.claimExpired');
  return (
    <PlainFrame>
      <NothingHere title={t('title')} text={t('explanation')} home={t('home')} />
    </PlainFrame>
  );
}
