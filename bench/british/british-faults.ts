import type { PlanData } from '@brightplate/contract/plans/plan-data'
import type { ProfileFacts } from '@brightplate/meal-plans/profile/profile-facts'
import { americanWords, britishPhrases, doubledPlurals } from './read-american-words.ts'

/** What stays as it is: keys, parameters, ids, what was typed, and how tags were read. */
const notShown =
  /^(?:key|params|line|typed|tag|food|kept_out|food_id|recipe_id|for_foods|picture|interpretation|aisle_id|nutrient|nutrition|known_nutrition|beside|list)$/

/** Every text of a plan that somebody reads. */
function shownTexts(plan: PlanData): string[] {
  const texts: string[] = []
  JSON.stringify(plan, (key, value: unknown) => {
    if (notShown.test(key)) return undefined
    if (typeof value === 'string') texts.push(value)
    return value
  })
  return texts
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** What a parent typed stays as it was typed: in quotes, or as one of their words. */
function typedWords(child: ProfileFacts, plan: PlanData): RegExp {
  const { shopping_items: items = [], staples = [] } = plan
  const eaters = [child, ...(child.eaters ?? [])].flatMap((eater) => [
    ...[...eater.allergies, ...eater.dietary_preferences],
    ...[...(eater.safe_foods ?? []), ...(eater.refused_foods ?? [])],
  ])
  const bought = [...items, ...staples].flatMap(({ typed }) => typed ?? [])
  const words = [...eaters, ...child.behavioral_goals, ...bought]
    .map((word) => word.trim())
    .filter((word) => word !== '')
    .toSorted((a, b) => b.length - a.length)
    .map(escaped)
  return new RegExp(`“[^”]*”|(?<!\\p{L})(?:${words.join('|') || '(?!)'})(?!\\p{L})`, 'giu')
}

/** The words of a text that it finds, but those within what `left` finds. */
function foundIn(text: string, sought: RegExp, left: readonly RegExp[]): string[] {
  const spans = left.flatMap((one) =>
    [...text.matchAll(one)].map(({ index, 0: { length } }) => [index, index + length] as const),
  )
  return [...text.matchAll(sought)].flatMap(({ index, 0: word }) =>
    spans.some(([from, to]) => from <= index && index + word.length <= to) ? [] : word,
  )
}

/** What is American in a plan that is read in British English, or a plural twice; each with the text where it stands. */
export function britishFaults(plan: PlanData, child: ProfileFacts): string[] {
  const left = [typedWords(child, plan), britishPhrases]
  const stays = JSON.stringify(plan).includes('"language":"en-US"') ? ['stays American'] : []
  const faults = shownTexts(plan).flatMap((text) =>
    [...foundIn(text, americanWords, left), ...foundIn(text, doubledPlurals, left)].map(
      (word) => `${word}: ${text}`,
    ),
  )
  return [...new Set([...stays, ...faults])]
}
