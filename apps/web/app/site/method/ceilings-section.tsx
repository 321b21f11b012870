import { useTranslations } from 'use-intl';

import type { MethodData } from './method-data.ts';

export function CeilingsSection({ weights }: Pick<MethodData, 'weights'>) {
  const t = useTranslations('method.ceilings');
  const { combustibleRoof, fuelAtTheWall } = weights.ceilings;
  return (
    <div className="flex max-w-[68ch] flex-col gap-4">
      <p>{t('lead')}</p>
      <ul className="flex list-disc flex-col gap-2 pl-5 marker:text-line-strong">
        <li>{t('combustible_roof', { limit: combustibleRoof })}</li>
        <li>
          {t('fuel_at_the_wall', {
            from: fuelAtTheWall.fromPoints,
            to: fuelAtTheWall.toPoints,
            limit: 100 - fuelAtTheWall.drop,
          })}
        </li>
      </ul>
    </div>
  );
}
