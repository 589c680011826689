import { daysLater } from '@brightplate/contract/plain-date'
import { placeTastes, type Taste, withTaste } from '../compositions/place-tastes.ts'
import { eatenOut } from '../meals-out/eaten-out.ts'
import { dishesOfDay, type PlannedDay, type PlannedDish } from '../plan-document.ts'
import type { Option } from '../search/option.ts'
import { type Problem, slotCount } from '../search/problem.ts'
import type { WeekState } from '../search/week-state.ts'
import { type Slot, slots } from '../slot.ts'
import { dayNutrition } from './nutrition-report.ts'
import { writeDish } from './write-dish.ts'

type WriteDish = (option: Option, day: number) => PlannedDish

/** The same composition may stand in several cells of a plan. */
function writeDishOnce(problem: Problem): WriteDish {
  const known = new Map<Option, PlannedDish>()
  return (option, day) => {
    if (problem.tableDinners.length > 0) return writeDish(option, problem, day)
    const dish = known.get(option) ?? writeDish(option, problem, day)
    known.set(option, dish)
    return dish
  }
}

function writeDay(
  state: WeekState,
  startDate: string,
  day: number,
  tastes: ReadonlyMap<number, Taste>,
  writeOnce: WriteDish,
): PlannedDay {
  const dish = (slot: Slot) => {
    const cell = day * slotCount + slots.indexOf(slot)
    const option = state.cells[cell]
    if (!option) throw new RangeError(`Day ${day} has no ${slot}`)
    if (state.problem.out.includes(option)) return eatenOut()
    const taste = tastes.get(cell)
    return taste
      ? writeDish(withTaste(option, taste), state.problem, day, taste.texts)
      : writeOnce(option, day)
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

/** Puts the meals of a found plan into words and figures, each by itself. `startDate` is a plain date. */
export function writeDays(state: WeekState, startDate: string): PlannedDay[] {
  const tastes = placeTastes(state)
  const writeOnce = writeDishOnce(state.problem)
  return Array.from({ length: state.problem.days }, (_, day) =>
    writeDay(state, startDate, day, tastes, writeOnce),
  )
}
