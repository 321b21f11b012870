/**
 * Native plants that Californian lists of fire-resistant plants name, such as those of the City of Oakland and the East
 * Bay Municipal Utility District, with their pages at the California Native Plant Society's Calscape.
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

/** Calscape finds a species by its scientific name; the brackets hold a common name, which it doesn't need. */
function plant<Id extends string>(id: Id, species: string) {
  return { id, species, url: `https://calscape.org/${species.replace(' ', '-')}-()` };
}
