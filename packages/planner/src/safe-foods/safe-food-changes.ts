import { findPlainFoods } from '@brightplate/foods/plain-foods/find-plain-foods'
import { within } from '../compositions/parts/within.ts'
import { dishesAtHome, type PlanDocument, type PlannedDish } from '../plan-document.ts'
import type { SafeFood } from '../planner-profile.ts'
import type { RuleReason } from '../rules/rule-reason.ts'
import { type KeyedText, say } from '../texts/english.ts'
import { ruleName } from '../texts/rule-names.ts'
import type { TagChange } from '../writing/changes.ts'

export interface RefusedSafeFood {
  typed: string
  rule: RuleReason
}

const mealsOf = ({ days }: PlanDocument) => days.flatMap(dishesAtHome)

type ServedMeal = Pick<PlannedDish, 'parts' | 'beside'>

const isOnPlate = ({ for_others: forOthers }: NonNullable<ServedMeal['parts']>[number]) =>
  !forOthers

/** Under the parent's own word, or as the very same food under another. */
function servesAsTyped({ parts = [], beside }: ServedMeal, typed: string): boolean {
  const forms = findPlainFoods(typed).flatMap(({ id, variantOf }) => (variantOf === null ? id : []))
  const isNamed = (part: (typeof parts)[number]) =>
    part.typed === typed || forms.some((id) => id === part.food_id)
  return beside.includes(typed) || parts.filter(isOnPlate).some(isNamed)
}

/** What it is by form, made without what a rule excludes too. Made at home it is another food. */
function holds(
  { parts = [], safe_food, beside }: Pick<PlannedDish, 'parts' | 'safe_food' | 'beside'>,
  typed: string,
): boolean {
  if (safe_food?.typed === typed || beside.includes(typed)) return true
  const forms = findPlainFoods(typed).map(({ id }) => id)
  return parts
    .filter(isOnPlate)
    .some(
      (part) =>
        part.typed === typed ||
        (part.role === 'accepted' && forms.some((id) => id === part.food_id)),
    )
}

/** The one name under which a food stands that no part of a meal bears as it was typed; null where some does. */
function otherName(typed: string, meals: readonly ServedMeal[]): string | null {
  const forms = findPlainFoods(typed).map(({ id }) => id)
  const names = new Set(
    meals
      .flatMap(({ parts = [] }) => parts.filter(isOnPlate))
      .filter((part) => part.role === 'accepted' && forms.some((id) => id === part.food_id))
      .map(({ name }) => name),
  )
  const [name] = names
  return name !== undefined && names.size === 1 ? name : null
}

/** Whether a safe food stands in or beside a meal. */
export const isPlaced = (typed: string, document: PlanDocument): boolean =>
  mealsOf(document).some((meal) => holds(meal, typed))

function changeOf(
  { typed, unread }: SafeFood,
  document: PlanDocument,
  mayStand: (typed: string) => boolean,
): KeyedText {
  const meals = mealsOf(document)
  const servings = meals.filter((meal) => servesAsTyped(meal, typed))
  const placed = servings.length > 0 ? servings : meals.filter((meal) => holds(meal, typed))
  const params = { count: placed.length, total: meals.length }
  if (placed.length === 0 && unread) return say('change.familiar-unread')
  if (placed.length === 0) {
    return say(mayStand(typed) ? 'change.familiar-full' : 'change.familiar-alone')
  }
  const under = servings.length === 0 ? otherName(typed, placed) : null
  if (under !== null) return say('change.familiar-named', { ...params, food: within(under) })
  const asTyped = placed.some(({ beside }) => beside.includes(typed))
  return say(asTyped ? 'change.familiar-as-typed' : 'change.familiar', params)
}

/**
 * What became of each safe food: where it stands, why it does not, or the rule that keeps it out.
 * @param mayStand whether any meal composition of the profile holds a food, asked of those that stand nowhere
 */
export const safeFoodChanges = (
  allowed: readonly SafeFood[],
  refused: readonly RefusedSafeFood[],
  document: PlanDocument,
  mayStand: (typed: string) => boolean,
): TagChange[] => [
  ...allowed.map((food) => ({ tag: food.typed, text: changeOf(food, document, mayStand) })),
  ...refused.map(({ typed, rule }) => ({
    tag: typed,
    text: say('change.familiar-out', { rule: ruleName(rule) }),
  })),
]
