import { dishAt } from '@brightplate/contract/plans/dish-at'
import type { Slot } from '@brightplate/contract/plans/plan-data'
import { slots } from '@brightplate/contract/plans/slots'
import { findPlainFoods } from '@brightplate/foods/plain-foods/find-plain-foods'
import type { PlainGroup } from '@brightplate/foods/plain-foods/plain-food'
import { plainFoodOf } from '@brightplate/foods/plain-foods/plain-foods'
import { acceptedCandidates } from '@brightplate/planner/compositions/candidates/accepted-candidates'
import type { ListWeek } from './list-week.ts'

type Meal = NonNullable<ReturnType<typeof dishAt>>
type MealPart = NonNullable<Meal['parts']>[number]

/** What nobody calls a meal. */
const noBase: readonly (PlainGroup | undefined)[] = [
  'milk',
  'plant-drink',
  'juice',
  'drink-sweet',
  'formula',
  'spread-dip',
  'spread',
  'syrup',
  'sweets',
  'dessert',
]

const mainMeals = 3
const longestName = 60
const enoughFoods = 5

const groupOf = ({ food_id }: MealPart): PlainGroup | undefined =>
  food_id === undefined ? undefined : plainFoodOf(food_id)?.group

const partsOf = ({ parts = [] }: Meal) => parts.filter(({ for_others: others }) => !others)

/** Of one group: two cereals, two breads; two fruits are a fruit salad. */
function hasTwoOfAKind(meal: Meal): boolean {
  const groups = partsOf(meal).flatMap((part) => groupOf(part) ?? [])
  return groups.some((group, index) => group !== 'fruit' && groups.indexOf(group) !== index)
}

const contentWords = (name: string) => name.toLowerCase().match(/\p{L}{4,}/gu) ?? []

const repeatsAWord = (name: string) => {
  const words = contentWords(name.replaceAll(/\bwith\b|\bbeside\b|\btaste\b/gu, ''))
  return new Set(words).size < words.length
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
const kcalOf = (parts: readonly MealPart[]) => sum(parts.map(({ energy_kcal: kcal }) => kcal ?? 0))
const isAccepted = ({ role }: MealPart) => role === 'accepted'

/** What a reader finds in a week made for a list. */
export interface JudgedWeek {
  allowed: string[]
  nowhere: string[]
  exchanged: string[]
  withoutBase: string[]
  twoOfAKind: string[]
  names: string[]
  /** The food at most main meals, and its share of them, where five may stand there. */
  mostOfMeals: { typed: string; share: number } | null
  acceptedShare: number
}

export function judgeWeek({ judged, plan }: ListWeek): JudgedWeek | null {
  if (!plan) return null
  const at = (places: readonly Slot[]) =>
    plan.days.flatMap((_, day) => places.flatMap((slot) => dishAt(plan, day, slot) ?? []))
  const meals = at(slots)
  const mains = at(slots.slice(0, mainMeals))
  const eaten = at(slots.slice(0, -1))
  const placed = new Set(
    meals.flatMap((meal) => [
      ...partsOf(meal).flatMap(({ typed }) => typed ?? []),
      ...(meal.beside ?? []),
    ]),
  )
  const allowed = judged.safeFoods
    .filter(({ verdict }) => verdict === 'planned' || verdict === 'as_typed')
    .map(({ typed }) => typed)
  const parts = meals.flatMap(partsOf)
  const times = new Map<string, number>()
  for (const meal of mains) {
    for (const typed of new Set(
      partsOf(meal)
        .filter(isAccepted)
        .flatMap((one) => one.typed ?? []),
    ))
      times.set(typed, (times.get(typed) ?? 0) + 1)
  }
  const bases = allowed.filter((typed) => {
    const [first] = acceptedCandidates({ typed }, 'dinner', judged.profile)
    return first !== undefined && !noBase.includes(first.group ?? undefined)
  })
  const [most] = [...times].filter(([typed]) => bases.includes(typed)).sort(([, a], [, b]) => b - a)
  return {
    allowed,
    nowhere: allowed.filter((typed) => !placed.has(typed)),
    exchanged: parts
      .filter(
        ({ typed, recipe_id: id, name }) =>
          typed !== null &&
          (/homemade/i.test(name) || (id !== undefined && findPlainFoods(typed).length > 0)),
      )
      .map(({ name }) => name),
    withoutBase: eaten
      .filter((meal) => {
        const [first] = partsOf(meal)
        return first !== undefined && noBase.includes(groupOf(first))
      })
      .map(({ name }) => name),
    twoOfAKind: meals.filter(hasTwoOfAKind).map(({ name }) => name),
    names: meals
      .map(({ name }) => name)
      .filter((name) => name.length > longestName || repeatsAWord(name)),
    mostOfMeals:
      most && bases.length >= enoughFoods
        ? { typed: most[0], share: most[1] / mains.length }
        : null,
    acceptedShare: kcalOf(parts.filter(isAccepted)) / Math.max(1, kcalOf(parts)),
  }
}
