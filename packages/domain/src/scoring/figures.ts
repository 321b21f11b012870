import { bandOf } from './bands.ts';
import type { ScoreInput } from './input.ts';
import { knowledgeOf, type Knowledge } from './knowledge.ts';
import { loadOf, partsOf, type Reading } from './parts.ts';
import { pointsOf, type Points } from './points.ts';
import type { ScoreFigures } from './result.ts';

/** The exact points of one reading. */
export function pointsIn(knowledge: Knowledge, reading: Reading): Points {
  return pointsOf(loadOf(partsOf(knowledge, reading), reading));
}

/** Score, band and range of what is known. The shown numbers are rounded down, so 79.99 is 79 and Good. */
export function figuresOf(knowledge: Knowledge): ScoreFigures {
  const hundredths = pointsIn(knowledge, 'expected').score;
  const lowHundredths = pointsIn(knowledge, 'low').score;
  const highHundredths = pointsIn(knowledge, 'high').score;
  const score = shown(hundredths);
  return {
    score,
    hundredths,
    band: bandOf(score),
    range: {
      low: shown(lowHundredths),
      high: shown(highHundredths),
      lowHundredths,
      highHundredths,
    },
  };
}

/** The score and its range alone, without their explanation: what `computeScore` starts from. */
export function computeFigures(input: ScoreInput): ScoreFigures {
  return figuresOf(knowledgeOf(input));
}

function shown(hundredths: number): number {
  return Math.floor(hundredths / 100);
}
