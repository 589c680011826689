import { compoundStems } from '../../../compiled/words.js'

const pairs = (stems: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(stems))

/**
 * What begins compounds of other languages and no English word, with the term that it stands for where that
 * is spelt otherwise: "Weizenröstmehl", "Molkenkonzentrat".
 */
export const compoundHeads = pairs(compoundStems.heads)

/** What ends them, in English too: "scorpionfish", "Ziegenfrischkäse". */
export const compoundTails = pairs(compoundStems.tails)

/** Beginnings of inflected Russian words, with the folded term that each stands for: "кунжутное", "горчицы". */
export const inflectedHeads = pairs(compoundStems.inflected)
