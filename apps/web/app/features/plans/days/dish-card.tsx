import type { Juice, Meal, Snack } from '@brightplate/contract/plans/plan-data'
import { useState } from 'react'
import * as words from '#words/plans/days'
import * as plateWords from '#words/plans/eaters/plate'
import { BulletList } from '../../../ui/bullet-list.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { RichText } from '../../../ui/words/rich-text.tsx'
import { PhotoButton } from '../../dish-photos/photo-button.tsx'
import { afterwardsOf } from '../ahead/tasks-of.ts'
import { DishControls } from '../changing/dish-controls.tsx'
import { SwapDish } from '../changing/swap/swap-dish.tsx'
import { type DishSlot, isLocked } from '../dish-locks.ts'
import { childPlate } from '../eaters/child-plate.ts'
import { plateOf } from '../eaters/plate-of.ts'
import { sharedDish } from '../eaters/shared-dish.ts'
import { siblingPlates } from '../eaters/sibling-plates.ts'
import { mayChange, type ShownPlan } from '../shown-plan.ts'
import { warningOn } from '../warning-on.ts'
import { DishWarning } from '../warnings/dish-warning.tsx'
import { DishFeedbackMenu } from './dish-feedback-menu.tsx'
import { DishHead } from './dish-head.tsx'
import { DishNotes } from './dish-notes.tsx'
import { MealOutCard } from './meal-out-card.tsx'
import { PlateParts } from './plate-parts.tsx'

interface DishCardProps {
  plan: ShownPlan
  place: DishSlot
  dish: Meal | Snack | Juice
}

/** A dish with its lines; the rest about it opens in place. */
export function DishCard({ plan, place, dish }: DishCardProps) {
  const [isOpen, setIsOpen] = useState(false)
  if (dish.eaten_out) return <MealOutCard plan={plan} place={place} name={dish.name} />
  const { name, ingredients, benefits } = dish
  const { parts, beside } = plateOf(dish)
  const shared = sharedDish(dish, plan.plan_data.days)
  const ownPlate = childPlate(dish, plan.child_name)
  const warning = warningOn(plan.warnings, place.day, place.slot)
  const preparation = 'preparation' in dish ? dish.preparation : []
  const shown = { plan, place, dishName: name }
  return (
    <div className={`grid grid-cols-1 gap-3 ${warning ? 'print:hidden' : ''}`}>
      <DishHead dish={dish} isKept={isLocked(plan.locks, place)} />
      <DishWarning warning={warning} />
      {warning && mayChange(plan) && <SwapDish {...shown} variant="secondary" />}
      {shared && <p className="font-semibold text-leaf">{shared.text}</p>}
      {shared && shared.ingredients.length > 0 && <BulletList lines={shared.ingredients} />}
      {parts.length > 0 ? (
        <PlateParts parts={parts} childName={plan.child_name} />
      ) : (
        <BulletList lines={ingredients} />
      )}
      {ownPlate && <p>{ownPlate}</p>}
      {siblingPlates(dish, plan).map((plate) => (
        <p key={plate}>{plate}</p>
      ))}
      {afterwardsOf(plan, place).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {preparation.length > 0 && <BulletList lines={preparation} numbered />}
      {beside.length > 0 && (
        <p>
          {plateWords.besideIt({ foods: beside.join(', ') })}{' '}
          <span className="text-muted">{plateWords.notChecked}</span>
        </p>
      )}
      {benefits && <p className="text-muted">{benefits}</p>}
      <div className="print:hidden">
        <Disclosure
          onToggle={setIsOpen}
          summary={
            <span>
              <RichText
                text={
                  preparation.length > 0
                    ? words.more({ dish: name })
                    : words.stepsAndMore({ dish: name })
                }
                parts={{ dish: (said) => <span className="sr-only">{said}</span> }}
              />
            </span>
          }
        >
          {isOpen && (
            <div className="grid grid-cols-1 gap-4 rounded-control bg-wash p-4">
              <DishNotes dish={dish} ruledOut={plan.plan_data.ruled_out ?? []} />
              {mayChange(plan) && (
                <>
                  <DishFeedbackMenu plan={plan} dish={dish} />
                  <div className="-ml-3 flex flex-wrap gap-1">
                    <DishControls {...shown} />
                    <PhotoButton dish={dish} />
                  </div>
                </>
              )}
            </div>
          )}
        </Disclosure>
      </div>
    </div>
  )
}
