/** Words that tell how to read the words beside them: each a file of `data/cues`, which says what it means. */
export const cueIds = [
  'additive-classes',
  'kitchen-things',
  'heat-verbs',
  'whole-dish',
  'raw-signs',
  'likeness',
  'beside-refused-foods',
  'except',
  'except-in-two-words',
  'allowed',
  'liked',
  'denying',
  'raw',
  'cooked',
  'shop-words',
] as const

export type CueId = (typeof cueIds)[number]
