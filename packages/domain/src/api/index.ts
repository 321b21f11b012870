export * from './analysis.ts';
export * from './environment.ts';
export * from './functions.ts';
export * from './owner-corrections.ts';
export * from './photo.ts';
export * from './property.ts';
export * from './realtime.ts';
export * from './score-explanation.ts';
