import type { Juice, Meal, PlanData, Snack } from '@brightplate/contract/plans/plan-data'
import { Clock, CookingPot, ShieldCheck } from 'lucide-react'
import * as todayWords from '#words/plans/today'
import { ButtonLink } from '../../../ui/buttons/button-link.tsx'
import { Sheet } from '../../../ui/dialogs/sheet.tsx'
import { DrawnAfter } from '../../../ui/page/drawn-after.tsx'
import { prepTime } from '../../../ui/words/prep-time.ts'
import { RichText } from '../../../ui/words/rich-text.tsx'
import { MealFeedback } from '../../children/dishes/meal-feedback.tsx'
import { DishPicture } from '../../dish-photos/dish-picture.tsx'
import { PhotoButton } from '../../dish-photos/photo-button.tsx'
import { LockDish } from '../changing/lock-dish.tsx'
import { MoveDish } from '../changing/move-dish.tsx'
import { SwapDish } from '../changing/swap/swap-dish.tsx'
import type { DishSlot } from '../dish-locks.ts'
import { cookAddress } from '../meal-address.ts'
import { NotThis } from '../refusing/not-this.tsx'
import { mayChange, type ShownPlan } from '../shown-plan.ts'
import { warningOn } from '../warning-on.ts'
import { DishWarning } from '../warnings/dish-warning.tsx'
import { DishNotes } from './dish-notes.tsx'
import { DishOnPlate } from './dish-on-plate.tsx'

/** That labels are to be read, and what could not be checked: with every dish, never folded. */
function LabelLines({ checked, unchecked }: Pick<PlanData, 'checked' | 'unchecked'>) {
  return (
    <>
      {unchecked && <p className="font-semibold text-ember text-sm">{unchecked.text}</p>}
      {checked && (
        <p className="flex gap-2 text-sm">
          <ShieldCheck aria-hidden size={18} className="mt-0.5 text-leaf" />
          {checked.text}
        </p>
      )}
    </>
  )
}

interface DishSheetProps {
  plan: ShownPlan
  place: DishSlot
  /** "Dinner". */
  word: string
  dish: Meal | Snack | Juice
  onClose: () => void
}

/** All of one dish: to be cooked with one tap, changed with two, and read below. */
export default function DishSheet({ plan, place, word, dish, onClose }: DishSheetProps) {
  const warning = warningOn(plan.warnings, place.day, place.slot)
  const time = prepTime(dish)
  const shown = { plan, place, dishName: dish.name, onDone: onClose }
  return (
    <Sheet
      onClose={onClose}
      title={dish.name}
      above={
        <div className="mx-auto w-[220px] max-w-[60%] [@media(max-height:640px)]:max-w-[40%]">
          <DishPicture dish={dish} first />
        </div>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        <p className="flex flex-wrap items-center gap-x-2 text-muted">
          <span className="font-semibold text-ember">{word}</span>
          {time && (
            <span className="inline-flex items-center gap-1.5 tabular-nums">
              <Clock aria-hidden size={16} />
              {time}
            </span>
          )}
        </p>
        <DishWarning warning={warning} />
        {!warning && !dish.eaten_out && (
          <ButtonLink to={cookAddress(plan.id, place)} className="w-full">
            <CookingPot aria-hidden size={20} />
            <RichText
              text={todayWords.cook({ dish: dish.name })}
              parts={{ dish: (text) => <span className="sr-only">{text}</span> }}
            />
          </ButtonLink>
        )}
        {mayChange(plan) && (
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,4.75rem),1fr))] gap-2 [&>button]:px-1 max-sm:[&>button]:flex-col max-sm:[&>button]:gap-1">
            <SwapDish {...shown} variant="secondary" isWide />
            <MoveDish {...shown} variant="secondary" />
            <NotThis plan={plan} place={place} dish={dish} onDone={onClose} />
          </div>
        )}
        <DishOnPlate plan={plan} place={place} dish={dish} />
        <LabelLines {...plan.plan_data} />
        <DrawnAfter>
          {mayChange(plan) && (
            <>
              <MealFeedback childId={plan.child_id} dish={dish} />
              <div className="-ml-3 flex flex-wrap gap-1">
                <LockDish plan={plan} place={place} dishName={dish.name} />
                <PhotoButton dish={dish} />
              </div>
            </>
          )}
          <DishNotes dish={dish} ruledOut={plan.plan_data.ruled_out ?? []} />
        </DrawnAfter>
      </div>
    </Sheet>
  )
}
