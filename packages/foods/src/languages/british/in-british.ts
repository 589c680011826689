import { britishWords } from '../../../compiled/british-words.js'
import type { BritishWords, WordPairs } from './british-words.ts'
import { sayInWords } from './say-in-words.ts'

const { spelling, words } = britishWords

/** Words of ours as they are said in the United Kingdom: "2 courgettes" of "2 zucchini". No word that a parent typed. */
export const inBritish: (text: string) => string = sayInWords(words)

/** Of several American words for one the first of the table counts. */
function americanWords(pairs: WordPairs): WordPairs {
  const american = new Map<string, string>()
  for (const [word, said] of Object.entries(pairs)) {
    for (const british of typeof said === 'string' ? [said] : [said.one, said.many]) {
      if (!american.has(british)) american.set(british, word)
    }
  }
  return Object.fromEntries(american)
}

/** The same of a name that stands within a sentence or in a list: "chips" of "French fries". */
export const nameInBritish = (name: string): string => inBritish(` ${name}`).slice(1)

const inAmerican = sayInWords(americanWords(words))
/** For the list of words, which spells as Americans do. */
export const inAmericanSpelling: (text: string) => string = sayInWords(americanWords(spelling))

/** What a British text is judged by: its own words as the list of words spells them, and the American ones for them. */
export const judgedBritish = (text: string): string[] => [
  ...new Set([inAmericanSpelling(text), inAmerican(text)]),
]

/** What a shop and an oven in the United Kingdom call otherwise. */
export const britishShop: Pick<BritishWords, 'aisles' | 'gasMark' | 'packs'> = britishWords
