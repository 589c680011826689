import { stepsOfDish } from '@brightplate/contract/plans/dishes/steps-of-dish'
import type { Juice, Meal, Snack } from '@brightplate/contract/plans/plan-data'
import * as words from '#words/plans/days'
import { BulletList } from '../../../ui/bullet-list.tsx'
import { afterwardsOf } from '../ahead/tasks-of.ts'
import type { DishSlot } from '../dish-locks.ts'
import { childPlate } from '../eaters/child-plate.ts'
import { othersDish } from '../eaters/others-dish.ts'
import { plateOf } from '../eaters/plate-of.ts'
import { sharedDish } from '../eaters/shared-dish.ts'
import { siblingPlates } from '../eaters/sibling-plates.ts'
import type { ShownPlan } from '../shown-plan.ts'
import { NeverFolded } from './never-folded.tsx'
import { PlateParts } from './plate-parts.tsx'

interface DishOnPlateProps {
  plan: ShownPlan
  place: DishSlot
  dish: Meal | Snack | Juice
}

/**
 * What goes into a dish, who has what of it, what it brings, and its steps. Nothing of it is folded: how a food is cut
 * for a child who may choke stands among the steps, and what is prepared separately among the foods.
 */
export function DishOnPlate({ plan, place, dish }: DishOnPlateProps) {
  const { ingredients, benefits, cooked_for: later } = dish
  const { parts } = plateOf(dish)
  const shared = sharedDish(dish, plan.plan_data.days)
  const steps = stepsOfDish('preparation' in dish ? dish : (later ?? dish))
  const sentences = [
    othersDish(dish),
    childPlate(dish, plan.child_name),
    ...siblingPlates(dish, plan),
    ...afterwardsOf(plan, place),
  ].filter((one) => one !== null)
  return (
    <>
      <NeverFolded dish={dish} />
      <section aria-label={words.ingredients} className="grid grid-cols-1 gap-2">
        <h3 className="text-lg">{words.ingredients}</h3>
        {shared && <p className="font-semibold text-leaf">{shared.text}</p>}
        {shared && shared.ingredients.length > 0 && <BulletList lines={shared.ingredients} />}
        {parts.length > 0 ? (
          <PlateParts parts={parts} childName={plan.child_name} />
        ) : (
          <BulletList lines={ingredients} />
        )}
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {benefits && <p className="text-muted">{benefits}</p>}
      </section>
      {steps.length > 0 && (
        <section aria-label={words.steps} className="grid grid-cols-1 gap-2">
          <h3 className="text-lg">{words.steps}</h3>
          <BulletList lines={steps} numbered />
        </section>
      )}
    </>
  )
}
