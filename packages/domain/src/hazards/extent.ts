/** How much of a hazard there is: a few pieces, a fair amount, or most of what the area holds. */
export const extents = ['trace', 'moderate', 'extensive'] as const;

export type Extent = (typeof extents)[number];
