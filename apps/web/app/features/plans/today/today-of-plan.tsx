import type { MealPlan } from '@brightplate/contract/plans/meal-plan'
import * as words from '#words/plans/today'
import { TextLink } from '../../../ui/buttons/text-link.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { localDate } from '../../../ui/words/dates.ts'
import { alarms } from '../alarms.ts'
import { fittingDishes } from '../fitting-dishes.ts'
import { leftOutWords } from '../left-out/left-out-words.ts'
import { DishRow } from '../list/dish-row.tsx'
import { comingMeals } from './coming-meals.ts'
import { NextMeal } from './next-meal.tsx'

const shownNext = 3

/** Of a plan what is eaten next, large, what comes after it, and all of the day folded. */
export function TodayOfPlan({ plan, now }: { plan: MealPlan; now: Date }) {
  const today = localDate(now)
  const day = plan.plan_data.days.find(({ date }) => date === today)
  const coming = comingMeals(plan, now)
  // Of a meal out nothing is to be cooked: what comes after it is answered.
  const next = coming.find(({ dish }) => !dish.eaten_out)
  const after = coming.filter((meal) => meal !== next).slice(0, shownNext - 1)
  const missing = leftOutWords(
    alarms(plan.warnings).filter((warning) => warning.day === day?.day).length,
  )
  return (
    <div className="grid grid-cols-1 gap-3">
      {missing && (
        <p>
          <span className="font-semibold text-danger">{missing}</span>{' '}
          <TextLink to={`/meal-plan/${plan.id}`}>{words.swapThem}</TextLink>
        </p>
      )}
      <div className="grid grid-cols-1 items-center gap-x-10 gap-y-3 lg:grid-cols-[1fr_20rem]">
        {next && <NextMeal plan={plan} meal={next} />}
        <ul className="grid grid-cols-1 gap-x-10 lg:gap-y-6 md:max-lg:grid-cols-2">
          {after.map((meal) => (
            <DishRow key={`${meal.day}-${meal.slot}`} {...meal} planId={plan.id} />
          ))}
        </ul>
      </div>
      {next && (
        <TextLink to={`/meal-plan/${plan.id}/menu`}>
          {words.picturesFor({ name: plan.child_name ?? 'unnamed' })}
        </TextLink>
      )}
      {day && (
        <Disclosure summary={words.allMeals} isLate>
          <ul className="grid grid-cols-1 md:grid-cols-2 md:gap-x-10">
            {fittingDishes(plan, day).map((meal) => (
              <DishRow key={meal.slot} {...meal} day={day.day} isToday planId={plan.id} />
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  )
}
