import { dayMs, daysLater, startOfDay } from '@brightplate/contract/plain-date'
import { requireFood } from '@brightplate/foods/foods'
import { isCookedAhead, keepsFor, warming, warmingStep } from '@brightplate/recipes/keeps-for'
import type { Recipe } from '@brightplate/recipes/recipe'
import { recipeOf } from '@brightplate/recipes/recipe-of'
import { within } from '../compositions/parts/within.ts'
import { activeMinutes } from '../kitchen/active-minutes.ts'
import { kitchenCapsOf } from '../kitchen/kitchen-caps.ts'
import { mealWords } from '../kitchen/meal-words.ts'
import { type AheadTask, dishesOfDay, type PlannedDay, type PlannedPart } from '../plan-document.ts'
import type { PlannerProfile } from '../planner-profile.ts'
import { inMetric } from '../steps/in-metric.ts'
import { say } from '../texts/english.ts'
import { isWeekday, type MealOfPlan } from './meals-of-plan.ts'

/** Less is no reason to cook on a weekend. */
const leastSaved = 8

const mostAWeekend = 2

interface Batch {
  task: AheadTask
  saved: number
}

/** The lines and steps of one part, for all meals that it is cooked for; null where a later one would keep too long. */
interface Cooked {
  meals: MealOfPlan[]
  ingredients: string[]
  steps: string[]
}

const sundayBefore = (date: string): string => daysLater(date, -startOfDay(date).getUTCDay())

const sum = (grams: readonly number[]) => grams.reduce((all, one) => all + one, 0)

/** Serving is for the day on which it is eaten. */
function withCooling(steps: readonly string[]): string[] {
  const serving = steps.findIndex((step) => /^Serve\b/.test(step))
  const last = serving < 0 ? steps.length : serving
  const onTheDay = steps.slice(last).map((step) => say('ahead.serve', { step }).text)
  return [...steps.slice(0, last), say('ahead.batch-fridge').text, ...onTheDay]
}

/** Where the lines and steps of a part begin among those of its meal. */
function linesBefore(parts: readonly PlannedPart[], index: number) {
  const before = parts.slice(0, index)
  return {
    line: sum(before.map(({ ingredients }) => ingredients.length)),
    step: sum(before.map(({ steps = 0 }) => steps)),
  }
}

function cookedFor(meal: MealOfPlan, index: number, meals: readonly MealOfPlan[]): Cooked | null {
  const { steps, cooked_for: later } = meal.dish
  const { parts } = meal
  const part = parts[index]
  if (!part) return null
  const from = linesBefore(parts, index)
  const own = steps.slice(from.step, from.step + (part.steps ?? 0))
  if (index > 0 || !later) {
    // The first of its steps say whom it is for.
    const { from_pot: taken, same_pot: same } = part.for_others ?? {}
    const introductory = part.for_others ? 1 + (taken ? 1 : 0) + (same ? 1 : 0) : 0
    const cooking = own.slice(introductory)
    return { meals: [meal], ingredients: part.ingredients, steps: cooking }
  }
  const second = meals.find(({ day, slot }) => day === later.day && slot === later.slot)
  const key = later.kept === 'fridge' ? 'step.for-fridge' : 'step.for-freezer'
  const last = second ? later.steps.indexOf(say(key, { later: mealWords(second, meal) }).text) : -1
  if (!second || last < 0) return null
  return {
    meals: [meal, second],
    ingredients: later.ingredients,
    steps: later.steps.slice(0, last),
  }
}

const daysBetween = (from: string, to: string): number =>
  (startOfDay(to).getTime() - startOfDay(from).getTime()) / dayMs

interface StoredPart {
  recipe: Recipe
  fridgeDays: number
  /** Minutes of work for one of its meals, and for so many. */
  workFor: (meals: number) => number
}

/** Of a part that is a dish of ours, how long it keeps; null where it is better fresh. */
function storedPart({ dish, parts }: MealOfPlan, index: number): StoredPart | null {
  const part = parts[index]
  const recipe = part?.recipe_id === undefined ? undefined : recipeOf(part.recipe_id)
  if (!part || !recipe || part.apart_steps) return null
  const { line } = linesBefore(parts, index)
  const foods = dish.foods.slice(line, line + part.ingredients.length)
  const held = foods.map(({ food_id }) => requireFood(food_id))
  const keeps = isCookedAhead(recipe, held) ? keepsFor(recipe, held) : null
  if (!keeps) return null
  const ofRecipe =
    sum(foods.map(({ grams }) => grams)) / sum(recipe.ingredients.map(({ grams }) => grams))
  const workFor = (meals: number) => activeMinutes(recipe, ofRecipe * recipe.servings * meals)
  return { recipe, fridgeDays: keeps.fridgeDays, workFor }
}

function batchOf(
  meal: MealOfPlan,
  index: number,
  meals: readonly MealOfPlan[],
  { measures }: PlannerProfile,
): Batch[] {
  const [kept, cooked] = [storedPart(meal, index), cookedFor(meal, index, meals)]
  if (!kept || !cooked || cooked.steps.length === 0) return []
  const sunday = sundayBefore(meal.date)
  const isTooLate = cooked.meals.some(({ date }) => daysBetween(sunday, date) > kept.fridgeDays)
  const saved = kept.workFor(1) - warming.active
  if (isTooLate || saved < leastSaved) return []
  const name = within(meal.parts[index]?.name ?? '')
  const step = warmingStep(kept.recipe, name)
  const words = cooked.meals.map((one) => mealWords(one, { date: sunday, slot: one.slot }))
  const task: AheadTask = {
    kind: 'batch',
    day: meal.day - daysBetween(sunday, meal.date),
    date: sunday,
    meals: cooked.meals.map(({ day, slot }) => ({ day, slot })),
    text: say('ahead.batch', { dish: name, meals: words }),
    ingredients: [...cooked.ingredients],
    steps: withCooling(cooked.steps),
    active_minutes: kept.workFor(cooked.meals.length),
    afterwards: say('ahead.warm', {
      warm: measures === 'metric' ? inMetric(step) : step,
      minutes: warming.active,
      instead: kept.workFor(1),
    }),
  }
  return [{ task, saved }]
}

const minutesOn = (days: readonly PlannedDay[], date: string): number =>
  sum(
    days
      .filter((day) => day.date === date)
      .flatMap(dishesOfDay)
      .map(({ active_minutes }) => active_minutes),
  )

/**
 * What may be cooked on a Sunday for the weekdays on which it still keeps: what saves most, as far as that day's own
 * minutes let it. On the Sunday before a plan begins too.
 */
export function weekendBatches(
  meals: readonly MealOfPlan[],
  days: readonly PlannedDay[],
  profile: PlannerProfile,
): AheadTask[] {
  const { weekendMinutes } = kitchenCapsOf(profile)
  const batches = meals
    .filter(({ date, dish }) => isWeekday(date) && !dish.leftover)
    .flatMap((meal) => meal.parts.flatMap((_, index) => batchOf(meal, index, meals, profile)))
    .filter(({ task }) => task.day >= 0)
  const ofSundays = [...Map.groupBy(batches, ({ task }) => task.date)]
  return ofSundays.flatMap(([sunday, ofDay]) => {
    let minutes = minutesOn(days, sunday)
    const taken: AheadTask[] = []
    for (const { task } of ofDay.toSorted((a, b) => b.saved - a.saved)) {
      if (taken.length === mostAWeekend || minutes + task.active_minutes > weekendMinutes) continue
      minutes += task.active_minutes
      taken.push(task)
    }
    return taken
  })
}
