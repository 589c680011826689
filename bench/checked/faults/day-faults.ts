import { chosen, inMeal, type PlantedFault, structure } from './planting.ts'

/** Days that are not those of the plan, and what stands on the wrong one. */
export const dayFaults: readonly PlantedFault[] = [
  structure(
    'date',
    (plan, random) => {
      const day = chosen(plan.plan_data.days.slice(1), random)
      if (day) delete day.date
      return day !== undefined
    },
    'a date that is missing',
  ),
  structure(
    'date',
    (plan) => {
      const [first, second] = plan.plan_data.days
      if (second) second.date = first?.date
      return second !== undefined
    },
    'a date that is doubled',
  ),
  structure('number of days', (plan) => plan.plan_data.days.pop() !== undefined),
  structure('number of a day', (plan, random) => {
    const day = chosen(plan.plan_data.days, random)
    if (day) day.day += 1
    return day !== undefined
  }),
  structure(
    'missing meal',
    (plan, random) => chosen(plan.plan_data.days, random)?.snacks.pop() !== undefined,
  ),
  structure('meal too many', (plan, random) => {
    const day = chosen(plan.plan_data.days, random)
    const [first] = day?.snacks ?? []
    return first !== undefined && (day?.snacks.push(first) ?? 0) > 0
  }),
  structure(
    'leftover without a source',
    inMeal(
      (dish, _plan, { slot }) => {
        dish.leftover = {
          day: 1,
          slot,
          kept: 'fridge',
          fresh: { steps: [], active_minutes: 1, total_minutes: 1 },
        }
      },
      ({ day, dish }) => day > 0 && !dish.leftover,
    ),
  ),
  structure(
    'leftover kept too long',
    inMeal(
      (dish) => {
        if (dish.keeps) dish.keeps = { ...dish.keeps, fridge_days: 0, freezer_days: 0 }
      },
      ({ dish }) => dish.leftover !== undefined,
    ),
  ),
  structure(
    'cooked for a meal that is none of it',
    inMeal((dish, plan) => {
      dish.cooked_for = {
        day: plan.plan_data.days.length,
        slot: 'juice',
        kept: 'fridge',
        ingredients: [],
        steps: [],
      }
    }),
  ),
  structure(
    'plate with what is made for another',
    inMeal(
      (dish) => {
        const part = dish.parts?.[dish.plates?.[0]?.parts[0] ?? 0]
        if (part) part.apart_steps = []
      },
      ({ dish }) => (dish.plates?.[0]?.parts.length ?? 0) > 0,
    ),
  ),
  structure(
    'plate of nobody at the table',
    inMeal(
      (dish) => {
        const [plate] = dish.plates ?? []
        if (plate) plate.child_id = '99999999-9999-4999-8999-999999999999'
      },
      ({ dish }) => (dish.plates?.length ?? 0) > 0,
    ),
  ),
]
