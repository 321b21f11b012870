import { cameraStances, sideFromHeading, type CameraStance, type Direction } from '@dss/domain';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';

import { ChoiceGroup } from '../../../ui/choice-group.tsx';

/** A compass heading alone isn't enough: the owner says how the camera was held, which determines the side. */
export function HeadingQuestion({
  heading,
  onAnswer,
}: {
  /** Direction in which the camera looked, in degrees clockwise from north. */
  heading: number;
  onAnswer: (side: Direction | null) => void;
}) {
  const t = useTranslations('map.heading');
  const format = useFormatter();
  const [stance, setStance] = useState<CameraStance | null>(null);
  return (
    <ChoiceGroup
      legend={t('question')}
      legendClassName="font-strong"
      hint={t('hint', { degrees: format.number(Math.round(heading)) })}
      options={cameraStances.map((value) => ({ value, label: t(value) }))}
      value={stance}
      onChoose={(value) => {
        setStance(value);
        onAnswer(sideFromHeading(heading, value));
      }}
    />
  );
}
