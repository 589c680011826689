/** Words that say something of the foods beside them: each list is a file of `data/typed/words`. */
export const governingKinds = [
  'refusal-before',
  'refusal-after',
  'allergy',
  'harm',
  'medicine',
  'sign',
  'less',
  'formerly',
  'liking',
  'turn',
  'allowance-before',
  'allowance-after',
  'partial-state',
  'everything',
] as const

export type GoverningKind = (typeof governingKinds)[number]

/** All lists of words of `data/typed/words`; each file says what its words mean. */
export const wordListIds = [
  ...governingKinds,
  'beside-dish',
  'beside-energy',
  'beside-liking',
  'body',
  'by-name',
  'care',
  'clinician',
  'cooking',
  'dish',
  'energy-unit',
  'filler',
  'flavour',
  'homograph',
  'in-food-names',
  'lead-only',
  'lead-subject',
  'lead-verb',
  'left-out',
  'left-out-food',
  'limiting',
  'link',
  'near-condition',
  'none',
  'not-a-food',
  'occasion',
  'other-person',
  'plain-food',
  'puree',
  'seldom',
  'served',
  'stop',
  'weight-unit',
  'weight-verb',
] as const

export type WordListId = (typeof wordListIds)[number]
