import { linesByPeople } from '@brightplate/contract/plans/dishes/lines-by-people'
import type { PlanDay } from '@brightplate/contract/plans/plan-data'
import * as plateWords from '#words/plans/eaters/plate'
import * as words from '#words/plans/print'
import type { ShortMeal } from '../../../ui/print/short-sheets.tsx'
import type { DayDish } from '../day-dishes.ts'
import { othersWords, ownFoods } from '../eaters/child-plate.ts'
import { forWhom, isUnchecked, plateOf, sharedDishWords } from '../eaters/plate-of.ts'
import { sharedDish } from '../eaters/shared-dish.ts'
import { siblingPlates } from '../eaters/sibling-plates.ts'
import type { ShownPlan } from '../shown-plan.ts'

/** Of a sibling who eats the dish as it is called nothing needs to be told. */
const eatsAnother = (dish: DayDish['dish']) => {
  const { name, plates = [] } = dish
  return plates.filter(({ text }) => text.text.toLowerCase() !== name.toLowerCase())
}

/** What a meal shares with another, without the lines for both. */
function sharedWords({ dish }: DayDish, days: readonly PlanDay[]): string[] {
  const shared = sharedDish(dish, days)
  if (!shared) return []
  return [shared.ingredients.length > 0 ? `${shared.alone} ${words.inThePlan}` : shared.alone]
}

/** The amounts of a meal by for how many they are. */
function amountsOf({ dish }: DayDish, name: string): string {
  if ((dish.people ?? 1) === 1) return dish.ingredients.join(' · ')
  return linesByPeople(dish)
    .map(({ people, lines }) => words.forPeople({ people, name, lines: lines.join(' · ') }))
    .join('; ')
}

/** A meal in few lines, without its steps: all amounts, and whatever tells who must not eat of it or what nobody checked. */
export function shortMeal(
  of: DayDish,
  plan: Pick<ShownPlan, 'child_name' | 'profile_snapshot'>,
  days: readonly PlanDay[],
): ShortMeal {
  const { slot, word, dish } = of
  const { parts, beside } = plateOf(dish)
  const own = ownFoods(dish, plan.child_name)
  const isToldOfOthers = parts.some(({ for_others: others }) => others && !others.child_ids)
  const ofParts = parts.flatMap((part) => [
    ...(part.apart_steps ? [words.preparedApart({ part: part.name })] : []),
    ...(part.for_others ? [`${part.name}${forWhom(part.for_others)}`] : []),
    ...[sharedDishWords(part, plan.child_name) ?? []].flat(),
    ...(isUnchecked(part) ? [`${part.name}: ${plateWords.notChecked}`] : []),
  ])
  return {
    key: slot,
    slot: word,
    name: dish.name,
    amounts: amountsOf(of, plan.child_name ?? 'unnamed'),
    notes: [
      ...sharedWords(of, days),
      ...ofParts,
      ...(own ? [own] : []),
      ...(isToldOfOthers ? [] : othersWords(parts)),
      ...siblingPlates({ plates: eatsAnother(dish) }, plan),
      ...(beside.length > 0
        ? [`${plateWords.besideIt({ foods: beside.join(', ') })} ${plateWords.notChecked}`]
        : []),
    ],
  }
}
