import type { CoordinatedCommunity } from '@dss/domain';
import { useDeferredValue, useMemo, useState } from 'react';
import { useParams } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';

import { useAccount } from '../../entities/account/account.ts';
import { useCommunity } from '../../entities/community/communities.ts';
import { appHead } from '../../lib/head/page-texts.ts';
import { pageTitle, privateHead } from '../../lib/head/page-head.ts';
import { usePaths } from '../../lib/paths.ts';
import { PrintButton } from '../../ui/print-button.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { RingsMark } from '../../ui/rings-mark.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { Addressing, type Size } from './addressing.tsx';
import { CoordinatorFrame } from './coordinator-frame.tsx';
import { readAddresses } from './read-addresses.ts';

export const meta = appHead(({ messages }) => privateHead(pageTitle(messages.communities.title)));

/** How many are on the page at once, which a browser still prints without a wait. */
const mostAtOnce = 500;

/** Sheets for doors and notice boards, one for all or one for each address: what the neighborhood is, and its code to scan. */
export default function FlyerPage() {
  const t = useTranslations('communities.flyer');
  const paths = usePaths();
  const { communityId = '' } = useParams();
  const query = useCommunity(communityId);
  // Never sent: a home is there for us only once its owner makes it.
  const [typed, setTyped] = useState('');
  const later = useDeferredValue(typed);
  const read = useMemo(() => readAddresses(later), [later]);
  const [size, setSize] = useState<Size>('card');
  const [part, setPart] = useState(0);
  const parts = Math.max(1, Math.ceil(read.addresses.length / mostAtOnce));
  const first = Math.min(part, parts - 1) * mostAtOnce;
  const addresses = read.addresses.slice(first, first + mostAtOnce);
  return (
    <CoordinatorFrame query={query}>
      {(community) => (
        <div
          data-prints-alone
          className="page-width flex flex-1 flex-col gap-6 py-6 print:block print:py-0"
        >
          <div className="flex flex-col gap-1 print:hidden">
            <div className="flex flex-wrap items-center justify-between gap-x-6 text-caption">
              <TextLink to={paths.community(community.id)}>{t('back')}</TextLink>
              <PrintButton label={t('print')} />
            </div>
            <h1 className="font-serif text-title-1 wrap-anywhere">
              {t('title', { name: community.name })}
            </h1>
          </div>
          <Addressing
            typed={typed}
            onType={setTyped}
            read={read}
            size={size}
            onSize={setSize}
            parts={Array.from({ length: parts }, (_, at) => ({
              first: at * mostAtOnce + 1,
              last: Math.min((at + 1) * mostAtOnce, read.addresses.length),
            }))}
            part={first / mostAtOnce}
            onPart={setPart}
          />
          {addresses.length === 0 ? (
            <Flyer community={community} address={null} />
          ) : size === 'sheet' ? (
            addresses.map((address) => (
              <Flyer key={address} community={community} address={address} />
            ))
          ) : (
            fours(addresses).map((four) => (
              <div
                key={four[0]}
                className="grid w-full max-w-4xl gap-6 self-center sm:grid-cols-2 print:max-w-none print:break-after-page print:grid-cols-2 print:gap-0"
              >
                {four.map((address) => (
                  <DoorCard key={address} community={community} address={address} />
                ))}
              </div>
            ))
          )}
        </div>
      )}
    </CoordinatorFrame>
  );
}

function fours(addresses: readonly string[]): readonly (readonly string[])[] {
  return Array.from({ length: Math.ceil(addresses.length / 4) }, (_, at) =>
    addresses.slice(4 * at, 4 * at + 4),
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
      <h2 className="font-serif text-title-1">{t('headline')}</h2>
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

/** A quarter of a sheet, to cut out along its edge. */
function DoorCard({
  community: { name, invitation_url: url },
  address,
}: {
  community: CoordinatedCommunity;
  address: string;
}) {
  const t = useTranslations('communities.flyer');
  const { data: account } = useAccount();
  return (
    <article className="flex min-w-0 break-inside-avoid flex-col gap-3 rounded-card border border-dashed border-line-strong bg-paper-raised p-5 print:min-h-[124mm] print:rounded-none print:p-[7mm]">
      <p className="text-caption text-ink-soft wrap-anywhere">{t('toAddress', { address })}</p>
      <h2 className="font-serif text-title-3">{t('headline')}</h2>
      <p className="text-caption wrap-anywhere">
        {account ? t('text', { coordinator: account.name, name }) : t('textUnnamed', { name })}
      </p>
      <div className="flex items-center gap-4">
        <QrCode text={url} label={t('code')} small />
        <div className="flex min-w-0 flex-col gap-2 text-caption">
          <p className="font-strong">{t('scan')}</p>
          <p>{t('type')}</p>
          <p className="font-strong wrap-anywhere">{url}</p>
        </div>
      </div>
      <p className="border-t border-line pt-3 text-caption text-ink-soft">{t('private')}</p>
    </article>
  );
}
