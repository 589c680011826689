import type { MealPlan } from '@brightplate/contract/plans/meal-plan'
import { Lock, LockOpen } from 'lucide-react'
import * as words from '#words/plans/changing'
import { errorMessage } from '../../../api/error-message.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { toast } from '../../../ui/toasts/toast.tsx'
import { RichText } from '../../../ui/words/rich-text.tsx'
import { type DishSlot, isLocked } from '../dish-locks.ts'
import { useToggleLock } from './use-toggle-lock.ts'

interface LockDishProps {
  plan: MealPlan
  place: DishSlot
  dishName: string
}

/** Whether the dish stays when the rest is made again. */
export function LockDish({ plan, place, dishName }: LockDishProps) {
  const toggleLock = useToggleLock(plan)
  const locked = isLocked(plan.locks, place)
  const Icon = locked ? Lock : LockOpen
  const toggle = () =>
    toggleLock(place, (cause) => toast.error(errorMessage(cause, words.couldNotKeep)))
  return (
    <Button variant="quiet" aria-pressed={locked} className="aria-pressed:bg-wash" onClick={toggle}>
      <Icon aria-hidden size={18} />
      <span>
        <RichText
          text={words.keepDish({ dish: dishName })}
          parts={{ dish: (text) => <span className="sr-only">{text}</span> }}
        />
      </span>
    </Button>
  )
}
