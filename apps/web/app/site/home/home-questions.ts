/** The four questions that most people ask first. */
export const homeQuestions = ['what', 'effort', 'insurance', 'privacy'] as const;
