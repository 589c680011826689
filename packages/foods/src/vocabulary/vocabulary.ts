/** The lists of a vocabulary, from certain to harmless. */
export const vocabularyLists = [
  'itself',
  'abroad',
  'products',
  'dishes',
  'checkLabel',
  'labelOnly',
  'innocent',
] as const

/** The words of one thing that can be excluded: an allergen, an origin, a single food. */
export interface Vocabulary {
  /** The thing itself: no label takes it out ("whey", "peanut"). */
  itself: readonly string[]
  /** The same in other languages, in Latin terms of biology, and as emoji. */
  abroad: readonly string[]
  /** Holds it unless the text says that this one does not ("dairy-free cheese"). */
  products: readonly string[]
  /** Holds it as bought; in the name of a dish of one's own the lines decide ("pancakes"). */
  dishes: readonly string[]
  /** Products of that name often hold it. */
  checkLabel: readonly string[]
  /** Phrases that hold one of the terms and yet are a case for the label ("rice cracker" for wheat). */
  labelOnly: readonly string[]
  /** Phrases that hold one of the terms and yet are harmless ("butter beans"). */
  innocent: readonly string[]
}
