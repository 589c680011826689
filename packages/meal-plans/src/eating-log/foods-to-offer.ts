import type { EatingAnswer, OfferedFood } from '@brightplate/contract/child/eating-log'
import { daysLater } from '@brightplate/contract/plain-date'
import { findPlainFoods } from '@brightplate/foods/plain-foods/find-plain-foods'
import { plainFoodOf } from '@brightplate/foods/plain-foods/plain-foods'

const lateDays = 14
const oftenFrom = 3

interface OfferRequest {
  answers: readonly Pick<EatingAnswer, 'food' | 'said' | 'eaten_on'>[]
  safeFoods: readonly string[]
  /** A plain date. */
  today: string
}

/**
 * Plain foods that may join the list of a child: eaten three times and more in two weeks, never "not today", and not
 * on it by any name.
 */
export function foodsToOffer({ answers, safeFoods, today }: OfferRequest): OfferedFood[] {
  const listed = new Set(safeFoods.flatMap((typed) => findPlainFoods(typed).map(({ id }) => id)))
  const since = daysLater(today, -lateDays)
  return [...Map.groupBy(answers, ({ food }) => food)].flatMap(([id, ofFood]): OfferedFood[] => {
    const food = plainFoodOf(id)
    const eaten = ofFood.filter(({ said, eaten_on }) => said === 'eaten' && eaten_on > since)
    const isLeft = ofFood.some(({ said }) => said === 'not_today')
    if (!food || listed.has(id) || isLeft || eaten.length < oftenFrom) return []
    return [{ food: id, name: food.name }]
  })
}
