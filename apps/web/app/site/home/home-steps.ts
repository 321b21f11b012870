/** The three specified steps, in order. */
export const homeSteps = ['upload', 'score', 'act'] as const;
