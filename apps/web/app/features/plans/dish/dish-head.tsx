import type { Juice, Meal, Snack } from '@brightplate/contract/plans/plan-data'
import { Clock, Lock } from 'lucide-react'
import * as words from '#words/plans/days'
import { prepTime } from '../../../ui/words/prep-time.ts'
import { WholeWords } from '../../../ui/words/whole-words.tsx'
import { DishPicture } from '../../dish-photos/dish-picture.tsx'
import { othersDish } from '../eaters/others-dish.ts'

interface DishHeadProps {
  dish: Meal | Snack | Juice
  isLocked: boolean
}

export function DishHead({ dish, isLocked }: DishHeadProps) {
  const time = prepTime(dish)
  const others = othersDish(dish)
  return (
    <div className="flex flex-wrap items-center gap-4">
      <DishPicture dish={dish} size={104} />
      <div className="grid min-w-[min(100%,6rem)] flex-1 gap-1">
        <h3 className="text-lg">
          <WholeWords>{dish.name}</WholeWords>
        </h3>
        {others && <p>{others}</p>}
        {time && (
          <p className="flex items-center gap-1.5 text-muted">
            <Clock aria-hidden size={16} className="shrink-0" />
            <span className="sr-only">{words.prepTime}</span>
            {time}
          </p>
        )}
        {isLocked && (
          <p className="flex items-center gap-1.5 text-muted">
            <Lock aria-hidden size={16} className="shrink-0" />
            {words.isKept}
          </p>
        )}
      </div>
    </div>
  )
}
