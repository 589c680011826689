import { dishAt } from '@brightplate/contract/plans/dish-at'
import type { PlanData, ShoppingItem, Snack } from '@brightplate/contract/plans/plan-data'
import { checkPlanText, type LexiconTerms } from '@brightplate/foods/safety-check/check-plan-text'
import type { SafetyViolation } from '@brightplate/foods/safety-violation'
import { hasOthersRules } from '@brightplate/planner/own-profile'
import type { PlannerProfile } from '@brightplate/planner/planner-profile'
import { slots } from '@brightplate/planner/slot'
import { checkedTips } from './checked-tips.ts'
import { ownWords } from './own-words.ts'
import { planText } from './plan-text.ts'
import { isPreparedSeparately, stepsWithout } from './prepared-separately.ts'

/** A dish without what is prepared separately for the child. */
function sharedOf<Dish extends Snack>(dish: Dish): Dish {
  const { parts = [], leftover } = dish
  const shared = parts.filter((part) => !isPreparedSeparately(part))
  const preparedSeparately = parts.filter(isPreparedSeparately)
  if (preparedSeparately.length === 0) return dish
  const ownSteps = preparedSeparately.flatMap(({ apart_steps = [] }) => apart_steps)
  const ownTyped = preparedSeparately.flatMap(({ typed, ingredients }) =>
    typed !== null && ingredients.length === 0 ? typed : [],
  )
  return {
    ...dish,
    name: shared.map(({ name }) => name).join(', '),
    parts: shared,
    ingredients: shared.flatMap(({ ingredients }) => ingredients),
    ...(dish.steps ? { steps: stepsWithout(dish.steps, ownSteps) } : {}),
    ...(dish.beside ? { beside: dish.beside.filter((typed) => !ownTyped.includes(typed)) } : {}),
    ...(leftover
      ? {
          leftover: {
            ...leftover,
            fresh: { ...leftover.fresh, steps: stepsWithout(leftover.fresh.steps, ownSteps) },
          },
        }
      : {}),
    ...(dish.cooked_for
      ? {
          cooked_for: {
            ...dish.cooked_for,
            steps: stepsWithout(dish.cooked_for.steps, ownSteps),
          },
        }
      : {}),
  }
}

/** The foods of a plan that stand in something shared. */
function sharedFoods(plan: PlanData): ReadonlySet<string> {
  const shared = plan.days.flatMap((_, day) =>
    slots.flatMap((slot) => {
      const { parts = [], foods = [], beside = [] } = dishAt(plan, day, slot) ?? {}
      const ofLines = parts.flatMap((part) => part.ingredients.map(() => part))
      const typed = parts.flatMap((part) =>
        isPreparedSeparately(part) && part.typed ? part.typed : [],
      )
      return [
        ...foods.flatMap(({ food_id }, line) => {
          const part = ofLines[line]
          return part && isPreparedSeparately(part) ? [] : food_id
        }),
        ...beside.filter((one) => !typed.includes(one)),
      ]
    }),
  )
  return new Set(shared)
}

/** What everyone at the table eats of a plan, and what is bought for it. */
function sharedPlan(plan: PlanData): PlanData {
  const foods = sharedFoods(plan)
  const isShared = ({ for_foods = [], typed, name }: ShoppingItem) =>
    for_foods.length > 0 ? for_foods.some((id) => foods.has(id)) : foods.has(typed ?? name)
  const items = plan.shopping_items
  const own = ownWords(plan)
  return {
    ...plan,
    days: plan.days.map((day) => {
      const juice = sharedOf({ ...day.juice, steps: day.juice.preparation })
      return {
        ...day,
        breakfast: sharedOf(day.breakfast),
        lunch: sharedOf(day.lunch),
        dinner: sharedOf(day.dinner),
        snacks: day.snacks.map((snack) => sharedOf(snack)),
        juice: { ...juice, preparation: juice.steps },
      }
    }),
    ...(items
      ? {
          shopping_items: items.filter(isShared),
          shopping_list: plan.shopping_list.filter((_line, index) => {
            const item = items[index]
            return !item || isShared(item)
          }),
        }
      : {}),
    ...(plan.staples ? { staples: plan.staples.filter(isShared) } : {}),
    // What is said of the child's own foods is no part of the shared dish.
    general_tips: checkedTips(plan).filter((_tip, index) => {
      const whole = plan.general_tips[index]
      return whole === undefined || !own.has(whole)
    }),
  }
}

/**
 * What the words of a plan break: all of it by the child's rules, and what is shared by the rules of
 * everyone who eats of it.
 */
export function brokenWords(
  plan: PlanData,
  profile: Pick<PlannerProfile, 'restrictions' | 'ownRestrictions'>,
  isLabelRead: (typed: string) => boolean = () => false,
): SafetyViolation[] {
  const known: LexiconTerms = new Map()
  const own = checkPlanText(profile.ownRestrictions, planText(plan, isLabelRead), known)
  if (!hasOthersRules(profile)) return own
  const shared = planText(sharedPlan(plan), isLabelRead)
  return [...own, ...checkPlanText(profile.restrictions, shared, known)]
}
