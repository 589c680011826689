import { ageBandOf } from '@brightplate/foods/eating/age-band'
import { eatingDays } from '@brightplate/foods/eating/eating-days'
import { usdOfFoods } from '@brightplate/foods/shop/usd-of-foods'
import { portionsOfLines } from '../dishes/portions-of-lines.ts'
import { dishesAtHome, type Objective, type PlannedDay } from '../plan-document.ts'
import type { PlannerProfile } from '../planner-profile.ts'
import { say, sayPart } from '../texts/english.ts'
import { budgetLeft } from './budget-left.ts'
import { overBudget, type PricedDish } from './over-budget.ts'
import { usdOfWeek } from './usd-of-week.ts'

type Priced = Pick<PlannerProfile, 'weeklyBudget' | 'ageYears'>

const cents = (usd: number) => Math.round(usd * 100) / 100
const daysAWeek = 7

/** As shown: to ten cents. */
const tenths = (usd: number) => Math.round(usd * 10) / 10

/** Said of a day that costs more than three in four days of real children of the age, where no budget says what is much. */
function aboveUsual(
  usdADay: number,
  { weeklyBudget, ageYears }: Priced,
): Pick<Objective, 'above_usual'> {
  const age = ageBandOf(ageYears)
  const [from = '', to = ''] = age.split('-')
  const usual = tenths(eatingDays[age].usd)
  if (weeklyBudget !== null || tenths(usdADay) <= usual) return {}
  return {
    above_usual: say('cost.above-usual', {
      ages: sayPart('part.ages', { from, to }),
      usual: usual.toFixed(2),
    }),
  }
}

/** How a week stands to what the family wants to spend, in whole dollars as both are shown. */
function againstBudget(
  usd: number,
  budget: number,
  dishes: readonly PricedDish[],
  weeks: number,
): NonNullable<Objective['budget']> {
  const left = budgetLeft(usd, budget)
  const text =
    left >= 0
      ? say('cost.under-budget', { budget, left })
      : overBudget(dishes, weeks, budget, -left)
  return { usd: budget, text }
}

/**
 * What a week of the plan costs at average prices, for the food that is used and everyone at the table,
 * and a day of the child's own share. Null where a dish does not say for how many it is, as in older plans.
 */
export function costOfPlan(days: readonly PlannedDay[], profile: Priced): Objective | null {
  const { weeklyBudget } = profile
  const dishes = days.flatMap(dishesAtHome)
  const usd = usdOfWeek(days)
  if (usd === null) return null
  const eaten = dishes.flatMap((dish) => {
    const portions = portionsOfLines(dish)
    return dish.foods.map(({ food_id, grams }, line) => ({
      food_id,
      grams: grams / (portions[line] ?? 1),
    }))
  })
  const unknown = [...new Set(dishes.flatMap(({ beside }) => beside))]
  const weeks = days.length / daysAWeek
  const usdADay = cents(usdOfFoods(eaten) / days.length)
  return {
    usd,
    child_usd_a_day: usdADay,
    basis: say('cost.basis'),
    left_out:
      unknown.length > 0 ? say('cost.left-out-typed', { foods: unknown }) : say('cost.left-out'),
    ...aboveUsual(usdADay, profile),
    ...(weeklyBudget === null ? {} : { budget: againstBudget(usd, weeklyBudget, dishes, weeks) }),
  }
}
