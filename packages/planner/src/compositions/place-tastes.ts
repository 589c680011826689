import { packOf } from '@brightplate/foods/shop/packs'
import { eatenBeside, mealBases } from '@brightplate/recipes/meal-bases'
import { keepServingRules, servingOf } from '../dishes/servings-of.ts'
import { type LadderStep, ladderOf } from '../ladders/ladder-of.ts'
import type { PlannerProfile } from '../planner-profile.ts'
import { countsNothing } from '../rules/counted-limits.ts'
import type { Option } from '../search/option.ts'
import { changedOption } from '../search/options/changed-option.ts'
import { type Problem, slotCount, weekdayOf } from '../search/problem.ts'
import type { WeekState } from '../search/week-state.ts'
import { linesOfFood } from '../shop/lines-of-food.ts'
import { slots } from '../slot.ts'
import type { KeyedText } from '../texts/english.ts'
import { kindOf } from './filters/kind-of.ts'
import { addAmounts, separatesMeatAndDairy } from './meal-composition.ts'
import type { CandidateFood, Part } from './parts/part.ts'
import { plainOf } from './parts/plain-of.ts'

/** A taste beside a meal, and what is said of it. */
export interface Taste {
  part: Part
  texts: readonly KeyedText[]
}

interface Placed {
  cell: number
  taste: Taste
}

/** A bite or two. */
const tasteGrams = 12
const saturday = 5
const tasteSlots = [slots.indexOf('dinner'), slots.indexOf('lunch')]

function tastePart(candidateFood: CandidateFood, { profile }: Problem): Part | null {
  if (!candidateFood.dish) return null
  const [line] = candidateFood.dish.ingredients
  if (!line) return null
  // By weight: half a cup of yogurt is no taste.
  const ingredient = { food: line.ingredient.food, grams: line.ingredient.grams }
  const dish = { ...candidateFood.dish, ingredients: [{ ...line, ingredient }] }
  const serving = servingOf(dish, tasteGrams / ingredient.grams, profile, 1)
  // What is counted over days has no room for tastes.
  if (!countsNothing(serving.counted)) return null
  return { role: 'learning', safeFood: null, candidateFood, serving, people: 1 }
}

interface Step {
  part: Part
  texts: readonly KeyedText[]
}

/** Bought as the same: toast and the bread that it is made of are one food. */
const isSameFood = (one: string, other: string) =>
  linesOfFood(one).join() === linesOfFood(other).join()

/** Every step from a food of the plan that may be tasted: another food, that the child does not eat yet. */
function stepsOf({ cells, problem }: WeekState): Step[] {
  const { ageYears, ownRestrictions, safeFoods } = problem.profile
  const child = { ageYears, isAllergic: ownRestrictions.allergens.length > 0 }
  const accepted = new Map(
    cells
      .flatMap(({ parts }) => parts)
      .flatMap(({ role, candidateFood, safeFood }) => {
        const food = plainOf(candidateFood)
        return role === 'accepted' && food && safeFood ? [[food.id, { food, safeFood }]] : []
      }),
  )
  const eaten = [...accepted.values()].map(({ food }) => food)
  const open = problem.open.dinner.map((one) => plainOf(one)).filter((one) => one !== undefined)
  const isAnother = ({ food }: LadderStep) => !eaten.some(({ id }) => isSameFood(id, food.id))
  return [...accepted.values()].flatMap(({ food, safeFood }) => {
    const exactly = safeFoods[safeFood.index]?.exactly ?? false
    return ladderOf({ food, typed: safeFood.typed, exactly }, eaten, child, open)
      .filter(isTasted)
      .filter(isAnother)
      .flatMap((step): Step[] => {
        const to = problem.open.dinner.find(({ form }) => form === step.food.id)
        const part = to ? tastePart(to, problem) : null
        return part ? [{ part, texts: step.texts }] : []
      })
  })
}

const rows = mealBases['lunch-and-dinner']

/** Whether a taste stands beside a meal: nothing there is of its kind, and it goes with what the meal is built upon. */
function goesBeside(
  { part }: Step,
  { parts }: Pick<Option, 'parts'>,
  profile: PlannerProfile,
): boolean {
  const { group } = part.candidateFood
  const [base] = parts
  if (group === null || parts.some((one) => kindOf(one.candidateFood.group) === kindOf(group)))
    return false
  const goesWithBase = rows.some(
    (row) => row.group === base?.candidateFood.group && row.beside.includes(group),
  )
  if (!goesWithBase && !eatenBeside['lunch-and-dinner'].includes(group)) return false
  const servings = [...parts, part].map(({ serving }) => serving).filter((one) => one !== null)
  return keepServingRules(servings, profile) && separatesMeatAndDairy([...parts, part], profile)
}

/** Another brand of the same is a step that is read, not cooked. */
const isTasted = ({ verdict, property }: LadderStep) => verdict === 'open' && property !== 'brand'

/** Dinners and lunches in the order in which there is time for something new: weekends first. */
function cellsOf(days: readonly number[], problem: Problem): number[] {
  const free = days.filter((day) => weekdayOf(problem, day) >= saturday)
  const ordered = [...free, ...days.filter((day) => !free.includes(day))]
  return ordered.flatMap((day) => tasteSlots.map((slot) => day * slotCount + slot))
}

/** Whether a bite of it opens no bag: on the list for a meal already, a home's own, or sold singly. */
const opensNothing = ({ part: { candidateFood } }: Taste, listed: ReadonlySet<string>): boolean =>
  linesOfFood(candidateFood.form).every(
    (line) => listed.has(line) || packOf(line)?.unit === 'piece',
  )

/** The first taste for which nothing is bought that is hardly used, another one each time where there is one. */
function firstUnwasted(
  tastes: readonly Placed[],
  listed: ReadonlySet<string>,
  tasted: ReadonlySet<string>,
): Placed | null {
  const unwasted = tastes.filter(({ taste }) => opensNothing(taste, listed))
  const another = unwasted.find(({ taste }) => !tasted.has(taste.part.candidateFood.form))
  return another ?? unwasted[0] ?? null
}

/**
 * The tastes of a plan by its cells: as many as the parent said, none without a word on what is eaten.
 * Each is one property away from a food that is eaten, and stands where nothing of its kind does.
 */
export function placeTastes(state: WeekState): Map<number, Taste> {
  const { cells, problem } = state
  const placed = new Map<number, Taste>()
  const { newFoods, safeFoods } = problem.profile
  if (newFoods === 'none' || safeFoods.length === 0) return placed
  const steps = stepsOf(state)
  const listed = new Set(cells.flatMap(({ foods }) => foods).map((at) => problem.foods[at] ?? ''))
  const tasted = new Set<string>()
  const span = newFoods === 'daily' ? 1 : 7
  for (let first = 0; first < problem.days; first += span) {
    const days = Array.from(
      { length: Math.min(span, problem.days - first) },
      (_, day) => first + day,
    )
    const tastes = cellsOf(days, problem).flatMap((cell) => {
      const option = cells[cell]
      const here = option ? steps.filter((step) => goesBeside(step, option, problem.profile)) : []
      return here.map((taste) => ({ cell, taste }))
    })
    const chosen = firstUnwasted(tastes, listed, tasted)
    if (!chosen) continue
    placed.set(chosen.cell, chosen.taste)
    tasted.add(chosen.taste.part.candidateFood.form)
    for (const line of linesOfFood(chosen.taste.part.candidateFood.form)) listed.add(line)
  }
  return placed
}

/** The meal with a taste beside it. */
export function withTaste(option: Option, { part }: Taste): Option {
  const parts = [...option.parts, part]
  if (!part.serving) return changedOption(option, { parts })
  const amounts = addAmounts([option, part.serving])
  const energyKcal = option.energyKcal + part.serving.energyKcal
  return changedOption(option, { parts, amounts, energyKcal })
}
