import type { MealPlan } from '@brightplate/contract/plans/meal-plan'
import { CookingPot, Heart } from 'lucide-react'
import { Link } from 'react-router'
import * as words from '#words/plans/today'
import { ButtonLink } from '../../../ui/buttons/button-link.tsx'
import { Card } from '../../../ui/card.tsx'
import { shortPrepTime } from '../../../ui/words/prep-time.ts'
import { RichText } from '../../../ui/words/rich-text.tsx'
import { WholeWords } from '../../../ui/words/whole-words.tsx'
import { DishPicture } from '../../dish-photos/dish-picture.tsx'
import { SwapDish } from '../changing/swap/swap-dish.tsx'
import { othersDish } from '../eaters/others-dish.ts'
import { sharedDish } from '../eaters/shared-dish.ts'
import { cookAddress, mealAddress } from '../meal-address.ts'
import { mayChange } from '../shown-plan.ts'
import { type ComingMeal, startWords } from './coming-meals.ts'

const unseen = (text: string) => <span className="sr-only">{text}</span>

/** What is to be cooked next, large, with the way to cook it and the way out. */
export function NextMeal({ plan, meal }: { plan: MealPlan; meal: ComingMeal }) {
  const { dish, slot, day, word } = meal
  const time = shortPrepTime(dish)
  const others = othersDish(dish)
  const accepted = dish.parts?.find(({ role }) => role === 'accepted')
  const shared = dish.leftover ? sharedDish(dish, plan.plan_data.days) : null
  return (
    <Card className="grid grid-cols-1 items-center gap-x-8 gap-y-1 sm:grid-cols-[15rem_1fr]">
      <div className="mx-auto w-full max-w-40 max-sm:[@media(max-height:700px)]:max-w-20 sm:max-w-none">
        <DishPicture dish={dish} first />
      </div>
      <div className="@container grid min-w-0 grid-cols-1 gap-1.5">
        <p>
          <span className="font-semibold text-ember">{word}</span>
          {plan.child_name && (
            <span className="text-muted"> · {words.forChild({ name: plan.child_name })}</span>
          )}
        </p>
        {/* Cut off on a low screen, and never where letters are so large that two lines hold three words. */}
        <h3 className="break-words text-xl leading-tight max-sm:[@media(max-height:700px)]:@min-[10rem]:line-clamp-2 max-sm:[@media(max-height:700px)]:text-lg sm:text-2xl">
          <Link to={mealAddress(plan.id, { day, slot })} className="hover:underline">
            <WholeWords>{dish.name}</WholeWords>
          </Link>
        </h3>
        <p className="text-muted tabular-nums">
          {startWords(meal)}
          {time && ` · ${time}`}
        </p>
        {others && <p>{others}</p>}
        {accepted && (
          <p className="flex items-center gap-2">
            <Heart aria-hidden size={18} className="shrink-0 text-ember" />
            <span>{words.accepted({ food: accepted.name })}</span>
          </p>
        )}
        {shared && <p className="text-leaf">{shared.text}</p>}
        <div className="mt-1 grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-2 sm:flex">
          <ButtonLink to={cookAddress(plan.id, { day, slot })}>
            <CookingPot aria-hidden size={20} />
            <RichText text={words.cook({ dish: dish.name })} parts={{ dish: unseen }} />
          </ButtonLink>
          {mayChange(plan) && (
            <SwapDish
              plan={plan}
              place={{ day, slot }}
              dishName={dish.name}
              variant="secondary"
              isEasier
            >
              <RichText text={words.easier({ dish: dish.name })} parts={{ dish: unseen }} />
            </SwapDish>
          )}
        </div>
      </div>
    </Card>
  )
}
