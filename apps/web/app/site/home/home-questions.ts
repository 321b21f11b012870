/** The four questions that most people have first. */
export const homeQuestions = ['what', 'effort', 'insurance', 'privacy'] as const;
