import { useLocation, useNavigate } from 'react-router'
import { dayDishes } from '../day-dishes.ts'
import { daySearch } from '../meal-address.ts'
import type { ShownPlan } from '../shown-plan.ts'

/** The dish whose sheet the address asks for, and the way back to its day; null where it asks for none of the plan. */
export function useOpenDish(plan: ShownPlan) {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const asked = new URLSearchParams(search)
  const day = plan.plan_data.days.find((one) => String(one.day) === asked.get('day'))
  const meal = day && dayDishes(day).find(({ slot }) => slot === asked.get('dish'))
  if (!day || !meal || meal.dish.eaten_out) return null
  // Opened from the day, the browser's own way back leads there; by its address, there is nothing to go back to.
  const isFromDay = typeof state === 'object' && state !== null && 'isFromDay' in state
  const close = () => {
    if (isFromDay) navigate(-1)
    else navigate(daySearch(day.day), { replace: true, preventScrollReset: true })
  }
  return { place: { day: day.day, slot: meal.slot }, word: meal.word, dish: meal.dish, close }
}
