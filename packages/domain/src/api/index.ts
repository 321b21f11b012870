export * from './analysis.ts';
export * from './photo.ts';
export * from './property.ts';
