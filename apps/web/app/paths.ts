/** Every link of the application is built here. */
export const paths = {
  home: () => '/',
  newProperty: (propertyId?: string) =>
    propertyId === undefined
      ? '/new-property'
      : `/new-property?property=${encodeURIComponent(propertyId)}`,
  analysisProgress: (propertyId: string) => `/analysis-progress/${encodeURIComponent(propertyId)}`,
  property: (propertyId: string) => `/property/${encodeURIComponent(propertyId)}`,
} as const;
