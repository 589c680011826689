import { daysLater } from '@brightplate/contract/plain-date'
import { nutrients } from '@brightplate/foods/nutrients'
import { benefitsOf } from './benefits.ts'
import { dishName } from './dish.ts'
import { smallSteps } from './goals/small-steps-goal.ts'
import { dayNutrition } from './nutrition-report.ts'
import {
  dishesOfDay,
  type PlanDocument,
  type PlannedDay,
  type PlannedDish,
} from './plan-document.ts'
import { type Option, type Problem, slotCount } from './problem.ts'
import { ruledOut } from './ruled-out.ts'
import { type Slot, slots } from './slot.ts'
import { stepsOf } from './steps-of.ts'
import { summarizePlan } from './summarize-plan.ts'
import type { WeekState } from './week-state.ts'
import { whyOf } from './why.ts'

const rounded = (amounts: ArrayLike<number>) =>
  Object.fromEntries(
    nutrients.map((nutrient, n) => [nutrient, Math.round((amounts[n] ?? 0) * 100) / 100]),
  )

/** Puts one dish and what stands beside it into words and figures. */
export function writeDish(
  option: Option,
  { profile, targets }: Pick<Problem, 'profile' | 'targets'>,
  isSmallStep: boolean,
): PlannedDish {
  const { serving, safeFood } = option
  const { recipe } = serving.dish
  const side = safeFood?.side ?? null
  const eaten = side ? [serving, side] : [serving]
  const benefits = benefitsOf(serving, targets)
  const lines = eaten.flatMap((one) => one.lines)
  const foods = eaten.flatMap(({ dish }) => dish.ingredients.map(({ food }) => food.id))
  const incomplete = eaten.flatMap((one) => one.incomplete)
  return {
    name: dishName(serving.dish),
    ingredients: lines.map(({ text }) => text),
    prep_time: `${option.totalMinutes} minutes`,
    benefits: benefits.map(({ text }) => text).join(' '),
    recipe_id: recipe.id,
    recipe_version: recipe.version,
    picture: recipe.picture,
    steps: eaten.flatMap(({ dish, cooked }) => stepsOf(dish, cooked, profile)),
    active_minutes: eaten.reduce((sum, { dish }) => sum + dish.recipe.activeMinutes, 0),
    total_minutes: option.totalMinutes,
    textures: [...recipe.textures],
    temperature: recipe.temperature,
    lunch_box: recipe.lunchBox,
    servings: serving.servings,
    people: profile.peopleAtTable,
    foods: lines.flatMap(({ grams }, index) => {
      const food = foods[index]
      return food ? [{ food_id: food, grams }] : []
    }),
    nutrition: rounded(option.amounts),
    nutrition_complete: Object.fromEntries(incomplete.map((nutrient) => [nutrient, false])),
    benefit_texts: benefits,
    why: whyOf(option, profile, targets, isSmallStep),
    beside: safeFood?.served === 'as_typed' ? [safeFood.typed] : [],
    ...(safeFood
      ? {
          safe_food: {
            typed: safeFood.typed,
            served: safeFood.served,
            side_lines: side?.lines.length ?? 0,
          },
        }
      : {}),
  }
}

function writeDay(
  state: WeekState,
  startDate: string,
  day: number,
  steps: ReadonlySet<number>,
): PlannedDay {
  const dish = (slot: Slot) => {
    const cell = day * slotCount + slots.indexOf(slot)
    const option = state.cells[cell]
    if (!option) throw new RangeError(`Day ${day} has no ${slot}`)
    return writeDish(option, state.problem, steps.has(cell))
  }
  const { steps: preparation, ...juice } = dish('juice')
  const dishes = {
    breakfast: dish('breakfast'),
    lunch: dish('lunch'),
    dinner: dish('dinner'),
    snacks: [dish('snack_1'), dish('snack_2')],
    juice: { ...juice, preparation },
  }
  const date = daysLater(startDate, day)
  const nutrition = dayNutrition(dishesOfDay(dishes))
  return { day: day + 1, date, ...dishes, nutrition }
}

/** Puts a found plan into words and figures. `startDate` is a plain date. */
export function writePlan(state: WeekState, startDate: string): PlanDocument {
  const { days, profile } = state.problem
  const steps = smallSteps(state)
  const written = Array.from({ length: days }, (_, day) => writeDay(state, startDate, day, steps))
  return { ...summarizePlan(written, profile), ruled_out: ruledOut(state.problem.rejected) }
}
