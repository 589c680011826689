import { daysLater } from '@brightplate/contract/plain-date'
import type { MealPlan } from '@brightplate/contract/plans/meal-plan'
import type { ShoppingMark } from '@brightplate/contract/plans/shopping-mark'
import * as words from '#words/plans/today/to-do'
import { tasksBefore, tasksOn } from '../ahead/tasks-of.ts'
import { leftOutFoods } from '../left-out/left-out-foods.ts'
import { daySearch } from '../meal-address.ts'
import { markedList } from '../shopping/marked-list.ts'
import { shoppingEvents } from '../shopping/shopping-events.ts'

export interface ThingToDo {
  kind: 'ahead' | 'shop'
  text: string
  to: string
}

/** How many lines of a trip are neither in the cart nor at home. */
function linesLeft(plan: MealPlan, trip: number, marks: readonly ShoppingMark[]): number {
  const inCart = new Set(
    marks.filter(({ lasting, state }) => !lasting && state === 'in_cart').map(({ line }) => line),
  )
  const leftOut = leftOutFoods(plan)
  const { trips } = markedList(plan.plan_data, marks, { leftOut, madeAt: plan.created_at })
  const ofTrip = trips.filter((one) => one.trip === trip).flatMap(({ aisles }) => aisles)
  return ofTrip.flatMap(({ lines }) => lines).filter(({ id }) => !inCart.has(id)).length
}

/** What of a plan waits for today: food to thaw or to begin, and the trip to the shop. */
export function thingsToDo(
  plan: MealPlan,
  today: string,
  marks: readonly ShoppingMark[],
): ThingToDo[] {
  const page = `/meal-plan/${plan.id}`
  const { days } = plan.plan_data
  const day = days.find(({ date }) => date === today)
  const [first] = days
  const tasks =
    day !== undefined
      ? tasksOn(plan, day)?.tasks
      : first?.date === daysLater(today, 1)
        ? tasksBefore(plan, first, today)?.tasks
        : undefined
  const shop = shoppingEvents(plan).find(({ date }) => date === today)
  const left = shop ? linesLeft(plan, shop.trip, marks) : 0
  return [
    ...(tasks ?? []).map(
      ({ text }) =>
        ({
          kind: 'ahead',
          text: text.text,
          to: `${page}${daySearch((day ?? first)?.day ?? 1)}`,
        }) as const,
    ),
    ...(left > 0
      ? [{ kind: 'shop', text: words.shop({ count: left }), to: `${page}?tab=list` } as const]
      : []),
  ]
}
