import type { Amount } from '../amounts/read-amount.ts'
import { readAmount } from '../amounts/read-amount.ts'
import { readStatedAmounts, type StatedAmount } from '../amounts/read-stated-amount.ts'
import { readClaims } from './read-claims.ts'
import { comparedWords } from './read-name.ts'
import {
  aislesOfWord,
  cookingWords,
  harmlessWords,
  partColours,
  remarkWords,
  sizeWords,
  stateOfWord,
} from './word-lists.ts'

/** What stands behind a food's name, in brackets or after a comma. */
export interface Remarks {
  stated: StatedAmount[]
  extras: Amount[]
  /** "plus more": no one knows how much. */
  openEnded: boolean
  /** "or margarine": the line leaves another food to choose. */
  alternative: boolean
  isCooked: boolean
  states: Set<string>
  words: Set<string>
  /** Sizes that a remark names and nothing else: "(small)". */
  sizes: string[]
  /** Words that leave a food what it is in some aisles alone: "seeded". */
  conditional: Set<string>
  /** What the remarks say that the food is free of. */
  claims: Set<string>
  /** Remarks that are more than an amount. */
  prep: string[]
  /** Words that we do not know, and that could change what the food is. */
  unexplained: Set<string>
}

const harmlessChoice =
  /^(?:or )?(?:(?:more |less )?(?:to taste|as needed|as desired|if needed)|(?:a little |slightly )?(?:more|less)(?: (?:to taste|as needed|if needed|if desired))?|so|to your taste)$/iu
/** Where to buy it says nothing of what it is. */
const whereToBuy = /^(?:available|sold|found) (?:in|at|from|by)\b/iu
const extra = /^(?:plus|\+|and) (?:about |an? (?:additional |extra )?)?/iu
const openExtra =
  /^(?:(?:plus|and|with) )?(?:an? )?(?:\w+ )?(?:more|extra|additional|some)\b|^(?:plus|and) /iu

// alone they name another product: "onion (rings)", "1 orange, peel"
const productNouns = new Set(
  `peel skin seed stem stalk leaf core root top rind pit rib bone stick ring finger strip round
  chunk chip ball bite wedge cube ribbon half dust dusting spear smooth mixed crisp spread`.split(
    /\s+/u,
  ),
)
/** What a cook does after measuring leaves the measured food as it was. */
const laterCooking =
  /\b(?:cooked|boiled|steamed|roasted|baked|fried|sauteed|simmered) until (?:just |very )?(?:soft|tender|done|golden|crisp|wilted)\b|\bonce cooked\b/giu
const towelDry = /\b(?:patted|squeezed|wiped|blotted|towel)[- ](?:dry|dried)\b/giu
const unpeeled = /\b(?:skin|bones?|shells?|rind|head)[- ](?:on|in)\b|\bin (?:the|their) shells?\b/iu

function readRemark(remark: string, into: Remarks): void {
  const stated = readStatedAmounts(remark)
  if (stated) {
    into.stated.push(...stated)
    return
  }
  if (harmlessChoice.test(remark)) {
    if (/\bif\b/iu.test(remark)) into.words.add('if')
    return
  }
  if (whereToBuy.test(remark)) return
  const added = extra.exec(remark)
  const amount = added ? readAmount(remark, added[0].length) : null
  let rest = remark
  if (amount?.unit) {
    into.extras.push({ low: amount.low, high: amount.high, unit: amount.unit })
    rest = remark.slice(amount.end)
  } else if (openExtra.test(remark)) into.openEnded = true
  const words = comparedWords(rest.replace(laterCooking, '').replace(towelDry, ''))
  if (words.every((word) => sizeWords.has(word))) into.sizes.push(...words)
  const namesParts = words.includes('part')
  const offersOther = words[0] === 'or' || words[0] === 'alternatively'
  for (const word of words) {
    const state = stateOfWord.get(word)
    into.words.add(word)
    if (state !== undefined) {
      into.states.add(state)
      if (words.includes('or')) into.alternative = true
    } else if (cookingWords.has(word)) into.isCooked = true
    else if (namesParts && partColours.has(word)) continue
    else if (aislesOfWord.has(word) && !remarkWords.has(word) && !/^(?:fresh|raw)$/u.test(word))
      into.conditional.add(word)
    else if (!harmlessWords.has(word) && !remarkWords.has(word) && !/^\d+$/u.test(word)) {
      into.unexplained.add(word)
    }
  }
  if (offersOther) into.alternative = true
  // "1 orange, peel only" is no orange
  const isPart = words.length > 0 && words.every((word) => productNouns.has(word))
  if (isPart || (words.includes('only') && !namesParts)) into.unexplained.add('#part')
  if (unpeeled.test(rest)) into.unexplained.add('#unpeeled')
  // an amount that could not be read for what it is: "about 200 g cooked"
  if (!amount && /\d ?(?:g|grams?|kg|oz|ounces?|lbs?|pounds?|cups?|ml)\b/iu.test(rest)) {
    into.unexplained.add('#amount')
  }
}

/**
 * Reads all remarks of a line together.
 *
 * @example readRemarks(['drained', 'plus more to taste']).openEnded // true
 */
export function readRemarks(remarks: readonly string[]): Remarks {
  const into: Remarks = {
    stated: [],
    extras: [],
    openEnded: false,
    alternative: false,
    isCooked: false,
    states: new Set(),
    words: new Set(),
    sizes: [],
    conditional: new Set(),
    claims: new Set(),
    prep: [],
    unexplained: new Set(),
  }
  for (const remark of remarks) {
    const { claims, rest } = readClaims(remark)
    for (const claim of claims) into.claims.add(claim)
    // "gluten-free if needed" claims nothing
    if (claims.length > 0 && rest.trim() !== '') into.unexplained.add('#claim')
    readRemark(rest.trim(), into)
    if (!into.stated.length || !readStatedAmounts(remark)) into.prep.push(remark)
  }
  return into
}
