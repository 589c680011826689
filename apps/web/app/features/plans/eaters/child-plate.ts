import type { Juice, Meal, PlatePart, Snack } from '@brightplate/contract/plans/plan-data'
import * as words from '#words/plans/eaters/plate'

/** How much of something stands on a plate, in whole grams from 10 g on, as lines print them. */
const shownGrams = (grams: number) => (grams >= 10 ? Math.round(grams) : grams)

function foodWords({ name, grams, role }: PlatePart): string {
  const food = role === 'learning' ? words.tasteOf({ food: name }) : name
  return grams === null ? food : words.weighed({ food, grams: shownGrams(grams) })
}

/** What the others have in place of a base that is prepared separately for the child; plans of before hold nothing. */
export function othersWords([base, ...parts]: readonly PlatePart[]): string[] {
  if (!base?.apart_steps) return []
  const instead = parts.find(({ for_others }) => for_others && !for_others.child_ids)
  return instead
    ? [words.othersHave({ dish: instead.name })]
    : [words.othersNeed({ food: base.name })]
}

type Shared = Pick<Meal | Snack | Juice, 'people' | 'parts'>

/** What of a meal that others share is on the child's own plate; null for a child alone, and in older plans. */
export function ownFoods({ people = 1, parts = [] }: Shared, childName: string | null) {
  if (people === 1 || parts.length === 0) return null
  const foods = parts.filter(({ for_others }) => !for_others).map(foodWords)
  return words.plateOfChild({ name: childName ?? 'unnamed', foods: foods.join(', ') })
}

/** The same, with for how many its lines are, and what the others have in place of it. */
export function childPlate(dish: Shared, childName: string | null): string | null {
  const own = ownFoods(dish, childName)
  if (own === null) return null
  const { people = 1, parts = [] } = dish
  return [words.atTable({ people }), own, ...othersWords(parts)].join(' ')
}
