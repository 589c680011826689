import { stepsOfDish } from '@brightplate/contract/plans/dishes/steps-of-dish'
import type { Slot } from '@brightplate/contract/plans/plan-data'
import { type LexiconTerms, openPlanCheck } from '@brightplate/foods/safety-check/check-plan-text'
import { inEnglish } from '@brightplate/foods/safety-check/spanish/in-english'
import type { PlanText, SafetyViolation } from '@brightplate/foods/safety-violation'
import type { WrittenDish } from '@brightplate/planner/facts/dish-facts'
import { hasOthersRules } from '@brightplate/planner/own-profile'
import { type SpanishDish, spanishDish } from '@brightplate/planner/spanish/spanish-dish'
import type { MealPlace } from '@brightplate/planner/spanish/spanish-meal'
import { interpretTable } from '../profile/interpret-table.ts'
import type { ProfileFacts } from '../profile/profile-facts.ts'
import { toPlannerProfile } from '../profile/to-planner-profile.ts'
import { isPreparedSeparately, stepsWithout } from './prepared-separately.ts'

type DishText = PlanText['days'][number]['dishes'][number]
type SpanishWords = Omit<SpanishDish, 'shared'>

/** A meal in Spanish; null where it is read in English. */
export type SayChecked = (dish: WrittenDish, slot: Slot, at: MealPlace) => SpanishDish | null

const mostTexts = 20_000
/** The terms of texts by the lexicon, which are the same for every child. */
const known: LexiconTerms = new Map()

const planOf = (dish: DishText): PlanText => ({
  days: [{ dishes: [dish] }],
  shoppingList: [],
  tips: [],
})

/** What a meal says in Spanish, in the English that it is judged by; null where a word of it is not known. */
export function judgedText(
  slot: Slot,
  { name, ingredients, steps, parts }: SpanishWords,
): DishText | null {
  let isRead = true
  const read = (text: string): string => {
    const { english, unread } = inEnglish(text)
    if (unread.length > 0) isRead = false
    return english
  }
  const named = [name, ...parts.filter((part) => !name.includes(part))].map(read).join('. ')
  const text = {
    slot,
    name: named,
    lines: ingredients.map(read),
    steps: steps.map(read),
    benefits: '',
  }
  return isRead ? text : null
}

const keyOf = ({ rule, id }: SafetyViolation): string => `${rule} ${id}`

const storedText = (slot: Slot, dish: WrittenDish): DishText => ({
  slot,
  name: dish.name,
  lines: dish.ingredients,
  steps: stepsOfDish(dish),
  benefits: '',
})

/** The stored words of what all at the table eat of a meal. */
function sharedText(slot: Slot, dish: WrittenDish): DishText {
  const { parts = [] } = dish
  const shared = parts.filter((part) => !isPreparedSeparately(part))
  const own = parts.filter(isPreparedSeparately).flatMap(({ apart_steps = [] }) => apart_steps)
  const text = storedText(slot, dish)
  return {
    ...text,
    name: shared.map(({ name }) => name).join(', '),
    lines: shared.flatMap(({ ingredients }) => ingredients),
    steps: stepsWithout(text.steps, own),
  }
}

/** Whether a meal may be read as it is said in Spanish. */
export type SpanishGate = (dish: WrittenDish, slot: Slot, spanish: SpanishDish) => boolean

/**
 * Reads what is said in Spanish: all of it by the child's rules, and what is shared by the rules of everyone at the
 * table. What has a word that is not known, or breaks a rule which its English does not break, does not pass.
 */
export function spanishGate(child: ProfileFacts): SpanishGate {
  const profile = toPlannerProfile(child, interpretTable(child), [])
  const { restrictions, ownRestrictions } = profile
  const ofTable = openPlanCheck(restrictions)
  const ofChild = hasOthersRules(profile) ? openPlanCheck(ownRestrictions) : ofTable
  return (dish, slot, spanish) => {
    if (known.size > mostTexts) known.clear()
    const passesIn = (check: typeof ofTable, words: SpanishWords, stored: () => DishText) => {
      const text = judgedText(slot, words)
      if (!text) return false
      const found = check(planOf(text), known)
      if (found.length === 0) return true
      const before = new Set(check(planOf(stored()), known).map(keyOf))
      return found.every((one) => before.has(keyOf(one)))
    }
    const { shared } = spanish
    const isOfChild = passesIn(ofChild, spanish, () => storedText(slot, dish))
    if (!isOfChild || ofChild === ofTable) return isOfChild
    return shared
      ? passesIn(ofTable, { ...shared, parts: [] }, () => sharedText(slot, dish))
      : passesIn(ofTable, spanish, () => storedText(slot, dish))
  }
}

/** Says the meals of a child in Spanish; null of what has no Spanish, or does not pass the gate. */
export function checkedSpanish(child: ProfileFacts): SayChecked {
  const passes = spanishGate(child)
  return (dish, slot, at) => {
    const spanish = spanishDish(dish, at)
    return spanish && passes(dish, slot, spanish) ? spanish : null
  }
}
