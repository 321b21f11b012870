/**
 * Native plants from Californian lists of fire-resistant plants, such as those of the City of Oakland and the East Bay
 * Municipal Utility District, linked to the California Native Plant Society's Calscape.
 */
export const plantGroups = [
  {
    id: 'trees',
    plants: [
      plant('coastLiveOak', 'Quercus agrifolia'),
      plant('buckeye', 'Aesculus californica'),
      plant('redbud', 'Cercis occidentalis'),
    ],
  },
  {
    id: 'shrubs',
    plants: [
      plant('toyon', 'Heteromeles arbutifolia'),
      plant('coffeeberry', 'Frangula californica'),
      plant('currant', 'Ribes viburnifolium'),
    ],
  },
  {
    id: 'groundCover',
    plants: [
      plant('yarrow', 'Achillea millefolium'),
      plant('strawberry', 'Fragaria chiloensis'),
      plant('stonecrop', 'Sedum spathulifolium'),
    ],
  },
] as const;

/** Calscape finds a species by its scientific name; the parentheses may contain a common name, which is optional. */
function plant<Id extends string>(id: Id, species: string) {
  return { id, species, url: `https://calscape.org/${species.replace(' ', '-')}-()` };
}
