import type { MealPlan } from '@brightplate/contract/plans/meal-plan'
import { CalendarSync } from 'lucide-react'
import { useState } from 'react'
import * as words from '#words/plans/changing'
import { Button } from '../../../ui/buttons/button.tsx'
import { useCodeOnUse } from '../../../ui/dialogs/use-code-on-use.ts'
import { RichText } from '../../../ui/words/rich-text.tsx'
import type { DishSlot } from '../dish-locks.ts'

interface MoveDishProps {
  plan: MealPlan
  place: DishSlot
  dishName: string
  /** On a picture of the week: seen under the pointer and with the focus, and always where there is no pointer. */
  isIcon?: boolean
  variant?: 'quiet' | 'secondary'
  /** Called once it stands on another day. */
  onDone?: () => void
}

/** Moves a meal to another day, which is chosen in a dialog. */
export function MoveDish({ isIcon = false, variant = 'quiet', onDone, ...dish }: MoveDishProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { code, use } = useCodeOnUse(() => import('./move-dialog.tsx'))
  const open = () => {
    use()
    setIsOpen(true)
  }
  return (
    <>
      {isIcon ? (
        <button
          type="button"
          aria-label={words.moveDish({ dish: dish.dishName })}
          title={words.moveHint}
          onClick={open}
          className="absolute top-0 left-0 hidden size-9 items-center justify-center rounded-full border border-line bg-card text-muted focus-visible:opacity-100 group-focus-within:opacity-100 group-hover:opacity-100 hover:text-ink lg:inline-flex [@media(hover:hover)]:opacity-0"
        >
          <CalendarSync aria-hidden size={18} />
        </button>
      ) : (
        <Button variant={variant} onClick={open}>
          <CalendarSync aria-hidden size={18} />
          <span>
            <RichText
              text={words.move({ dish: dish.dishName })}
              parts={{ dish: (text) => <span className="sr-only">{text}</span> }}
            />
          </span>
        </Button>
      )}
      {code && <code.MoveDialog {...dish} open={isOpen} onOpenChange={setIsOpen} onDone={onDone} />}
    </>
  )
}
