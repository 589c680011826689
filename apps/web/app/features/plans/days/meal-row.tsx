import type { Juice, Meal, Snack } from '@brightplate/contract/plans/plan-data'
import { Heart, Lock } from 'lucide-react'
import { Link } from 'react-router'
import * as words from '#words/plans/days'
import { prepTime } from '../../../ui/words/prep-time.ts'
import { WholeWords } from '../../../ui/words/whole-words.tsx'
import { DishPicture } from '../../dish-photos/dish-picture.tsx'
import { SwapDish } from '../changing/swap/swap-dish.tsx'
import { NeverFolded } from '../dish/never-folded.tsx'
import { touchedDish } from '../dish/touched-dish.ts'
import { type DishSlot, isLocked } from '../dish-locks.ts'
import { daySearch } from '../meal-address.ts'
import { mayChange, type ShownPlan } from '../shown-plan.ts'
import { warningOn } from '../warning-on.ts'
import { DishWarning } from '../warnings/dish-warning.tsx'
import { DishLines } from './dish-lines.tsx'
import { MealOutRow } from './meal-out-row.tsx'

interface MealRowProps {
  plan: ShownPlan
  place: DishSlot
  /** What the row is called: "Breakfast"; absent where that stands above it. */
  word?: string
  dish: Meal | Snack | Juice
}

const isAccepted = ({ parts = [] }: Pick<Meal, 'parts'>) =>
  parts.some(({ role }) => role === 'accepted')

/** One meal of an open day: its picture, name and minutes. A tap opens its sheet. */
export function MealRow({ plan, place, word, dish }: MealRowProps) {
  if (dish.eaten_out) return <MealOutRow {...{ plan, place, word }} name={dish.name} />
  const { name } = dish
  const time = prepTime(dish)
  const warning = warningOn(plan.warnings, place.day, place.slot)
  return (
    <div className={`grid grid-cols-1 ${warning ? 'print:hidden' : ''}`}>
      <div
        data-meal-row
        className="relative flex min-h-[80px] flex-wrap sm:min-h-[88px] items-center gap-x-3 py-1"
      >
        <DishPicture dish={dish} size={72} first />
        <div className="@container min-w-[min(100%,8.5rem)] flex-1">
          <p className="flex flex-wrap items-center gap-x-1.5 text-muted text-sm">
            {word && <span className="font-semibold text-ember">{word}</span>}
            {time && (
              <span className="tabular-nums">
                {word && <span aria-hidden>· </span>}
                <span className="sr-only">{words.prepTime}</span>
                {time}
              </span>
            )}
            {isAccepted(dish) && (
              <>
                <Heart aria-hidden size={14} fill="currentColor" className="text-leaf" />
                <span className="sr-only">
                  {words.holdsAccepted({ name: plan.child_name ?? 'unnamed' })}
                </span>
              </>
            )}
            {isLocked(plan.locks, place) && (
              <span className="inline-flex items-center gap-1">
                <Lock aria-hidden size={14} />
                {words.isKept}
              </span>
            )}
          </p>
          <h3 className="@min-[9rem]:line-clamp-2 break-words font-semibold leading-snug">
            <Link
              to={daySearch(place.day, place.slot)}
              state={{ isFromDay: true }}
              preventScrollReset
              onClick={(event) => touchedDish.touch(event, name)}
              className="rounded-control after:absolute after:inset-0 after:rounded-control hover:underline"
            >
              <WholeWords>{name}</WholeWords>
            </Link>
          </h3>
        </div>
      </div>
      <DishWarning warning={warning} />
      {warning && mayChange(plan) && (
        <SwapDish plan={plan} place={place} dishName={name} variant="secondary" />
      )}
      <NeverFolded dish={dish} />
      <DishLines dish={dish} childName={plan.child_name} />
    </div>
  )
}
