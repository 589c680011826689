import { nutrients } from '@brightplate/foods/nutrients'
import { benefitsOf } from './benefits.ts'
import { dishName, stepsOf } from './dish.ts'
import { dayNutrition } from './nutrition-report.ts'
import {
  dishesOfDay,
  type PlanDocument,
  type PlannedDay,
  type PlannedDish,
} from './plan-document.ts'
import { type Problem, slotCount } from './problem.ts'
import { type Slot, slots } from './recipe.ts'
import { ruledOut } from './ruled-out.ts'
import { besideMeal } from './safe-foods.ts'
import type { Serving } from './servings-of.ts'
import { summarizePlan } from './summarize-plan.ts'
import type { WeekState } from './week-state.ts'
import { whyOf } from './why.ts'

const rounded = (amounts: readonly number[]) =>
  Object.fromEntries(
    nutrients.map((nutrient, n) => [nutrient, Math.round((amounts[n] ?? 0) * 100) / 100]),
  )

/** Puts one serving into words and figures. */
export function writeDish(
  serving: Serving,
  slot: Slot,
  { profile, targets }: Pick<Problem, 'profile' | 'targets'>,
): PlannedDish {
  const { recipe } = serving.dish
  const benefits = benefitsOf(serving, targets)
  const { lines } = serving
  return {
    name: dishName(serving.dish),
    ingredients: lines.map(({ text }) => text),
    prep_time: `${recipe.totalMinutes} minutes`,
    benefits: benefits.map(({ text }) => text).join(' '),
    recipe_id: recipe.id,
    recipe_version: recipe.version,
    picture: recipe.picture,
    steps: stepsOf(serving.dish),
    active_minutes: recipe.activeMinutes,
    total_minutes: recipe.totalMinutes,
    textures: [...recipe.textures],
    temperature: recipe.temperature,
    lunch_box: recipe.lunchBox,
    servings: serving.servings,
    foods: lines.flatMap(({ grams }, index) => {
      const food = serving.dish.ingredients[index]?.food
      return food ? [{ food_id: food.id, grams }] : []
    }),
    nutrition: rounded(serving.amounts),
    nutrition_complete: Object.fromEntries(serving.incomplete.map((nutrient) => [nutrient, false])),
    benefit_texts: benefits,
    why: whyOf(serving, profile, targets),
    beside: besideMeal(serving.dish, slot, profile),
  }
}

function addDays(startDate: string, days: number): string {
  const date = new Date(`${startDate}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

function writeDay(state: WeekState, startDate: string, day: number): PlannedDay {
  const dish = (slot: Slot) => {
    const option = state.cells[day * slotCount + slots.indexOf(slot)]
    if (!option) throw new RangeError(`Day ${day} has no ${slot}`)
    return writeDish(option.serving, slot, state.problem)
  }
  const { steps, ...juice } = dish('juice')
  const dishes = {
    breakfast: dish('breakfast'),
    lunch: dish('lunch'),
    dinner: dish('dinner'),
    snacks: [dish('snack_1'), dish('snack_2')],
    juice: { ...juice, preparation: steps },
  }
  const date = addDays(startDate, day)
  const nutrition = dayNutrition(dishesOfDay(dishes))
  return { day: day + 1, date, ...dishes, nutrition }
}

/** Puts a found plan into words and figures. `startDate` is a plain date. */
export function writePlan(state: WeekState, startDate: string): PlanDocument {
  const { days, profile } = state.problem
  const written = Array.from({ length: days }, (_, day) => writeDay(state, startDate, day))
  return { ...summarizePlan(written, profile), ruled_out: ruledOut(state.problem.rejected) }
}
