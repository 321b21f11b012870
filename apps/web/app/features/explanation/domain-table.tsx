import type { ScoreExplanation } from '@dss/domain';
import { useFormatter, useTranslations } from 'use-intl';

import { useDescriptions } from '../../entities/hazard/texts/descriptions-provider.tsx';
import { addPoints } from '../../entities/score/ledger.ts';
import { usePointsText } from './finding-words.ts';

const cell = 'py-2 pl-2 @max-[22rem]:pl-1 sm:pl-3 text-right tabular-nums';

/** On the narrowest screens, and with large text, five columns don't fit, so the figures go below the name of their part. */
const part = '@max-[22rem]:block';
const row = '@max-[22rem]:grid @max-[22rem]:grid-cols-4';
const partName = 'py-2 text-left @max-[22rem]:col-span-4 @max-[22rem]:pb-0';

/** The points of each part of the home, to the hundredth. */
export function DomainTable({ domains }: { domains: ScoreExplanation['domains'] }) {
  const t = useTranslations('explanation.domains');
  const ledger = useTranslations('explanation.ledger');
  const format = useFormatter();
  const points = usePointsText();
  const descriptions = useDescriptions();
  const total = (key: 'cap' | 'lost' | 'not_seen' | 'kept') =>
    addPoints(domains.map((domain) => domain[key]));
  return (
    <div className="@container">
      <table className={`w-full text-caption ${part}`}>
        <caption className="sr-only">{t('tableCaption')}</caption>
        <thead className={`text-ink-soft ${part}`}>
          <tr className={`border-b border-line-strong align-bottom @max-[22rem]:items-end ${row}`}>
            <th scope="col" className={`${partName} font-strong`}>
              {t('part')}
            </th>
            <th scope="col" className={`${cell} font-strong wrap-anywhere`}>
              {t('possible')}
            </th>
            <th scope="col" className={`${cell} font-strong wrap-anywhere`}>
              {t('lost')}
            </th>
            <th scope="col" className={`${cell} font-strong wrap-anywhere`}>
              {ledger('notSeen')}
            </th>
            <th scope="col" className={`${cell} font-strong wrap-anywhere`}>
              {t('kept')}
            </th>
          </tr>
        </thead>
        <tbody className={part}>
          {domains.map(({ domain, cap, lost, not_seen: notSeen, kept }) => (
            <tr key={domain} className={`border-b border-line ${row}`}>
              <th scope="row" className={`${partName} font-regular`}>
                {descriptions.domains[domain].title}
              </th>
              <td className={cell}>{format.number(cap)}</td>
              <td className={cell}>{points(lost)}</td>
              <td className={cell}>{points(notSeen)}</td>
              <td className={cell}>{points(kept)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot className={`font-strong ${part}`}>
          <tr className={row}>
            <th scope="row" className={partName}>
              {t('all')}
            </th>
            <td className={cell}>{format.number(total('cap'))}</td>
            <td className={cell}>{points(total('lost'))}</td>
            <td className={cell}>{points(total('not_seen'))}</td>
            <td className={cell}>{points(total('kept'))}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
