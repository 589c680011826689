import { requireFood } from '@brightplate/foods/foods'
import { dishesAtHome, type PlannedDay } from '../plan-document.ts'
import type { TextKey } from '../texts/english.ts'

type Served = Pick<ReturnType<typeof dishesAtHome>[number], 'temperature' | 'foods'>

const isCooked = ({ temperature }: Served) => temperature !== 'cold'

const isRice = (name: string) => /\brice\b(?! (?:flour|vinegar|drink))/.test(name)

const holdsRice = ({ foods }: Served) =>
  foods.some(({ food_id }) => isRice(requireFood(food_id).name))

/** How long leftovers keep, where anything is cooked of which there may be some. */
export function leftoversTip(days: readonly PlannedDay[]): TextKey[] {
  const cooked = days.flatMap(dishesAtHome).filter(isCooked)
  if (cooked.length === 0) return []
  return [cooked.some(holdsRice) ? 'tip.leftovers' : 'tip.leftovers-without-rice']
}
