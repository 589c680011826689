/** Kitchens that most US homes cook from, by `cuisine` of a recipe. */
export const cookedInMostHomes: readonly string[] = [
  'American',
  'Italian',
  'Italian-American',
  'Mexican',
  'Tex-Mex',
]
