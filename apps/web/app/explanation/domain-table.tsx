import type { ScoreExplanation } from '@dss/domain';
import { useFormatter, useTranslations } from 'use-intl';

import { useKnowledge } from '../knowledge/index.ts';
import { Disclosure } from '../ui/disclosure.tsx';
import { addPoints } from './ledger.ts';
import { usePointsText } from './use-points-text.ts';

const cell = 'py-2 pl-2 sm:pl-3 text-right tabular-nums';

/** The bars' figures, for whoever reads figures better than bars. */
export function DomainTable({ domains }: { domains: ScoreExplanation['domains'] }) {
  const t = useTranslations('explanation.domains');
  const format = useFormatter();
  const points = usePointsText();
  const knowledge = useKnowledge();
  const total = (key: 'cap' | 'lost' | 'not_seen' | 'kept') =>
    addPoints(domains.map((domain) => domain[key]));
  return (
    <Disclosure
      summary={<span className="text-caption font-strong">{t('table')}</span>}
      className="border-t border-line"
    >
      <table className="mb-2 w-full text-caption">
        <caption className="sr-only">{t('tableCaption')}</caption>
        <thead className="text-ink-soft">
          <tr className="border-b border-line-strong align-bottom">
            <th scope="col" className="py-2 text-left font-strong">
              {t('part')}
            </th>
            <th scope="col" className={`${cell} font-strong`}>
              {t('possible')}
            </th>
            <th scope="col" className={`${cell} font-strong`}>
              {t('lost')}
            </th>
            <th scope="col" className={`${cell} font-strong`}>
              {t('notSeen')}
            </th>
            <th scope="col" className={`${cell} font-strong`}>
              {t('kept')}
            </th>
          </tr>
        </thead>
        <tbody>
          {domains.map(({ domain, cap, lost, not_seen: notSeen, kept }) => (
            <tr key={domain} className="border-b border-line">
              <th scope="row" className="py-2 text-left font-regular">
                {knowledge.domains[domain].title}
              </th>
              <td className={cell}>{format.number(cap)}</td>
              <td className={cell}>{points(lost)}</td>
              <td className={cell}>{points(notSeen)}</td>
              <td className={cell}>{points(kept)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot className="font-strong">
          <tr>
            <th scope="row" className="py-2 text-left">
              {t('all')}
            </th>
            <td className={cell}>{format.number(total('cap'))}</td>
            <td className={cell}>{points(total('lost'))}</td>
            <td className={cell}>{points(total('not_seen'))}</td>
            <td className={cell}>{points(total('kept'))}</td>
          </tr>
        </tfoot>
      </table>
    </Disclosure>
  );
}
