/** The specification's three steps, in their order. */
export const homeSteps = ['upload', 'score', 'act'] as const;
