/**
 * Native plants that Californian lists of fire-resistant plants name, such as those of the City of Oakland and the East
 * Bay Municipal Utility District, with their pages at the California Native Plant Society's Calscape.
 */
export const plantGroups = [
  {
    id: 'trees',
    plants: [
      plant('coastLiveOak', 'Quercus agrifolia', 'Coast-Live-Oak'),
      plant('buckeye', 'Aesculus californica', 'California-Buckeye'),
      plant('redbud', 'Cercis occidentalis', 'Western-Redbud'),
    ],
  },
  {
    id: 'shrubs',
    plants: [
      plant('toyon', 'Heteromeles arbutifolia', 'Toyon'),
      plant('coffeeberry', 'Frangula californica', 'California-Coffeeberry'),
      plant('currant', 'Ribes viburnifolium', 'Catalina-Perfume'),
    ],
  },
  {
    id: 'groundCover',
    plants: [
      plant('yarrow', 'Achillea millefolium', 'Common-Yarrow'),
      plant('strawberry', 'Fragaria chiloensis', 'Beach-Strawberry'),
      plant('stonecrop', 'Sedum spathulifolium', 'Broadleaf-Stonecrop'),
    ],
  },
] as const;

function plant<Id extends string>(id: Id, species: string, nameInAddress: string) {
  const address = `${species.replace(' ', '-')}-(${nameInAddress})`;
  return { id, species, url: `https://calscape.org/${address}` };
}
