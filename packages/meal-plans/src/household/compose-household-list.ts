import { daysLater } from '@brightplate/contract/plain-date'
import { dishAt } from '@brightplate/contract/plans/dish-at'
import type { PlanData, Snack } from '@brightplate/contract/plans/plan-data'
import { eatenOut } from '@brightplate/planner/meals-out/eaten-out'
import { dishesAtHome } from '@brightplate/planner/plan-document'
import { type HouseholdList, householdList } from '@brightplate/planner/shop/household-list'
import { shoppingList } from '@brightplate/planner/shop/shopping-list'
import { usdOfWeek } from '@brightplate/planner/shop/usd-of-week'
import { slots } from '@brightplate/planner/slot'
import { type KeyedText, say } from '@brightplate/planner/texts/english'
import type { MealSlot } from '../finish/plan-change.ts'
import { planProfile } from '../profile/plan-profile.ts'
import type { ProfileFacts } from '../profile/profile-facts.ts'
import { toPlannedDays } from '../swap/to-planned-days.ts'
import { withDish } from '../swap/with-dish.ts'

export interface PlanOfHousehold {
  childId: string
  child: ProfileFacts
  startDate: string
  planData: PlanData
  /** Where a dish no longer fits: nothing is bought for it. */
  leftOut: readonly MealSlot[]
}

export interface HouseholdListRequest {
  plans: readonly PlanOfHousehold[]
  /** A plain date. */
  today: string
}

export interface ComposedHouseholdList extends HouseholdList {
  /** US dollars a week of the food used; null where a plan does not tell. */
  cost: { usd: number; basis: KeyedText } | null
  /** Meals that stand in two plans and are bought once. */
  boughtOnce: number
  /** Who has a plan of its own and eats of another's too, by places of the plans. */
  eatsOfBoth: { eater: number; plan: number }[]
}

const eatsOf = ({ child }: PlanOfHousehold, { childId }: PlanOfHousehold): boolean =>
  child.eaters?.some((one) => one.child_id === childId) ?? false

const gramsOf = ({ foods = [] }: Snack) => foods.reduce((sum, { grams }) => sum + grams, 0)

/** What is cooked for everyone of a meal; null of what is kept from another, or for another. */
function cookedAs({
  recipe_id,
  parts = [],
  leftover,
  cooked_for,
  eaten_out,
}: Snack): string | null {
  if (leftover || cooked_for || eaten_out || !recipe_id) return null
  const shared = parts.filter(({ for_others: others }) => !others)
  return JSON.stringify([
    recipe_id,
    shared.map((part) => part.food_id ?? part.recipe_id ?? part.name).sort(),
  ])
}

/**
 * Where a plan has the meal that a plan beside it cooks for its child too, on the same day: it is cooked once, in the
 * larger pot.
 */
function cookedBeside(plans: readonly PlanOfHousehold[], index: number): MealSlot[] {
  const own = plans[index]
  if (!own) return []
  return own.planData.days.flatMap((_, day) =>
    slots.flatMap((slot) => {
      const dish = dishAt(own.planData, day, slot)
      const cooked = dish && cookedAs(dish)
      if (!cooked) return []
      const date = daysLater(own.startDate, day)
      const isBeside = plans.some((other, at) => {
        if (at === index || !eatsOf(other, own)) return false
        const there = other.planData.days.findIndex(
          (__, index) => daysLater(other.startDate, index) === date,
        )
        const isLeftOut = other.leftOut.some((one) => one.day === there && one.slot === slot)
        const beside = dishAt(other.planData, there, slot)
        if (isLeftOut || !beside || cookedAs(beside) !== cooked) return false
        if (!eatsOf(own, other)) return true
        const more = gramsOf(beside) - gramsOf(dish)
        return more > 0 || (more === 0 && at < index)
      })
      return isBeside ? [{ day, slot }] : []
    }),
  )
}

/** The list of several of a household's plans as one: bought once is what one shared dish is for. */
export function composeHouseholdList({
  plans,
  today,
}: HouseholdListRequest): ComposedHouseholdList {
  const composed = plans.map(({ child, startDate, planData, leftOut }, index) => {
    const { profile } = planProfile(child)
    const beside = cookedBeside(plans, index)
    const without = [...leftOut, ...beside]
    const days = toPlannedDays(planData).map((day, index) =>
      without
        .filter((one) => one.day === index)
        .reduce((left, { slot }) => withDish(left, slot, eatenOut()), day),
    )
    return {
      list: {
        ...shoppingList(days, profile),
        startDate,
        days: days.length,
        restrictions: profile.restrictions,
      },
      usd: days.some((day) => dishesAtHome(day).length > 0) ? usdOfWeek(days) : 0,
      beside,
    }
  })
  const [first] = plans
  const list = householdList(
    composed.map((one) => one.list),
    { measures: first?.child.measures ?? 'us', today },
  )
  const costs = composed.map(({ usd }) => usd).filter((one) => one !== null)
  return {
    ...list,
    cost:
      costs.length === plans.length
        ? { usd: costs.reduce((sum, usd) => sum + usd, 0), basis: say('cost.basis') }
        : null,
    boughtOnce: composed.flatMap(({ beside }) => beside).length,
    eatsOfBoth: plans.flatMap((own, eater) =>
      plans.flatMap((other, plan) =>
        plan !== eater && eatsOf(other, own) ? [{ eater, plan }] : [],
      ),
    ),
  }
}
