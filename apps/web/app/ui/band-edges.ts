/** The scores where the bands begin and end, lowest first. A copy of the domain's, which public pages don't load. */
export const bandEdges = [0, 40, 60, 80, 100] as const;
