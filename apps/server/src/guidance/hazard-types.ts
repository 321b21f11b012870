import {
  hazardTextsEn,
  hazardTextsEs,
  ruleTextsEn,
  ruleTextsEs,
  hazardCatalog,
  ruleById,
  ruleStatuses,
  shownSources,
  sourceSchema,
  type HazardTexts,
  type Locale,
  type RuleTexts,
  type RuleId,
} from '@dss/domain';
import { z } from '@hono/zod-openapi';

/** Texts of the catalog in one language. */
interface FieldWords {
  readonly hazards: HazardTexts;
  readonly rules: RuleTexts;
}

export const fieldWords: Readonly<Record<Locale, FieldWords>> = {
  en: { hazards: hazardTextsEn, rules: ruleTextsEn },
  es: { hazards: hazardTextsEs, rules: ruleTextsEs },
};

const creditSchema = z.enum(['yes', 'partly', 'no']).openapi('ProgramCredit');

/** One hazard type of the catalog with its texts in one language and its sources resolved. */
export const hazardTypeDescriptionSchema = z.object({
  hazard_type: z.string(),
  title: z.string(),
  area: z.string(),
  zone: z.enum(['zone_0', 'zone_1', 'zone_2']).nullable(),
  domain: z.string(),
  severity: z.enum(['critical', 'high', 'moderate', 'low', 'context']),
  severity_reason: z.string(),
  /** The most points it can cost before its domain's cap applies. */
  points_at_stake: z.number(),
  counted: z.enum(['per_side', 'whole_house']),
  look_for: z.string(),
  mistaken_for: z.string(),
  photo_reliability: z.enum(['high', 'medium', 'low']),
  removable: z.enum(['yes', 'with_professional', 'partly', 'no']),
  prevalence: z.object({
    share: z.number(),
    estimate: z.boolean(),
    sources: z.array(sourceSchema),
  }),
  rules: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      version: z.string(),
      status: z.enum(ruleStatuses),
      asks: z.string().nullable(),
      /** True if only copies or summaries of its text were available. */
      unconfirmed: z.boolean(),
      sources: z.array(sourceSchema),
    }),
  ),
  programs: z.object({
    safer_from_wildfires: z.string().nullable(),
    wildfire_prepared_home: z.enum(['base', 'plus']).nullable(),
    ccr_1299_03: creditSchema,
    chapter_7a: creditSchema,
    unconfirmed: z.array(z.string()),
  }),
  sources: z.array(sourceSchema),
});

/** The whole catalog in its own order. */
export function describeHazardTypes(locale: Locale): z.infer<typeof hazardTypeDescriptionSchema>[] {
  return hazardCatalog.map((hazard) => {
    const text = fieldWords[locale].hazards[hazard.id];
    return {
      hazard_type: hazard.id,
      title: text.title,
      area: hazard.area,
      zone: hazard.zone,
      domain: hazard.domain,
      severity: hazard.tier,
      severity_reason: text.severity,
      points_at_stake: hazard.points,
      counted: hazard.counted,
      look_for: text.lookFor,
      mistaken_for: text.mistakenFor,
      photo_reliability: hazard.photoReliability,
      removable: hazard.removable,
      prevalence: {
        share: hazard.prevalence.share,
        estimate: hazard.prevalence.estimate,
        sources: shownSources(hazard.prevalence.sources, locale),
      },
      rules: hazard.rules.map((id) => describeRule(id, text.asks[id] ?? null, locale)),
      programs: {
        safer_from_wildfires: hazard.programs.saferFromWildfires,
        wildfire_prepared_home: hazard.programs.wildfirePreparedHome,
        ccr_1299_03: hazard.programs.ccr1299_03,
        chapter_7a: hazard.programs.chapter7a,
        unconfirmed: [...hazard.programs.unconfirmed],
      },
      sources: shownSources(hazard.sources, locale),
    };
  });
}

function describeRule(id: RuleId, asks: string | null, locale: Locale) {
  const { name, version } = fieldWords[locale].rules[id];
  const { status, unconfirmed, sources } = ruleById(id);
  return {
    id,
    name,
    version,
    status,
    asks,
    unconfirmed,
    sources: shownSources(sources, locale),
  };
}
