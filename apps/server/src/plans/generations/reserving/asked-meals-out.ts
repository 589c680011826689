import type { GenerateBody } from '@brightplate/contract/plans/meal-plan'
import type { MealOut } from '@brightplate/planner/meals-out/meal-out'
import { slots } from '@brightplate/planner/slot'
import * as words from '#localized/errors'
import { AppError } from '../../../errors.ts'

const refused = (detail: string) =>
  new AppError('invalid_input', { detail, fields: { meals_out: detail } })

/**
 * The meals out that a parent asks for, each once. Throws `invalid_input` for a day that the plan has not,
 * and where no meal would be left at home.
 */
export function askedMealsOut({
  duration_days: days,
  meals_out: asked = [],
}: Pick<GenerateBody, 'duration_days' | 'meals_out'>): MealOut[] {
  if (asked.some(({ day }) => day > days)) throw refused(words.daysOfPlan({ days }))
  const once = new Map(asked.map(({ day, slot }) => [`${day}/${slot}`, { day: day - 1, slot }]))
  if (once.size >= days * slots.length) throw refused(words.oneMealAtHome())
  return [...once.values()]
}
