import { useTranslations } from 'use-intl';

import { sectionIds } from './section-ids.ts';

export function Contents() {
  const t = useTranslations('method');
  return (
    <nav aria-label={t('contents')} className="print:hidden">
      <ul className="flex flex-wrap gap-x-6">
        {sectionIds.map((id) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-10 items-center text-caption text-forest underline decoration-1 underline-offset-4"
            >
              {t(`sections.${id}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
