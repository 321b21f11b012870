import { isNotTaken, type Operations } from '@dss/domain';

import { Notice } from '../../../ui/notice.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { figure } from './figures.ts';
import { RecordTable } from './record-table.tsx';
import { ReviewStatus } from './review-status.tsx';
import { FigureList, SectionCard } from './section-card.tsx';
import { WorkButtons } from './work-buttons.tsx';
import { words } from './words.ts';

/** The queue: how much waits, for how long, and each job. */
export function QueueSection({ queue, jobs }: Pick<Operations, 'queue' | 'jobs'>) {
  const t = words.queue;
  const notTaken = isNotTaken(queue);
  return (
    <SectionCard
      title={t.title}
      brief={{
        text: t.brief(
          figure.whole(queue.ready + queue.waiting),
          figure.whole(queue.running),
          figure.whole(queue.failed),
        ),
        needsLook: queue.failed > 0 || notTaken,
      }}
    >
      <FigureList
        figures={[
          [t.ready, figure.whole(queue.ready)],
          [t.waiting, figure.whole(queue.waiting)],
          [t.running, figure.whole(queue.running)],
          [t.failed, figure.whole(queue.failed)],
          [t.oldest, queue.ready === 0 ? words.none : figure.seconds(queue.oldest_ready_seconds)],
        ]}
      />
      {notTaken && (
        <Notice tone="caution" className="mt-4">
          <span>{t.notTaken}</span> <TextLink to="/dev/supabase-health">{t.notTakenLink}</TextLink>
          <span>.</span>
        </Notice>
      )}
      <div className="mt-4">
        <RecordTable
          label={t.title}
          empty={t.empty}
          rows={jobs.map((job) => ({
            key: job.id,
            cells: [
              [t.job, `${job.name} ${job.id}`],
              [t.state, t.states[job.state]],
              [t.since, figure.moment(job.created_at)],
              [t.next, job.state === 'failed' ? words.none : figure.moment(job.run_at)],
              [t.attemptsSince, toldElsewhere(job) ?? figure.whole(job.attempts)],
              [t.failure, toldElsewhere(job) ?? job.failure ?? words.none],
              [
                words.actions.work,
                job.state === 'running' ? (
                  words.none
                ) : (
                  <WorkButtons
                    key="work"
                    kind="jobs"
                    id={job.id}
                    name={`${job.name} ${job.id}`}
                    actions={job.state === 'ready' ? ['discard'] : ['retry', 'discard']}
                  />
                ),
              ],
            ],
          }))}
        />
      </div>
    </SectionCard>
  );
}

const sectionsOfJobs: ReadonlyMap<string, string> = new Map([
  ['send_mail', words.deliveries.mails],
  ['send_lead', words.deliveries.leads],
  ['send_score', words.deliveries.scores],
  ['send_notification', words.deliveries.notifications],
]);

/**
 * Where a job's attempts and failures are told instead: a delivery that failed is queued anew for each attempt, so that its job knows
 * of none. Null if the job itself tells.
 */
function toldElsewhere({ name, failure }: Operations['jobs'][number]): string | null {
  if (failure !== null) return null;
  const section = sectionsOfJobs.get(name);
  return section === undefined ? null : words.queue.elsewhere(section);
}

/** The newest analyses. */
export function RecentSection({
  recent_analyses: analyses,
  counts,
}: Pick<Operations, 'recent_analyses' | 'counts'>) {
  const t = words.recent;
  const [newest] = analyses;
  return (
    <SectionCard
      title={t.title}
      brief={{
        text: newest === undefined ? words.none : t.brief(figure.moment(newest.created_at)),
      }}
    >
      <RecordTable
        label={t.title}
        empty={t.empty}
        rows={analyses.map((analysis) => ({
          key: analysis.id,
          cells: [
            [t.score, figure.whole(analysis.dss_score)],
            [t.hazards, figure.whole(analysis.hazard_count)],
            [t.made, figure.moment(analysis.created_at)],
            [t.model, analysis.model_name],
            [t.schema, analysis.schema_version],
            // Not a link: the page opens for its owner alone.
            [t.property, analysis.property_id],
          ],
        }))}
      />
      <p className="mt-4 text-caption text-ink-soft">
        {t.all(figure.whole(counts.hazards), figure.whole(counts.guidance))}
      </p>
    </SectionCard>
  );
}

export function FailedAnalysesSection({ failed }: { failed: Operations['failed_analyses'] }) {
  const t = words.failed;
  return (
    <SectionCard
      title={t.title}
      lead={t.lead}
      brief={{ text: figure.whole(failed.length), needsLook: failed.length > 0 }}
    >
      <RecordTable
        label={t.title}
        empty={t.empty}
        rows={failed.map((each) => ({
          key: each.job_id,
          cells: [
            [words.recent.property, each.property_id],
            [t.error, each.error_code ?? words.none],
            [t.when, figure.moment(each.at)],
            [words.queue.attempts, figure.whole(each.attempts)],
            [
              words.actions.work,
              <WorkButtons
                key="work"
                kind="failed-analyses"
                id={each.job_id}
                name={`analysis of ${each.property_id}`}
                actions={['retry', 'discard']}
              />,
            ],
          ],
        }))}
      />
    </SectionCard>
  );
}

/** Mail, leads, scores or notifications that haven't arrived. */
export function DeliveriesSection({
  kind,
  deliveries,
}: {
  kind: 'mails' | 'leads' | 'scores' | 'notifications';
  /** All but mails have one shape. */
  deliveries: Operations['mails'] | Operations['leads'];
}) {
  const t = words.deliveries;
  const { configured, waiting, failed } = deliveries;
  const list: readonly Operations[typeof kind]['list'][number][] = deliveries.list;
  const counts = t.counts(figure.whole(waiting), figure.whole(failed));
  const needsLook = failed > 0 || list.some(({ failure }) => failure !== null);
  const nameOf = (each: (typeof list)[number]) =>
    'template' in each ? each.template : t.one[kind];
  return (
    <SectionCard
      title={t[kind]}
      brief={{ text: configured ? counts : `${t.off}, ${counts}`, needsLook }}
    >
      {!configured && <Notice className="mb-4">{t.nobody[kind]}</Notice>}
      <p className={needsLook ? 'font-strong tabular-nums text-ember' : 'tabular-nums'}>{counts}</p>
      <div className="mt-4">
        <RecordTable
          label={t[kind]}
          empty={t.empty}
          rows={list.map((each) => ({
            key: each.id,
            cells: [
              [t.what, nameOf(each)],
              [t.state, each.failed ? t.failed : t.waiting],
              [words.queue.since, figure.moment(each.created_at)],
              [words.queue.attempts, figure.whole(each.attempts)],
              [words.queue.failure, each.failure ?? words.none],
              [
                words.actions.work,
                each.sendable ? (
                  <WorkButtons
                    key="work"
                    kind={kind}
                    id={each.id}
                    name={`${nameOf(each)} ${each.id}`}
                    actions={['retry']}
                  />
                ) : (
                  t.forgotten
                ),
              ],
            ],
          }))}
        />
      </div>
    </SectionCard>
  );
}

export function SlowCallsSection({ calls }: { calls: Operations['slow_calls'] }) {
  const t = words.slow;
  const tookOf = (ms: number) => figure.seconds(ms / 1000);
  return (
    <SectionCard
      title={t.title}
      lead={t.lead}
      brief={{ text: calls[0] === undefined ? words.none : t.brief(tookOf(calls[0].duration_ms)) }}
    >
      <RecordTable
        label={t.title}
        empty={t.empty}
        rows={calls.map((call) => ({
          key: `${call.at} ${call.request_id ?? ''} ${call.route}`,
          cells: [
            [t.call, `${call.method} ${call.route}`],
            [t.took, tookOf(call.duration_ms)],
            [t.when, figure.moment(call.at)],
            [t.request, call.request_id ?? words.none],
          ],
        }))}
      />
    </SectionCard>
  );
}

/** The newest errors; equal ones are one line, however many there were. */
export function ErrorsSection({ errors }: { errors: Operations['errors'] }) {
  const t = words.errors;
  return (
    <SectionCard
      title={t.title}
      lead={t.lead}
      brief={{
        text: errors[0] === undefined ? words.none : t.brief(figure.moment(errors[0].at)),
        needsLook: errors.length > 0,
      }}
    >
      <RecordTable
        label={t.title}
        empty={t.empty}
        rows={errors.map((each) => ({
          key: `${each.method} ${each.route} ${each.status} ${each.error}`,
          cells: [
            [words.slow.call, `${each.method} ${each.route}`],
            [
              t.error,
              // Codes are short enough to stay whole.
              <span key="error" className="wrap-break-word">
                {[each.error, each.status].filter((part) => part !== null).join(' · ')}
              </span>,
            ],
            [
              t.times,
              each.count === 1
                ? t.once
                : t.since(figure.whole(each.count), figure.moment(each.first_at)),
            ],
            [t.last, figure.moment(each.at)],
            [t.request, each.request_id ?? words.none],
          ],
        }))}
      />
    </SectionCard>
  );
}

export function ReviewsSection({
  reviews,
  hasMailServer,
}: {
  reviews: Operations['reviews'];
  hasMailServer: boolean;
}) {
  const t = words.reviews;
  return (
    <SectionCard
      title={t.title}
      {...(reviews.length > 0 && { lead: hasMailServer ? t.sending : t.notSending })}
      brief={{
        text: figure.whole(reviews.length),
        needsLook: reviews.some(({ status }) => status === 'failed'),
      }}
    >
      <RecordTable
        label={t.title}
        empty={t.empty}
        rows={reviews.map((review) => ({
          key: review.id,
          cells: [
            [t.id, review.id],
            [t.asked, figure.moment(review.created_at)],
            [t.state, <ReviewStatus key="status" review={review} hasMailServer={hasMailServer} />],
          ],
        }))}
      />
    </SectionCard>
  );
}

export function StorageSection({
  storage,
  backups,
  needsLook,
}: Pick<Operations, 'storage' | 'backups'> & { needsLook: boolean }) {
  const t = words.storage;
  const photos = t.photosValue(figure.whole(storage.photos), figure.bytes(storage.photo_bytes));
  const newestBackup: readonly [string, string][] =
    backups === null
      ? []
      : [[t.backup, backups.newest_at === null ? t.noBackup : figure.moment(backups.newest_at)]];
  return (
    <SectionCard
      title={t.title}
      lead={storage.in_bucket ? t.bucket : t.disk}
      brief={{ text: t.brief(figure.bytes(storage.free_bytes), newestBackup[0]?.[1]), needsLook }}
    >
      <FigureList
        figures={[
          [t.photos, photos],
          [t.aerial, figure.bytes(storage.aerial_bytes)],
          [t.database, figure.bytes(storage.database_bytes)],
          [t.free, figure.bytes(storage.free_bytes)],
          ...newestBackup,
        ]}
      />
    </SectionCard>
  );
}
