import type { Juice, Meal, Snack } from '@brightplate/contract/plans/plan-data'
import type { ReactNode } from 'react'
import * as words from '#words/plans/cook'
import { WholeWords } from '../../../ui/words/whole-words.tsx'
import { DishPicture } from '../../dish-photos/dish-picture.tsx'

interface CookedViewProps {
  dish: Meal | Snack | Juice
  childName: string | null
  /** What is asked once a meal is on the table. */
  children: ReactNode
}

/** The plate that was cooked, with one sentence: the end of the work. */
export function CookedView({ dish, childName, children }: CookedViewProps) {
  return (
    <div className="mx-auto grid max-w-md grid-cols-1 justify-items-center gap-4 py-4 text-center motion-safe:animate-fade">
      <div className="w-[220px] max-w-full">
        <DishPicture dish={dish} first />
      </div>
      <p className="break-words font-display font-semibold text-2xl leading-snug">
        <WholeWords>{dish.name}</WholeWords>
      </p>
      <p className="text-lg">{words.upToChild({ name: childName ?? 'unnamed' })}</p>
      <div className="w-full text-left">{children}</div>
    </div>
  )
}
