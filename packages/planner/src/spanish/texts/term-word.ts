import { spanishFoods } from '@brightplate/foods/languages/spanish-foods'
import { readMatch } from '@brightplate/foods/tokens/read-match'
import { foodWord } from './food-word.ts'
import { ageRuleWord } from './known-again.ts'
import { spanishPartOfText } from './spanish-texts.ts'

const { allergens, cuisines, diets, textures, words } = spanishFoods.terms

const idOf = (english: string): string => english.toLowerCase().replaceAll(' ', '-')

/** What a parent typed, and any word of which we have none, stays as it is and says so. */
export const asTyped = (word: string): string =>
  spanishPartOfText('part.text-quoted', { words: word })

/** What is excluded or looked for: an allergen, a group of foods, a food, or a word as it was typed. */
export const termWord = (english: string): string =>
  allergens[idOf(english)] ??
  words[english.toLowerCase()] ??
  diets[idOf(english)] ??
  foodWord(english) ??
  asTyped(english)

/** Without quotes: for a sentence that has its own. */
export const bareTermWord = (english: string): string => termWord(english).replace(/^«(.*)»$/, '$1')

export const dietWord = (english: string): string =>
  diets[idOf(english)] ?? words[english.toLowerCase()] ?? english

export const textureWord = (english: string): string | null => textures[idOf(english)] ?? null

export const cuisineWord = (english: string): string | null =>
  cuisines[english.replace(/ food$/, '')] ?? null

interface RuleForm {
  pattern: RegExp
  say: (what: string) => string | null
}

const rule = (kind: 'without' | 'refused' | 'never' | 'paused' | 'texture') => (what: string) => {
  const spanish = kind === 'texture' ? textureWord(what) : termWord(what)
  return spanish === null ? null : spanishPartOfText(`part.rule-${kind}`, { what: spanish })
}

/** How `ruleName` writes a rule, the most particular first; a test holds them together. */
const ruleForms: readonly RuleForm[] = [
  { pattern: /^no (.+) textures$/, say: rule('texture') },
  { pattern: /^no (.+) for now$/, say: rule('paused') },
  { pattern: /^(.+) never again$/, say: rule('never') },
  { pattern: /^refuses (.+)$/, say: rule('refused') },
  {
    pattern: /^“(.+)”$/,
    say: (what) => spanishPartOfText('part.rule-diet', { what: dietWord(what) }),
  },
]

/** A rule as `ruleName` has it in English: "no milk", "vegan"; null for one that is none of ours. */
export function ruleWord(english: string): string | null {
  const ofAge = ageRuleWord(english)
  if (ofAge !== null) return ofAge
  if (Object.hasOwn(diets, idOf(english))) {
    return spanishPartOfText('part.rule-diet', { what: dietWord(english) })
  }
  for (const { pattern, say } of ruleForms) {
    if (pattern.test(english)) return readMatch(pattern, english, say)
  }
  return readMatch(/^no (.+)$/, english, rule('without')) ?? termWord(english)
}
