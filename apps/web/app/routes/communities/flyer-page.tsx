import type { CoordinatedCommunity } from '@dss/domain';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';

import { useAccount } from '../../entities/account/index.ts';
import { useCommunity } from '../../entities/community/index.ts';
import { appHead, pageTitle, privateHead } from '../../lib/head/index.ts';
import { usePaths } from '../../lib/paths.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { LabeledField, TextAreaField } from '../../ui/fields.tsx';
import { PrintButton } from '../../ui/print-button.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { RingsMark } from '../../ui/rings-mark.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { CoordinatorFrame } from './coordinator-frame.tsx';
import { mostAddressed, readAddresses } from './read-addresses.ts';

export const meta = appHead(({ messages }) => privateHead(pageTitle(messages.communities.title)));

/** Sheets for doors and notice boards, one for all or one for each address: what the neighborhood is, and its code to scan. */
export default function FlyerPage() {
  const t = useTranslations('communities.flyer');
  const paths = usePaths();
  const { communityId = '' } = useParams();
  const query = useCommunity(communityId);
  // Never sent: a home is there for us only once its owner makes it.
  const [typed, setTyped] = useState('');
  const addresses = readAddresses(typed);
  return (
    <CoordinatorFrame query={query}>
      {(community) => (
        <div className="page-width flex flex-1 flex-col gap-6 py-6 print:gap-0 print:py-0">
          <div className="flex flex-wrap items-center justify-between gap-x-6 text-caption print:hidden">
            <TextLink to={paths.community(community.id)}>{t('back')}</TextLink>
            <PrintButton label={t('print')} />
          </div>
          <Addressing typed={typed} count={addresses.length} onType={setTyped} />
          {addresses.length === 0 ? (
            <Flyer community={community} address={null} />
          ) : (
            addresses
              .slice(0, mostAddressed)
              .map((address) => <Flyer key={address} community={community} address={address} />)
          )}
        </div>
      )}
    </CoordinatorFrame>
  );
}

/** One flyer for each address, such as forty of a list. */
function Addressing({
  typed,
  count,
  onType,
}: {
  typed: string;
  count: number;
  onType: (text: string) => void;
}) {
  const t = useTranslations('communities.flyer');
  return (
    <Disclosure
      summary={t('address')}
      summaryClassName="font-strong text-forest"
      className="w-full max-w-2xl self-center print:hidden"
    >
      <div className="flex flex-col gap-4 py-3">
        <p className="text-caption text-ink-soft">{t('addressText')}</p>
        <TextAreaField
          label={t('addresses')}
          value={typed}
          rows={5}
          onChange={({ target }) => onType(target.value)}
        />
        <LabeledField label={t('file')}>
          {(labeled) => (
            <input
              {...labeled}
              type="file"
              accept=".csv,.txt,text/csv,text/plain"
              onChange={({ target }) => void target.files?.[0]?.text().then(onType)}
            />
          )}
        </LabeledField>
        <p role="status">
          {t(count > mostAddressed ? 'tooMany' : 'count', { count, most: mostAddressed })}
        </p>
      </div>
    </Disclosure>
  );
}

function Flyer({
  community: { name, streets, invitation_url: url },
  address,
}: {
  community: CoordinatedCommunity;
  address: string | null;
}) {
  const t = useTranslations('communities.flyer');
  const format = useFormatter();
  const { data: account } = useAccount();
  return (
    <article className="hairline flex w-full max-w-2xl break-inside-avoid flex-col gap-6 self-center rounded-card bg-paper-raised p-6 sm:p-12 print:max-w-none print:break-after-page print:border-0 print:p-0">
      <RingsMark className="size-20 text-forest" />
      <p className="text-ink-soft wrap-anywhere">
        {address === null
          ? t('to', { streets: format.list(streets) })
          : t('toAddress', { address })}
      </p>
      <h1 className="font-serif text-title-1">{t('headline')}</h1>
      <p className="text-lead wrap-anywhere">
        {account ? t('text', { coordinator: account.name, name }) : t('textUnnamed', { name })}
      </p>
      <div className="flex flex-col gap-3">
        <p className="font-strong">{t('scan')}</p>
        <QrCode text={url} label={t('code')} />
        <p className="text-caption">{t('type')}</p>
        <p className="text-caption font-strong wrap-anywhere">{url}</p>
      </div>
      <p className="border-t border-line pt-4 text-caption text-ink-soft">{t('private')}</p>
    </article>
  );
}
