/** Every link of the application is built here. */
export const paths = {
  home: () => '/',
  about: () => '/about',
  faq: () => '/faq',
  guidelines: () => '/fire-safety-guidelines',
  terms: () => '/terms',
  privacy: () => '/privacy',
  deletion: () => '/deletion',
  dpa: () => '/dpa',
  disclaimer: () => '/disclaimer',
  newProperty: (propertyId?: string) =>
    propertyId === undefined
      ? '/new-property'
      : `/new-property?property=${encodeURIComponent(propertyId)}`,
  analysisProgress: (propertyId: string) => `/analysis-progress/${encodeURIComponent(propertyId)}`,
  property: (propertyId: string) => `/property/${encodeURIComponent(propertyId)}`,
  method: () => '/how-scoring-works',
} as const;
