import type { EatingAnswer, EatingFeedback } from '@brightplate/contract/child/eating-log'
import { limits } from '@brightplate/contract/limits'
import type { EatenShare, RecordDay, RecordRow } from '@brightplate/contract/papers/food-record'
import type { SharedMeal } from '@brightplate/contract/sharing/shared-page'
import { isSameFood } from '@brightplate/contract/typed/food-feedback'

interface ReportedDay {
  date: string
  meals: readonly SharedMeal[]
  /** The same meals by the names that answers have: in English, as a plan is stored. */
  stored: readonly SharedMeal[]
  /** What the parent answered of the meals of this day. */
  told: readonly Pick<EatingAnswer, 'name' | 'said'>[]
}

/** An answer says that something was eaten, and not how much of it. */
const shareOf = {
  eaten: 'some',
  tasted: 'taste',
  not_today: 'none',
} as const satisfies Record<EatingFeedback, EatenShare>

/** As a kitchen can weigh it: tenths of a gram only of what is light. */
const amountOf = (grams: number) => `${grams < 10 ? grams : Math.round(grams)} g`

/** The foods of a plate; of a dish that is not known by its parts the dish, and what is beside it. */
function foodsOf(meal: SharedMeal): { food: string; grams: number | null }[] {
  if (meal.state !== 'planned') return []
  const isByParts = meal.plate.some(({ grams }) => grams !== null)
  return [...(isByParts ? [] : [{ food: meal.name, grams: null }]), ...meal.plate]
}

/**
 * Rows to correct by hand. What the plan suggests is neither offered nor eaten until somebody says so; what was
 * answered of a meal is eaten, and nobody reported how much of it.
 */
export function recordDayOf({ date, meals, stored, told: answers }: ReportedDay): RecordDay {
  const answered = answers.flatMap(({ name, said }) =>
    said === null ? [] : [{ name, eaten: shareOf[said] }],
  )
  const planned = meals.flatMap((meal, index) => {
    const asStored = stored[index] ? foodsOf(stored[index]) : []
    return foodsOf(meal).map(({ food, grams }, at) => ({
      name: asStored[at]?.food ?? food,
      row: { slot: meal.slot, food, planned: grams === null ? '' : amountOf(grams) },
    }))
  })
  const rows: RecordRow[] = planned.map(({ name, row }) => ({
    ...row,
    offered: '',
    eaten: answered.find((one) => isSameFood(one.name, name))?.eaten ?? null,
  }))
  const others = answered
    .filter((one) => !planned.some(({ name }) => isSameFood(one.name, name)))
    .map(({ name, eaten }) => ({ slot: null, food: name, planned: null, offered: '', eaten }))
  return { date, rows: [...rows, ...others].slice(0, limits.foodRecordRows), note: '' }
}
