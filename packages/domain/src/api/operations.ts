import { z } from 'zod';
import { policyReviewStatusSchema } from './policy-review.ts';

const at = z.iso.datetime();
const whole = z.number().int();

/** A delivery that hasn't arrived: it waits for its next attempt, or was given up. */
const undeliveredSchema = z.object({
  id: z.uuid(),
  created_at: at,
  attempts: whole,
  failed: z.boolean(),
  /** Why the latest attempt failed. */
  failure: z.string().nullable(),
  /** Whether it can still be sent. */
  sendable: z.boolean(),
});

const deliveriesSchema = z.object({ waiting: whole, failed: whole });

/** Webhooks of one kind that no receiver has taken. */
export const webhookDeliveriesSchema = deliveriesSchema.extend({
  /** Whether there is a receiver. */
  configured: z.boolean(),
  list: z.array(undeliveredSchema),
});

/** A request or a job by what it was, without whom it was about. */
const notedCallSchema = z.object({
  at,
  request_id: z.string().nullable(),
  /** `JOB` for a job. */
  method: z.string(),
  /** The route with its parameters' names, or the job's name. */
  route: z.string(),
  status: whole.nullable(),
  duration_ms: whole,
  error: z.string().nullable(),
});

/** Equal errors of one route or job, by their newest. An outage is a line for each route, not for each request. */
const notedErrorsSchema = notedCallSchema.omit({ duration_ms: true, error: true }).extend({
  /** When the first of them happened. */
  first_at: at,
  count: whole,
  error: z.string(),
});

/** How analyses ended. */
export const endedAnalysesSchema = z.object({ done: whole, failed: whole });

/** The parts of the deployment that something may be wrong with, in the order in which `/ops` shows them. */
export const operatedParts = [
  'recent',
  'usage',
  'queue',
  'failed',
  'errors',
  'slow',
  'mails',
  'leads',
  'scores',
  'notifications',
  'storage',
  'reviews',
] as const;

export type OperatedPart = (typeof operatedParts)[number];

/** The state of the whole product for operators: figures, and work that needs somebody. */
export const operationsSchema = z.object({
  at,
  /** What this deployment is called, which tells staging from production. */
  project: z.string(),
  /** The ten newest. */
  recent_analyses: z.array(
    z.object({
      id: z.uuid(),
      property_id: z.uuid(),
      created_at: at,
      dss_score: whole,
      provider: z.string(),
      model_name: z.string(),
      schema_version: z.string(),
      hazard_count: whole,
    }),
  ),
  counts: z.object({ hazards: whole, guidance: whole }),
  queue: z.object({
    ready: whole,
    waiting: whole,
    running: whole,
    failed: whole,
    /** How long the oldest job that is ready has waited; 0 if none is. */
    oldest_ready_seconds: z.number(),
  }),
  /** Jobs in the queue, those that failed first; at most fifty. */
  jobs: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      state: z.enum(['ready', 'waiting', 'running', 'failed']),
      created_at: at,
      run_at: at,
      attempts: whole,
      failure: z.string().nullable(),
      request_id: z.string().nullable(),
    }),
  ),
  /** Analyses of the last seven days that failed for good and weren't followed by another one; at most fifty. */
  failed_analyses: z.array(
    z.object({
      job_id: z.uuid(),
      property_id: z.uuid(),
      at,
      attempts: whole,
      error_code: z.string().nullable(),
    }),
  ),
  /** The last 24 hours, oldest first. */
  hours: z.array(
    z.object({
      hour: at,
      analyses: z.array(z.object({ provider: z.string(), count: whole })),
      calls: whole,
      input_tokens: whole,
      output_tokens: whole,
      cost_usd: z.number(),
    }),
  ),
  /** Analyses of photos that ended in the last 24 hours, and in the 24 hours before. */
  ended: z.object({ last_day: endedAnalysesSchema, day_before: endedAnalysesSchema }),
  model: z.object({
    provider: z.string(),
    model_name: z.string(),
    month_since: at,
    month_cost_usd: z.number(),
    budget_usd: z.number().nullable(),
    budget_reached: z.boolean(),
  }),
  /** Photos that the analyses of the last 24 hours began with, and how many of them had a stored observation. */
  observation_cache: z.object({ photos: whole, known: whole }),
  slow_calls: z.array(notedCallSchema),
  /** Of the last seven days, the newest twenty. */
  errors: z.array(notedErrorsSchema),
  mails: deliveriesSchema.extend({
    /** Whether a mail server is configured; else mail is written to the outbox, and none is sent. */
    configured: z.boolean(),
    list: z.array(undeliveredSchema.extend({ template: z.string() })),
  }),
  /** Leads that the sink hasn't taken; without one they are kept, and none is delivered. */
  leads: webhookDeliveriesSchema,
  /** Scores that the operator's own system hasn't been told of; without one, none waits for it. */
  scores: webhookDeliveriesSchema,
  /** Notifications that a push service hasn't taken. */
  notifications: webhookDeliveriesSchema,
  storage: z.object({
    photos: whole,
    photo_bytes: whole,
    aerial_bytes: whole,
    database_bytes: whole,
    /** Of the disk with the data folder. */
    free_bytes: whole,
    in_bucket: z.boolean(),
  }),
  /** What somebody should look at, in the order of the parts; empty if all is well. */
  troubles: z.array(
    z.object({
      part: z.enum(operatedParts),
      /** What is wrong, in a few words of English; with a time, ready for that to follow. */
      text: z.string(),
      at: at.nullable(),
    }),
  ),
  /** Null: no folder of backups is configured. */
  backups: z
    .object({
      /** Null: there is no whole one. */
      newest_at: at.nullable(),
    })
    .nullable(),
  reviews: z.array(
    z.object({
      id: z.uuid(),
      created_at: at,
      status: policyReviewStatusSchema,
      /** Kept, and not sent on. */
      suspected_spam: z.boolean(),
    }),
  ),
});

export type Operations = z.infer<typeof operationsSchema>;

/** The property behind `/shortcuts`; null if none was chosen. */
export const featuredPropertySchema = z.object({ property_id: z.uuid().nullable() });
