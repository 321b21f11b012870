import { renderToStaticMarkup } from 'react-dom/server';
import { useTranslations } from 'use-intl';

import { HousePlanDrawing } from '../../../entities/house-plan/house-plan.tsx';
import { PlanKey } from '../../../entities/house-plan/plan-key.tsx';
import { MessageParts } from '../../../lib/messages/message-parts.tsx';
import type { Words } from '../../../lib/messages/messages.ts';
import type { ExampleHome } from './example-home.ts';

type ExamplePlanProps = Pick<ExampleHome, 'plan' | 'hazards'>;

/** The example home from above, as results draw one, and what its pins are. As HTML, so that no script of the page has to draw it. */
export function examplePlan(words: Words<'home' | 'housePlan'>, example: ExamplePlanProps): string {
  return renderToStaticMarkup(
    <MessageParts words={words}>
      <ExamplePlan {...example} />
    </MessageParts>,
  );
}

function ExamplePlan({ plan, hazards }: ExamplePlanProps) {
  const t = useTranslations('home.plan');
  const titleOf = (type: string) => hazards.find((one) => one.type === type)?.title ?? '';
  return (
    <>
      <HousePlanDrawing plan={plan} titleOf={titleOf} label={t('title')} />
      <PlanKey plan={plan} titleOf={titleOf} />
    </>
  );
}
