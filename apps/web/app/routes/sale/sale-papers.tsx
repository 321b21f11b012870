import type { OwnHomeRole, SaleLists } from '@dss/domain';
import { useTranslations } from 'use-intl';

import { useSaleLists } from '../../entities/home-people/home-sale.ts';
import { PacketButton } from '../../features/reports/report-button.tsx';
import { LoadFailed } from '../../lib/message-pages/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SaleList } from './sale-list.tsx';

interface SalePapersProps {
  role: OwnHomeRole;
  /** Of the home, by which the packet's file is named. */
  address: string;
}

/** For an agent or a buyer who gets the papers of the sale: its lists point by point, and the packet. Others read whose they are to give. */
export function SalePapers({ role, address }: SalePapersProps) {
  const t = useTranslations('sale.papers');
  if (role.sees_papers !== true) {
    return <p className="max-w-[68ch] text-caption text-ink-soft">{t('notGiven')}</p>;
  }
  return <Given roleId={role.id} address={address} />;
}

function Given({ roleId, address }: { roleId: string; address: string }) {
  const t = useTranslations('sale.papers');
  const { data, error, refetch } = useSaleLists(roleId);
  return (
    <section aria-labelledby="sale-papers" className="flex flex-col gap-6">
      <div className="flex flex-col gap-2">
        <h2 id="sale-papers" className="font-serif text-title-2">
          {t('title')}
        </h2>
        <p className="max-w-[68ch] text-ink-soft">{t('lead')}</p>
      </div>
      {data !== undefined && data.lists !== null && (
        <div className="flex flex-col items-start gap-2">
          <p className="max-w-[68ch] text-caption text-ink-soft">{t('packetText')}</p>
          <PacketButton of={{ roleId }} address={address} />
        </div>
      )}
      {data !== undefined ? (
        <Lists lists={data.lists} />
      ) : error === null ? (
        <div role="status" aria-label={t('loading')}>
          <Skeleton className="h-64 w-full" />
        </div>
      ) : (
        <LoadFailed title={t('loadFailed')} queries={[{ error, refetch }]} />
      )}
    </section>
  );
}

function Lists({ lists }: Pick<SaleLists, 'lists'>) {
  const t = useTranslations('sale.papers');
  if (lists === null) return <p>{t('noResult')}</p>;
  if (lists.length === 0) return <p className="max-w-[68ch]">{t('noLists')}</p>;
  return lists.map(({ list, points }) => (
    <SaleList
      key={list}
      list={list}
      points={points.map(({ hazard_type: hazardType, state, done }) => ({
        hazardType,
        state,
        done: done && { basis: done.basis, doneOn: done.done_on },
      }))}
    />
  ));
}
