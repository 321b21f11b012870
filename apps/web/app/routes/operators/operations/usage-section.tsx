import { modelStoodIn, suggestedOllamaModel, type Operations } from '@dss/domain';

import { useDeployment } from '../../../entities/deployment/deployment.ts';
import { Notice } from '../../../ui/notice.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { figure } from './figures.ts';
import { HourChart } from './hour-chart.tsx';
import { FigureList, SectionCard } from './section-card.tsx';
import { words } from './words.ts';

const t = words.usage;

function endedText({ last_day: last, day_before: before }: Operations['ended']): string {
  const all = last.done + last.failed;
  const counts = t.ended(figure.whole(all), figure.whole(before.done + before.failed));
  if (last.failed === 0) return counts;
  return `${counts}, ${t.failed(figure.whole(last.failed), figure.percent(last.failed / all))}`;
}

/** What was analyzed in the last 24 hours, by whom, and what it cost. */
export function UsageSection({
  hours,
  ended,
  model,
  observation_cache: cache,
  recent_analyses: recent,
}: Pick<Operations, 'hours' | 'ended' | 'model' | 'observation_cache' | 'recent_analyses'>) {
  const lacksModel = useDeployment()?.lacks_local_model === true;
  const stoodIn = modelStoodIn({ model, recent_analyses: recent });
  const cost = figure.usd(model.month_cost_usd);
  return (
    <SectionCard
      title={t.title}
      lead={t.lead}
      brief={{
        text: `${endedText(ended)}, ${t.costs(cost)}`,
        needsLook: stoodIn || model.budget_reached,
      }}
    >
      <FigureList
        figures={[
          [t.provider, `${model.provider} · ${model.model_name}`],
          [
            t.month(figure.day(model.month_since)),
            model.budget_usd === null
              ? t.noBudget(cost)
              : t.ofBudget(cost, figure.usd(model.budget_usd)),
          ],
          [
            t.cache,
            cache.photos === 0
              ? t.cacheNone
              : t.cacheRate(
                  figure.percent(cache.known / cache.photos),
                  figure.whole(cache.known),
                  figure.whole(cache.photos),
                ),
          ],
        ]}
      />
      {model.budget_usd !== null && model.budget_usd > 0 && (
        <ProgressBar
          label={t.budget}
          percent={(100 * model.month_cost_usd) / model.budget_usd}
          className="mt-4"
        />
      )}
      {stoodIn && (
        <Notice tone="caution" className="mt-4">
          <span>{t.stoodIn(model.provider)}</span>{' '}
          <TextLink to="/dev/supabase-health">{t.stoodInLink}</TextLink>
          <span>.</span>
        </Notice>
      )}
      {lacksModel && <Notice className="mt-4">{t.lacksModel(suggestedOllamaModel)}</Notice>}
      {model.budget_reached && (
        <Notice tone="caution" className="mt-4">
          {t.reached}
        </Notice>
      )}
      <div className="mt-6 grid gap-8 lg:grid-cols-3">
        <HourChart
          title={t.perHour}
          format={figure.whole}
          detailTitle={t.byProvider}
          values={hours.map(({ hour, analyses }) => ({
            hour,
            value: analyses.reduce((sum, { count }) => sum + count, 0),
            detail: analyses.map(({ provider, count }) => `${provider} ${count}`).join(', '),
          }))}
        />
        <HourChart
          title={t.tokens}
          format={figure.short}
          detailTitle={`${t.input} / ${t.output}`}
          values={hours.map(({ hour, input_tokens: input, output_tokens: output }) => ({
            hour,
            value: input + output,
            detail: `${figure.whole(input)} / ${figure.whole(output)}`,
          }))}
        />
        <HourChart
          title={t.cost}
          format={figure.usd}
          values={hours.map(({ hour, cost_usd: value }) => ({ hour, value }))}
        />
      </div>
    </SectionCard>
  );
}
