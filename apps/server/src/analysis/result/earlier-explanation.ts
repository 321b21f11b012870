import { findingSideSchema, guidanceStepIds, stepById, workInHome } from '@dss/domain';
import { z } from 'zod';

/** A result stored before weights 2026.2. Fields added since are derived from these. */
const earlierSchema = z.looseObject({
  confidence_percent: z.number(),
  score: z.number(),
  band: z.string(),
  range: z.object({ low: z.number(), high: z.number() }),
  rows: z.array(z.looseObject({ kind: z.string() })),
  potential: z.looseObject({ score: z.number() }),
  confirming_unseen_gain: z.number(),
  actions: z.looseObject({ in_order: z.never().optional() }),
  set_aside: z.array(z.looseObject({})),
  context: z.array(z.looseObject({})),
  unsure: z.array(z.looseObject({})),
  disagreements: z.array(z.looseObject({})),
  next_questions: z.array(z.looseObject({})),
});

const earlierRowSchema = z.looseObject({
  kind: z.literal('hazard'),
  hazard_type: z.string(),
  side: z.string(),
  points: z.number(),
  fix_only: z.number(),
  removable: z.boolean(),
  confirmed: z.boolean(),
  confidence: z.number(),
  evidence: z.array(z.looseObject({})),
  notes: z.array(z.string()),
  held_by: z.string().nullable(),
});

type EarlierRow = z.infer<typeof earlierRowSchema>;

/**
 * Converts a stored explanation to the current shape at each reading, because a migration that rewrites results once would be no less
 * code: migrations are SQL, and the upgrade would need these same functions as well as a way to run them. And it would say what is false:
 * what the work in a home costs follows from the domain's steps as they are now, so a rewritten result would hold the figures of the
 * migration's day as its own. What can be derived from a result alone (rows by type, photos of a stop) isn't worth a second way.
 */
export function toCurrentExplanation(stored: unknown): unknown {
  return withWorkInHome(withStopPhotos(withRowsByType(stored)));
}

const earlierActionsSchema = z.looseObject({
  rows: z.array(z.looseObject({})),
  actions: z.looseObject({ in_order: z.array(z.looseObject({})) }),
});

function withWorkInHome(stored: unknown): unknown {
  const { data } = earlierActionsSchema.safeParse(stored);
  if (data === undefined) return stored;
  const { rows, actions } = data;
  return { ...data, actions: { ...actions, in_order: toCurrentActions(actions.in_order, rows) } };
}

const earlierActionSchema = z.looseObject({
  step_id: z.enum(guidanceStepIds),
  hazard_types: z.array(z.string()),
  for_each_side: z.never().optional(),
});

const foundSchema = z.object({
  hazard_type: z.string(),
  sides: z.array(z.object({ side: findingSideSchema, removable: z.boolean() })),
});

/**
 * Stored actions with what they take in their home. Before costs were counted by side, every action had those of one typical home.
 * @param rows the same result's rows
 */
export function toCurrentActions(
  inOrder: readonly unknown[],
  rows: readonly unknown[],
): readonly unknown[] {
  return inOrder.map((action) => {
    const { data } = earlierActionSchema.safeParse(action);
    if (data === undefined) return action;
    const places = rows
      .flatMap((row) => foundSchema.safeParse(row).data ?? [])
      .filter((row) => data.hazard_types.includes(row.hazard_type))
      .flatMap(({ sides }) => sides.filter(({ removable }) => removable))
      .map(({ side }) => ({ side, extent: null }));
    const { costUsd, hours, forEachSide } = workInHome(data.step_id, places);
    const { performer } = stepById(data.step_id);
    return { ...data, performer, cost_usd: costUsd, hours, for_each_side: forEachSide };
  });
}

const findingsSchema = z.looseObject({
  evidence: z.array(
    z.looseObject({
      source: z.string(),
      image_id: z.string().nullable(),
      box: z.unknown(),
      stop_image_id: z.never().optional(),
    }),
  ),
});

/**
 * A result from before photos that were only taken while answering were told from those that show something names both as
 * `image_id`.
 */
function withStopPhotos(stored: unknown): unknown {
  if (typeof stored !== 'object' || stored === null) return stored;
  return Object.fromEntries(
    Object.entries(stored).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map(withStopPhotosOf) : value,
    ]),
  );
}

function withStopPhotosOf(finding: unknown): unknown {
  const { data } = findingsSchema.safeParse(finding);
  if (data === undefined) return finding;
  const evidence = data.evidence.map((each) =>
    each.source === 'owner' && each.box === null
      ? { ...each, image_id: null, stop_image_id: each.image_id }
      : each,
  );
  return { ...data, evidence };
}

/**
 * Before weights 2026.2 each side of a hazard had its own row; these become
 * one row per type. Figures stay unchanged, and values that weren't computed then stay empty.
 */
function withRowsByType(stored: unknown): unknown {
  const earlier = earlierSchema.safeParse(stored);
  if (!earlier.success) return stored;
  const { data } = earlier;
  const { score, band, range, potential, confidence_percent: seen } = data;
  const unchanged = { score, band, low: range.low, high: range.high, confidence_percent: seen };
  const best = Math.floor(potential.score + data.confirming_unseen_gain);
  return {
    ...data,
    enough_seen: seen >= 25,
    rows: oneRowPerType(data.rows),
    potential: {
      ...potential,
      range: { low: range.low, high: Math.max(range.high, potential.score) },
      with_everything_shown: Math.min(100, best),
    },
    actions: { ...data.actions, in_order: [] },
    set_aside: data.set_aside.map(withSides),
    context: data.context.map(withSides),
    unsure: data.unsure.map(withSides),
    disagreements: data.disagreements.map(withSides),
    next_questions: data.next_questions.map((question) => ({
      ...question,
      sides: [],
      certainty_gain: 0,
      if_answered: { yes: unchanged, no: unchanged },
    })),
    photo_gains: [],
  };
}

function oneRowPerType(rows: readonly z.infer<typeof earlierSchema>['rows'][number][]): unknown[] {
  const hazards = rows.flatMap((row) => earlierRowSchema.safeParse(row).data ?? []);
  const byType = Map.groupBy(hazards, (row) => row.hazard_type);
  const merged = [...byType.values()].map(mergeRows);
  return [...merged, ...rows.filter((row) => row.kind !== 'hazard')];
}

function mergeRows(rows: readonly EarlierRow[]): unknown {
  const [first] = rows;
  const sum = (numbers: readonly number[]) =>
    numbers.reduce((total, each) => total + Math.round(each * 100), 0) / 100;
  return {
    ...first,
    sides: rows.map(({ side, points, confirmed, confidence, removable, held_by: heldBy }) => ({
      side,
      points,
      confirmed,
      confidence,
      removable,
      held_by: heldBy,
    })),
    points: sum(rows.map((row) => row.points)),
    fix_only: sum(rows.map((row) => row.fix_only)),
    removable: rows.some((row) => row.removable),
    confirmed: rows.some((row) => row.confirmed),
    confidence: Math.max(...rows.map((row) => row.confidence)),
    evidence: rows.flatMap(({ side, evidence }) => evidence.map((each) => onSide(each, side))),
    notes: [...new Set(rows.flatMap((row) => row.notes))],
    held_by: rows.every((row) => row.held_by !== null) ? first?.held_by : null,
  };
}

function withSides(finding: Record<string, unknown>): unknown {
  const { side, evidence } = finding;
  const seen = z.array(z.looseObject({})).safeParse(evidence);
  const sides = { ...finding, sides: [side] };
  return seen.success ? { ...sides, evidence: seen.data.map((each) => onSide(each, side)) } : sides;
}

function onSide(evidence: Record<string, unknown>, side: unknown): unknown {
  return { ...evidence, side: side === 'whole_house' || side === 'unknown' ? null : side };
}
