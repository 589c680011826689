/** What no age group, or a young one, is to be given: each a file of `data/ages`. The rules say who and where. */
export const ageSubjects = [
  'grapefruit',
  'sweeteners',
  'liver',
  'raw-or-undercooked',
  'unpasteurised',
  'high-mercury-fish',
  'reduced-fat-milk',
  'rice-drink',
  'added-sugar',
] as const

export type AgeSubject = (typeof ageSubjects)[number]
