import type { MealPlan } from '@brightplate/contract/plans/meal-plan'
import { CookingPot } from 'lucide-react'
import { Link } from 'react-router'
import * as words from '#words/plans/today'
import { ButtonLink } from '../../../ui/buttons/button-link.tsx'
import { Card } from '../../../ui/card.tsx'
import { shortPrepTime } from '../../../ui/words/prep-time.ts'
import { RichText } from '../../../ui/words/rich-text.tsx'
import { WholeWords } from '../../../ui/words/whole-words.tsx'
import { DishPicture } from '../../dish-photos/dish-picture.tsx'
import { alarms } from '../alarms.ts'
import { SwapDish } from '../changing/swap/swap-dish.tsx'
import { leftOutWords } from '../left-out/left-out-words.ts'
import { cookAddress, mealAddress } from '../meal-address.ts'
import { mayChange } from '../shown-plan.ts'
import { comingMeals, startWords } from './coming-meals.ts'

const unseen = (text: string) => <span className="sr-only">{text}</span>

/** The next meal of one child among several: short enough that two stand side by side on a phone. */
export function NextMealCard({ plan, now }: { plan: MealPlan; now: Date }) {
  const name = plan.child_name ?? 'unnamed'
  const meal = comingMeals(plan, now).find(({ dish }) => !dish.eaten_out)
  if (!meal) return null
  const { dish, slot, day, word } = meal
  const place = { day, slot }
  const missing = leftOutWords(
    alarms(plan.warnings).filter((warning) => meal.isToday && warning.day === day).length,
  )
  return (
    <Card className="@container h-full p-3! sm:p-5!">
      {/* Cards of unlike names have their buttons on one line. */}
      <div className="grid h-full grid-cols-1 grid-rows-[auto_auto_1fr] gap-1.5 @min-[27rem]:grid-cols-[11rem_1fr] @min-[27rem]:grid-rows-[auto_auto] @min-[27rem]:content-start @min-[27rem]:items-center @min-[27rem]:gap-x-6">
        <p className="wrap-anywhere font-semibold @min-[27rem]:col-span-full">
          {words.forChild({ name })}
        </p>
        <div className="mx-auto w-full max-w-36 @min-[27rem]:max-w-none">
          <DishPicture dish={dish} first />
        </div>
        <div className="flex flex-col gap-1.5">
          <p className="text-sm">
            <span className="font-semibold text-ember">{word}</span>
            <span className="text-muted tabular-nums"> · {shortPrepTime(dish)}</span>
          </p>
          <h3 className="break-words leading-tight">
            <Link to={mealAddress(plan.id, place)} className="hover:underline">
              <WholeWords>{dish.name}</WholeWords>
            </Link>
          </h3>
          <p className="text-muted text-sm tabular-nums">{startWords(meal)}</p>
          <ButtonLink to={cookAddress(plan.id, place)} className="mt-auto">
            <CookingPot aria-hidden size={20} />
            <RichText text={words.cook({ dish: dish.name })} parts={{ dish: unseen }} />
          </ButtonLink>
          {mayChange(plan) && (
            <SwapDish plan={plan} place={place} dishName={dish.name} variant="quiet" isEasier>
              <RichText text={words.easier({ dish: dish.name })} parts={{ dish: unseen }} />
            </SwapDish>
          )}
          {missing && <p className="font-semibold text-danger text-sm">{missing}</p>}
          <ButtonLink to={`/meal-plan/${plan.id}`} variant="quiet" className="text-sm">
            <span>
              <RichText text={words.mealsOf({ name })} parts={{ child: unseen }} />
            </span>
          </ButtonLink>
        </div>
      </div>
    </Card>
  )
}
