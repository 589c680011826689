import { warming, warmingStep } from '@brightplate/recipes/keeps-for'
import { recipeOf } from '@brightplate/recipes/recipe-of'
import { within } from '../compositions/parts/within.ts'
import type { PlannedDay, PlannedDish } from '../plan-document.ts'
import type { PlannerProfile } from '../planner-profile.ts'
import type { Slot } from '../slot.ts'
import { inMetric } from '../steps/in-metric.ts'
import { minutesWords, say } from '../texts/english.ts'
import { readyIn } from '../writing/ready-in.ts'
import { batchOf, foodsOfBase } from './batch-of.ts'
import { mealWords } from './meal-words.ts'
import { pairLeftovers } from './pair-leftovers.ts'

/** The meals of a day that may share a dish; juice is made fresh. */
const slots = ['breakfast', 'lunch', 'dinner', 'snack_1', 'snack_2'] as const

interface Placed {
  day: number
  date: string
  slot: Slot
  dish: PlannedDish
}

function withoutMarks(dish: PlannedDish, profile: PlannerProfile): PlannedDish {
  const { leftover, cooked_for: cookedFor, ...rest } = dish
  const why = rest.why.filter(({ key }) => key !== 'why.leftover')
  if (leftover) {
    const { steps, active_minutes, total_minutes } = leftover.fresh
    const prep_time = minutesWords(total_minutes)
    const asFresh = [...why, ...readyIn(total_minutes, profile)]
    return { ...rest, why: asFresh, steps, active_minutes, total_minutes, prep_time }
  }
  return cookedFor ? { ...rest, why, steps: rest.steps.slice(0, -1) } : { ...rest, why }
}

/** The same dish of the same foods for the same eaters; made by other rules it is another one. */
function keepableDishOf({ recipe_id, recipe_version, people, parts, foods, keeps }: PlannedDish) {
  if (!keeps) return null
  const own = foodsOfBase({ foods, parts }).map(({ food_id }) => food_id)
  return {
    key: [recipe_id, recipe_version, people, ...own].join(' '),
    keepDays: keeps.freezer_days ?? keeps.fridge_days,
  }
}

const nameOf = ({ name, parts }: PlannedDish): string =>
  within(parts?.[0]?.name ?? name).replace(/ \(.*\)$/, '')

function asLeftover(meal: Placed, from: Placed, { measures }: PlannerProfile): PlannedDish {
  const { dish } = meal
  const { keeps } = dish
  const recipe = recipeOf(dish.recipe_id)
  if (!keeps || !recipe) return dish
  const kept = meal.day - from.day <= keeps.fridge_days ? 'fridge' : 'freezer'
  const source = mealWords(from, meal)
  const taken = say(kept === 'fridge' ? 'step.from-fridge' : 'step.from-freezer', { source })
  const step = warmingStep(recipe, nameOf(dish))
  const total = Math.max(warming.total, keeps.rest_minutes)
  return {
    ...dish,
    steps: [
      `${taken.text} ${measures === 'metric' ? inMetric(step) : step}`,
      ...dish.steps.slice(keeps.steps),
    ],
    active_minutes: dish.active_minutes - keeps.active_minutes + warming.active,
    total_minutes: total,
    prep_time: minutesWords(total),
    why: [
      ...dish.why.filter(({ key }) => key !== 'why.quick'),
      say('why.leftover', { source, minutes: total }),
    ],
    leftover: {
      day: from.day + 1,
      slot: from.slot,
      kept,
      fresh: {
        steps: dish.steps,
        active_minutes: dish.active_minutes,
        total_minutes: dish.total_minutes,
      },
    },
  }
}

function asCookedFor(meal: Placed, later: Placed, profile: PlannerProfile): PlannedDish {
  const { dish } = meal
  const { keeps } = dish
  const batch = batchOf(dish, later.dish, profile)
  if (!keeps || !batch) return dish
  const kept = later.day - meal.day <= keeps.fridge_days ? 'fridge' : 'freezer'
  const step = say(kept === 'fridge' ? 'step.for-fridge' : 'step.for-freezer', {
    later: mealWords(later, meal),
  })
  return {
    ...dish,
    steps: [...dish.steps, step.text],
    cooked_for: {
      day: later.day + 1,
      slot: later.slot,
      kept,
      ingredients: batch.ingredients,
      steps: [...batch.steps, step.text, ...dish.steps.slice(keeps.steps)],
    },
  }
}

const dishAt = (day: PlannedDay, slot: (typeof slots)[number]): PlannedDish | undefined =>
  slot === 'snack_1' ? day.snacks[0] : slot === 'snack_2' ? day.snacks[1] : day[slot]

/**
 * Cook once, eat twice: of the same dish on two days, while it keeps, the later one is what is left of
 * the earlier. Marks of before are taken off first, so that it may be asked after each change.
 */
export function markLeftovers(days: readonly PlannedDay[], profile: PlannerProfile): PlannedDay[] {
  const placed = days.flatMap((day, index) =>
    slots.flatMap((slot): Placed[] => {
      const dish = dishAt(day, slot)
      return dish ? [{ day: index, date: day.date, slot, dish: withoutMarks(dish, profile) }] : []
    }),
  )
  const sources = pairLeftovers(
    placed.map(({ day, dish }, at) => ({ at, day, keepable: keepableDishOf(dish) })),
  )
  for (const [at, from] of sources) {
    const [meal, source] = [placed[at], placed[from]]
    if (!meal || !source || !batchOf(source.dish, meal.dish, profile)) continue
    const marked = asCookedFor(source, meal, profile)
    meal.dish = asLeftover(meal, source, profile)
    source.dish = marked
  }
  return days.map((day, index) => {
    const own = placed.filter((one) => one.day === index)
    const at = (slot: Slot) => own.find((one) => one.slot === slot)?.dish
    return {
      ...day,
      breakfast: at('breakfast') ?? day.breakfast,
      lunch: at('lunch') ?? day.lunch,
      dinner: at('dinner') ?? day.dinner,
      snacks: day.snacks.map((snack, index) => at(index === 0 ? 'snack_1' : 'snack_2') ?? snack),
    }
  })
}
