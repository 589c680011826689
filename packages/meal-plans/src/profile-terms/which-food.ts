import type { SafeFoodReading } from '@brightplate/contract/typed/profile-terms'
import { severalNamed } from '@brightplate/foods/interpret/names/several-named'
import type { Restrictions } from '@brightplate/foods/restrictions'
import { checkPlanText } from '@brightplate/foods/safety-check/check-plan-text'
import { say } from '@brightplate/planner/texts/english'
import type { JudgedSafeFood } from '../profile/judge-safe-foods.ts'
import { inEnglish } from '../wording/wording.ts'

const isExcluded = (food: string, restrictions: Restrictions): boolean => {
  const dish = { slot: 'lunch' as const, name: '', lines: [food], steps: [], benefits: '' }
  const text = { days: [{ dishes: [dish] }], shoppingList: [], tips: [] }
  return checkPlanText(restrictions, text).length > 0
}

interface WhichFood {
  question: string
  answers: NonNullable<SafeFoodReading['answers']>
}

/**
 * What is asked of a safe food whose name is one thing here and another elsewhere: where a rule of the child is about
 * what one of them holds, where we do not know the food by that name, or where it is another food in a cuisine
 * that the family asks for or whose words its list is in, or in the country in whose English it is asked. Null where nothing hangs on it, and where it stays out.
 */
export function whichFood(
  { typed, verdict, doubt }: Pick<JudgedSafeFood, 'typed' | 'verdict' | 'doubt'>,
  restrictions: Restrictions,
  cuisines: readonly string[],
  { sentence, term, country } = inEnglish,
): WhichFood | null {
  const named = severalNamed(typed)
  if (!named || doubt || verdict === 'forbidden') return null
  const isUnknown = verdict === 'as_typed' || verdict === 'read_label'
  const isTouched =
    named.allergens.some((id) => restrictions.allergens.includes(id)) ||
    named.foods.some((food) => isExcluded(food, restrictions))
  const isOfAnother = named.anotherIn.some(
    (cuisine) => cuisine === country || cuisines.includes(cuisine),
  )
  if (!isUnknown && !isTouched && !isOfAnother) return null
  return {
    question: sentence(say('familiar.which', { typed })),
    answers: named.eatenAs.map((food) => ({ act: 'eats', label: term(food), foods: [food] })),
  }
}
