/** Where American English has one word for one and for many: "zucchini". */
export interface OneAndMany {
  one: string
  many: string
}

/** British words by the American, small letters where no name is. */
export type WordPairs = Readonly<Record<string, string | OneAndMany>>

/** `data/words/en-GB`. */
export interface BritishWords {
  /** By what is typed: a name that means it everywhere. */
  meant: Readonly<Record<string, string>>
  /** Names of foods that nobody types elsewhere, in small letters. */
  toldBy: readonly string[]
  /** What of `words` is the same word, spelled otherwise. */
  spelling: WordPairs
  words: WordPairs
  /** What stands in a shop of the United Kingdom under another name, by the id of the aisle. */
  aisles: Readonly<Record<string, string>>
  /** Before the number of an oven of gas. */
  gasMark: string
  /** "tins" by "cans". */
  packs: Readonly<Record<string, string>>
}
