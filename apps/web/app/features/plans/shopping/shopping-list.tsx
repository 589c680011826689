import * as words from '#words/plans/shopping'
import { EmptyState } from '../../../ui/page/page-state.tsx'
import { leftOutFoods } from '../left-out/left-out-foods.ts'
import { leftOutOfList } from '../left-out/left-out-words.ts'
import type { ShownPlan } from '../shown-plan.ts'
import { lineMeals } from './lines/line-meals.ts'
import { MarkedLines } from './marked-lines.tsx'
import { markedList } from './marked-list.ts'
import { useShoppingMarks } from './marks/use-shopping-marks.ts'
import { ShareList } from './share-list.tsx'
import { type ShoppingLine, shoppingTrips } from './shopping-trips.ts'
import { tripName } from './trip-name.ts'

interface ShoppingListProps {
  plan: ShownPlan
  userId: string
}

export function ShoppingList({ plan, userId }: ShoppingListProps) {
  const marking = useShoppingMarks(userId, plan.id)
  const data = plan.plan_data
  const leftOut = leftOutFoods(plan)
  const tripCount = shoppingTrips(data, leftOut).length
  if (tripCount === 0) return <EmptyState message={words.none} />
  const isSplit = ({ id }: ShoppingLine) =>
    data.shopping_items?.some(({ line }) => line === `${id}/2`) ?? false
  const weeksOf = (line: ShoppingLine, trip: number) =>
    trip > 1 ? 'second' : isSplit(line) ? 'first' : 'all'
  const list = markedList(data, marking.marks, { leftOut, madeAt: plan.created_at })
  return (
    <MarkedLines
      list={list}
      planId={plan.id}
      marking={marking}
      mealsOf={(line, trip) => lineMeals(plan, line, weeksOf(line, trip))}
      titleOf={(trip) => tripName(data, trip, tripCount)}
      actions={<ShareList plan={plan} marks={marking.marks} />}
      remarks={leftOutOfList(plan.warnings, leftOut)}
    />
  )
}
