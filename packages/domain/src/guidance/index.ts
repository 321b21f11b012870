export { type CautionId, type CautionTexts } from './cautions.ts';
export { cautionTextsEn } from './text/en/cautions.ts';
export { cautionTextsEs } from './text/es/cautions.ts';
export { allGuidance, guidanceFor, titleCase, type Guidance } from './guidance.ts';
export { guidanceStepIds, hazardTypesOfStep, stepById, stepIdOf } from './step-of-hazard.ts';
export { type GuidanceStep, type Performer, guidanceSteps, type GuidanceStepId } from './steps.ts';
export { workInHome, type PlaceOfWork, type Work } from './work-in-home.ts';
export { workInWords } from './text/work-in-words.ts';
