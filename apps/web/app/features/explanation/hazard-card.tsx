import { stepIdOf, type ExplanationAction, type HazardRow } from '@dss/domain';
import { useFormatter, useTranslations } from 'use-intl';

import { evidenceOf } from '../../entities/evidence/evidence-item.ts';
import { MarkedThumbnail } from '../../entities/evidence/marked-photo.tsx';
import { HazardDrawing } from '../../entities/hazard/drawings/hazard-drawing.tsx';
import { canDispute, evidenceToDispute } from '../../entities/answers/dispute-evidence.ts';
import { useDescriptions } from '../../entities/hazard/texts/descriptions-provider.tsx';
import { useWorkText } from '../../entities/hazard/texts/work-text.ts';
import { markDoneFragment } from '../../entities/plan/done-actions.ts';
import { usePaths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { DisputeButton } from './disputes/dispute-outlet.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { useLossText, useSideText, useToldText } from './finding-words.ts';
import { disagreementAbout, hazardRowsOf } from '../../entities/score/ledger.ts';
import { useGainText } from '../../entities/score/use-gain-text.ts';
import { HazardDetails, type HazardShown } from './hazard-details.tsx';
import { PinMark } from '../../entities/house-plan/pin-mark.tsx';
import { useIsChosen, usePointsAt } from '../../entities/house-plan/chosen-hazards.tsx';
import { hazardCardId } from './show-hazard-card.ts';

/**
 * One hazard. Collapsed: its photo or else its drawing, what and where it is, what it costs and the first step. Expanded: everything about
 * it.
 */
export function HazardCard(props: HazardShown & { number: number }) {
  const { propertyId, row, number, photos, loaded, explanation, onDispute } = props;
  const card = useTranslations('explanation.hazards');
  const paths = usePaths();
  const workText = useWorkText();
  const gainText = useGainText();
  const format = useFormatter();
  const action = explanation.actions.in_order.find(({ hazard_types: types }) =>
    types.includes(row.hazard_type),
  );
  // Without a score there is nothing that it would raise.
  const gain =
    action === undefined || !explanation.enough_seen ? null : gainText(action, explanation);
  // One job removes these, too, and its gain is that of all of them.
  const sharing = numbersBeside(row, action, explanation);
  const t = useTranslations('explanation.disagreement');
  const disagreement = disagreementAbout(explanation.disagreements, row);
  const lossText = useLossText();
  const sideText = useSideText();
  const { title } = useDescriptions().hazard(row.hazard_type);
  const isChosen = useIsChosen([row.hazard_type]);
  const pointing = usePointsAt([row.hazard_type]);
  const [best] = evidenceOf(row, photos);
  const said = useToldText()(row).said;
  // An unknown side is mentioned only in the expanded card.
  const sides = row.sides
    .map(({ side }) => side)
    .filter((side) => side !== 'whole_house' && side !== 'unknown');
  return (
    <li id={hazardCardId(row)} className="hazard-card relative scroll-mt-4">
      <article
        {...pointing}
        className={classNames(
          'relative rounded-card border bg-paper-raised',
          isChosen ? 'border-ember' : 'border-line',
        )}
      >
        {/* Beside the summary, not inside it, because the photo is a button of its own. */}
        <div className="absolute top-3 left-3 w-22 sm:top-4 sm:left-4 sm:w-28 print:top-2 print:left-2">
          {best === undefined ? (
            <HazardDrawing id={row.hazard_type} className="w-full" />
          ) : (
            <MarkedThumbnail item={best} title={title} />
          )}
          <PinMark
            pin={{ number }}
            selected={isChosen}
            className="pointer-events-none absolute -top-2 -left-2 size-6"
          />
        </div>
        <Disclosure
          summaryClassName="min-h-22.5 gap-1! py-1.5 pr-2 pl-28 sm:min-h-29 sm:py-4 sm:pr-5 sm:pl-36 print:min-h-0 print:py-1 print:pl-32"
          chevronAtEnd
          summary={
            <hgroup className="flex min-w-0 flex-1 flex-col print:flex-row print:flex-wrap print:justify-between">
              <h5 className="text-[1rem] leading-tight font-strong wrap-anywhere sm:text-body">
                {title}
              </h5>
              <p className="flex flex-wrap gap-x-3 text-caption">
                <span
                  className={classNames(
                    'font-strong tabular-nums',
                    gain === null && row.points > 0 ? 'text-ember' : 'text-ink',
                  )}
                >
                  {gain === null
                    ? lossText(row.points)
                    : sharing.length === 0
                      ? gain
                      : card('gainWith', {
                          gain,
                          count: sharing.length,
                          numbers: format.list(sharing.map(String)),
                        })}
                </span>
                {disagreement?.photos === 'hazard' && (
                  <span className="font-strong text-caution">{t('short')}</span>
                )}
                {sides.length > 0 && (
                  // One side is the title of the group, which isn't printed.
                  <span
                    className={classNames(
                      'text-ink-soft',
                      sides.length === 1 && 'hidden print:inline',
                    )}
                  >
                    {sideText(sides, row.evidence)}
                  </span>
                )}
                {said !== null && <span className="text-ink-soft">{said}</span>}
              </p>
              <p className="flex min-h-[1.45em] flex-wrap gap-x-3 text-caption wrap-anywhere text-ink-soft print:hidden">
                <span>{loaded.guidance?.title}</span>
                {action !== undefined && <span>{workText(action).cost}</span>}
              </p>
            </hgroup>
          }
        >
          <HazardDetails {...props} title={title} />
        </Disclosure>
        {row.held_by === null && (
          <div className="flex flex-wrap gap-x-2 border-t border-line px-3 py-1 print:hidden">
            {row.removable && (
              <ButtonLink
                size="small"
                tone="quiet"
                className="px-2!"
                aria-label={card('fixedOf', { title })}
                to={`${paths.plan(propertyId)}#${markDoneFragment(stepIdOf(row.hazard_type))}`}
              >
                {card('fixed')}
              </ButtonLink>
            )}
            <DisputeButton
              title={title}
              possible={canDispute(evidenceToDispute(row.evidence, photos))}
              onOpen={onDispute}
            />
          </div>
        )}
      </article>
    </li>
  );
}

/** The numbers of the other hazards that a job removes, as the list has them. */
function numbersBeside(
  { hazard_type: own }: HazardRow,
  action: ExplanationAction | undefined,
  { rows }: Pick<HazardShown['explanation'], 'rows'>,
): readonly number[] {
  return hazardRowsOf(rows).flatMap(({ hazard_type: type }, index) =>
    type !== own && action?.hazard_types.includes(type) === true ? index + 1 : [],
  );
}
