import { describe, expect, it } from 'vitest';
import { hazardTypeIds } from '../hazards/index.ts';
import { directions } from '../zones/index.ts';
import { allGuidance, guidanceFor } from './guidance.ts';
import { cautionIds } from './cautions.ts';
import { guidanceStepIds, stepById, stepIdOf } from './step-of-hazard.ts';
import { guidanceSteps, type GuidanceStepId } from './steps.ts';
import { locales, type Locale } from '../locales/index.ts';
import { workInWords } from './text/work-in-words.ts';
import { workInHome } from './work-in-home.ts';

const figuresOf = (text: string) => text.match(/\d+(?:[.,/]\d+)*/g) ?? [];

describe('the guidance', () => {
  it('has one row for every hazard of the catalog', () => {
    expect(allGuidance('en').map((row) => row.hazard_type)).toEqual([...hazardTypeIds]);
  });

  it('answers with the specified defaults for a type it does not know', () => {
    expect(guidanceFor('old_wooden_boat', 'en')).toMatchObject({
      hazard_type: 'old_wooden_boat',
      title: 'Old Wooden Boat Mitigation',
      why: 'This hazard increases fire risk to your property.',
      action: 'Consult with a fire safety professional.',
      est_cost: 'Varies',
      time: '1-2 hours',
      source: 'Fire Safety Guidelines',
      step_id: null,
    });
  });

  it('gives hazards that the same work removes the same step', () => {
    expect(stepIdOf('roof_debris')).toBe(stepIdOf('gutter_debris'));
    expect(stepIdOf('zone1_tall_dry_grass')).toBe(stepIdOf('zone2_tall_dry_grass'));
    expect(stepIdOf('zone0_vegetation')).not.toBe(stepIdOf('zone0_combustible_mulch'));
  });

  it('uses every step of the catalog', () => {
    const used = new Set<GuidanceStepId>(hazardTypeIds.map(stepIdOf));
    expect([...used].sort()).toEqual(Object.keys(guidanceSteps).sort());
  });

  it('keeps low costs and hours below high ones', () => {
    for (const row of allGuidance('en')) {
      expect(row.cost_low_usd).toBeLessThanOrEqual(row.cost_high_usd ?? -1);
      expect(row.hours_low).toBeGreaterThan(0);
      expect(row.hours_low).toBeLessThanOrEqual(row.hours_high ?? -1);
    }
  });

  it('labels a price without a source as an estimate', () => {
    const unmarked = Object.values(guidanceSteps).filter(
      (step) => step.costSources.length === 0 && !step.estimate,
    );
    expect(unmarked).toEqual([]);
  });

  it.each([
    ['en', '\u00a0(estimate)'],
    ['es', '\u00a0(estimado)'],
  ] as const)('marks in %s by one fact what is our own estimate', (locale, mark) => {
    const rows = allGuidance(locale);
    for (const { hazard_type: type, est_cost: cost, figures_are_estimates: isEstimate } of rows) {
      if (/^(?:Free|Gratis)$/.test(cost)) continue;
      expect(cost.endsWith(mark), type).toBe(isEstimate);
    }
    expect(new Set(rows.map((row) => row.figures_are_estimates))).toEqual(new Set([true, false]));
  });

  it('never advises climbing high or touching a tank or a power line', () => {
    expect(guidanceFor('tree_overhang_roof_chimney', 'en').diy_or_pro).toBe('pro');
    expect(guidanceFor('roof_debris', 'en').action).toContain('Hire help');
    expect(guidanceFor('lpg_tank_clearance', 'en').action).toContain('Never move a tank yourself');
  });

  it('warns of ladders and power lines wherever the work is up high', () => {
    expect(stepById('clean_roof_and_gutters').cautions).toEqual(['ladder', 'power_lines']);
    expect(stepById('limb_up_trees').cautions).toContain('power_lines');
    expect(stepById('mow_dry_grass').cautions).toEqual(['dry_windy_day']);
    expect(stepById('move_firewood').cautions).toEqual([]);
  });

  it.each([
    ['en', /Propane[^.]*never go inside/],
    ['es', /El propano[^.]*nunca van adentro/],
  ] as const)(
    'never sends fuel indoors with cushions on red flag days, in %s',
    (language, said) => {
      expect(guidanceFor('zone0_combustible_items', language).action).toMatch(said);
      expect(stepById('move_items').cautions).toContain('gas_tank');
    },
  );

  it.each([
    ['en', /Never screen a dryer vent, a flue, or a vent that brings air/],
    ['es', /Nunca ponga malla en la salida de la secadora, en un tubo de escape/],
  ] as const)('keeps mesh off what burners and dryers breathe through, in %s', (language, said) => {
    expect(guidanceFor('vents_unscreened', language).action).toMatch(said);
    expect(stepById('screen_vents').cautions).toContain('vent_air');
  });

  it.each([
    ['asbestos_lead', ['enclose_eaves', 'replace_siding', 'replace_windows', 'replace_roof']],
    ['buried_lines', ['replace_fence_end', 'bare_wall_base', 'clear_plants_at_wall']],
    ['dead_trees', ['remove_dead_plants', 'limb_up_trees', 'thin_brush', 'trim_over_roof']],
    ['burning', ['remove_dead_plants', 'thin_shrubs', 'thin_brush']],
    ['nesting_birds', ['thin_shrubs', 'thin_brush', 'remove_dead_plants']],
    ['protected_trees', ['limb_up_trees', 'trim_over_roof', 'thin_brush']],
    ['approval', ['replace_siding', 'replace_fence_end', 'replace_windows']],
    ['erosion', ['thin_brush']],
  ] as const)('warns with %s wherever it can matter', (caution, steps) => {
    for (const step of steps) expect(stepById(step).cautions, step).toContain(caution);
  });

  it('uses every caution', () => {
    expect(new Set(guidanceStepIds.flatMap((id) => stepById(id).cautions))).toEqual(
      new Set(cautionIds),
    );
  });

  it('has the same costs and hours in every language', () => {
    for (const stepId of guidanceStepIds) {
      for (const sides of [[], ['north'], directions] as const) {
        const places = sides.map((side) => ({ side, extent: 'trace' }) as const);
        const work = { ...workInHome(stepId, places), estimate: true };
        const [english, spanish] = [workInWords(work, 'en'), workInWords(work, 'es')];
        expect(figuresOf(spanish.cost), stepId).toEqual(figuresOf(english.cost));
        expect(figuresOf(spanish.time), stepId).toEqual(figuresOf(english.time));
      }
    }
  });

  it('is translated into Spanish in every text', () => {
    for (const type of hazardTypeIds) {
      const [english, spanish] = [guidanceFor(type, 'en'), guidanceFor(type, 'es')];
      for (const text of ['title', 'why', 'action', 'time'] as const) {
        expect(spanish[text].length, type).toBeGreaterThan(5);
        expect(spanish[text], type).not.toBe(english[text]);
      }
    }
  });

  it('keeps the figures of the English in Spanish', () => {
    for (const type of hazardTypeIds) {
      const [english, spanish] = [guidanceFor(type, 'en'), guidanceFor(type, 'es')];
      // English writes small numbers in words, Spanish in figures: there may be more.
      expect(figuresOf(spanish.action), type).toEqual(
        expect.arrayContaining(figuresOf(english.action)),
      );
    }
  });

  it.each(locales)('gives every hazard a unique title in %s', (locale) => {
    const titles = allGuidance(locale).map((row) => row.title);
    expect(new Set(titles).size).toBe(titles.length);
  });

  it('answers in Spanish for an unknown hazard type', () => {
    expect(guidanceFor('old_wooden_boat', 'es')).toMatchObject({
      title: 'Qué hacer: Old Wooden Boat',
      est_cost: 'Depende del caso',
      time: '1 a 2 horas',
    });
  });

  describe('writes costs and times in words', () => {
    const inWords =
      (locale: Locale) => (low: number, high: number, hoursLow: number, hoursHigh: number) => {
        const { cost, time } = workInWords(
          {
            costUsd: { low, high },
            hours: { low: hoursLow, high: hoursHigh },
            estimate: false,
            forEachSide: false,
          },
          locale,
        );
        return [cost, time];
      };

    it('in English', () => {
      const words = inWords('en');
      expect(words(0, 0, 0.5, 0.5)).toEqual(['Free', '30 minutes']);
      expect(words(0, 300, 1, 3)).toEqual(['Free to $300', '1-3 hours']);
      expect(words(1500, 30_000, 4, 16)).toEqual(['$1,500 to $30,000', '4 hours to 2 days']);
      expect(words(75, 75, 40, 80)).toEqual(['$75', '5-10 days']);
      expect(words(75, 75, 1, 1)).toEqual(['$75', '1 hour']);
      expect(guidanceFor('zone0_vegetation', 'en')).toMatchObject({
        est_cost: 'Free to $750 for each side\u00a0(estimate)',
        time: '2-6 hours for each side',
      });
    });

    it('in Spanish', () => {
      const words = inWords('es');
      expect(words(0, 0, 0.5, 0.5)).toEqual(['Gratis', '30 minutos']);
      expect(words(0, 300, 1, 3)).toEqual(['Gratis o hasta $300', '1 a 3 horas']);
      expect(words(1500, 30_000, 4, 16)).toEqual(['$1,500 a $30,000', '4 horas a 2 días']);
      expect(words(75, 75, 40, 80)).toEqual(['$75', '5 a 10 días']);
      expect(words(75, 75, 1, 1)).toEqual(['$75', '1 hora']);
      expect(guidanceFor('zone0_vegetation', 'es')).toMatchObject({
        est_cost: 'Gratis o hasta $750 por cada lado\u00a0(estimado)',
        time: '2 a 6 horas por cada lado',
      });
    });
  });
});
