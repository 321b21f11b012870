import { useTranslations } from 'use-intl';

import { Disclosure } from '../../ui/disclosure.tsx';

/** What California gives owners toward their insurers. */
const rights = ['score', 'discount', 'appeal', 'rescore', 'notice', 'moratorium'] as const;

/** What an insurer owes to an owner in California. */
export function InsurersDuties() {
  const t = useTranslations('letter.rights');
  return (
    <Disclosure
      className="print:hidden"
      summary={<h2 className="font-serif text-title-3">{t('title')}</h2>}
    >
      <p className="mt-2 max-w-[76ch]">{t('lead')}</p>
      <ul className="mt-2 flex max-w-[76ch] list-disc flex-col gap-2 pl-5 marker:text-line-strong">
        {rights.map((right) => (
          <li key={right}>{t(right)}</li>
        ))}
      </ul>
    </Disclosure>
  );
}
