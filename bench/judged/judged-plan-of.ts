import type { PlanData } from '@brightplate/contract/plans/plan-data'
import { checkedTips } from '@brightplate/meal-plans/check/checked-tips'
import type { PlanDocument } from '@brightplate/planner/plan-document'
import type { JudgedDish, JudgedPlan } from '../oracle/judged-plan.ts'

type Written = Pick<
  PlanData['days'][number]['lunch'],
  'name' | 'ingredients' | 'beside' | 'safe_food' | 'parts' | 'plates'
>

/** A dish without the parts that are prepared apart for the child. */
function sharedOf(
  { parts = [] }: Pick<Written, 'parts'>,
  steps: readonly string[],
): Pick<JudgedDish, 'shared'> {
  const apart = parts.filter(({ apart_steps }) => apart_steps !== undefined)
  if (apart.length === 0) return {}
  const shared = parts.filter(({ apart_steps }) => apart_steps === undefined)
  const own = new Set(apart.flatMap(({ apart_steps = [] }) => apart_steps))
  return {
    shared: {
      name: shared.map(({ name }) => name).join(', '),
      lines: shared.flatMap(({ name, ingredients }) =>
        ingredients.length > 0 ? ingredients : [name],
      ),
      steps: steps.filter((step) => !own.has(step)),
    },
  }
}

/** What is said to be on the plate of each of the household's other children. */
function platesOf(
  { parts = [], plates = [] }: Pick<Written, 'parts' | 'plates'>,
  steps: readonly string[],
) {
  const sharedSteps = sharedOf({ parts }, steps).shared?.steps ?? steps
  return Object.fromEntries(
    plates.map(({ child_id, parts: places }) => {
      const on = places.flatMap((place) => parts[place] ?? [])
      return [
        child_id,
        {
          name: on.map(({ name }) => name).join(', '),
          lines: on.flatMap(({ name, ingredients }) =>
            ingredients.length > 0 ? ingredients : [name],
          ),
          steps: [...sharedSteps, ...on.flatMap(({ apart_steps = [] }) => apart_steps)],
        },
      ]
    }),
  )
}

/** The lines of which the child has nothing. */
const othersLinesOf = ({ parts = [] }: Pick<Written, 'parts'>): number[] =>
  parts
    .flatMap((part) => part.ingredients.map(() => part.for_others !== undefined))
    .flatMap((isOthers, line) => (isOthers ? line : []))

/** The lines that are for the child alone. */
function childLinesOf({
  parts,
  safe_food,
  ingredients,
}: Pick<Written, 'parts' | 'safe_food' | 'ingredients'>): number[] {
  const ofParts = parts?.flatMap((part) => part.ingredients.map(() => part.people === 1))
  const firstOfSide = ingredients.length - (safe_food?.side_lines ?? 0)
  const isOwn = ofParts ?? ingredients.map((_, line) => line >= firstOfSide)
  return isOwn.flatMap((own, line) => (own ? line : []))
}

const judgedDish = (
  slot: JudgedDish['slot'],
  { name, ingredients, beside = [], safe_food, parts, plates }: Written,
  steps: readonly string[] = [],
): JudgedDish => ({
  slot,
  name,
  lines: [...beside, ...ingredients],
  childLines: childLinesOf({ parts, safe_food, ingredients }).map((line) => beside.length + line),
  othersLines: othersLinesOf({ parts }).map((line) => beside.length + line),
  steps,
  ...sharedOf({ parts }, steps),
  plates: platesOf({ parts, plates }, steps),
})

/** The words of a plan for the oracle, as the planner wrote it or as it was stored. */
export const judgedPlanOf = (plan: PlanDocument | PlanData): JudgedPlan => ({
  days: plan.days.map(({ breakfast, lunch, dinner, snacks, juice }) => [
    judgedDish('breakfast', breakfast, breakfast.steps),
    judgedDish('lunch', lunch, lunch.steps),
    judgedDish('dinner', dinner, dinner.steps),
    ...snacks.map((snack, index) =>
      judgedDish(index === 0 ? 'snack_1' : 'snack_2', snack, snack.steps),
    ),
    judgedDish('juice', juice, juice.preparation),
  ]),
  shoppingList: plan.shopping_list,
  tips: checkedTips(plan),
})
