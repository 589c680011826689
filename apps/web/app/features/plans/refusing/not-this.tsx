import type { Juice, Meal, Snack } from '@brightplate/contract/plans/plan-data'
import { CircleSlash } from 'lucide-react'
import { useState } from 'react'
import * as words from '#words/plans/refusing'
import { Button } from '../../../ui/buttons/button.tsx'
import { useCodeOnUse } from '../../../ui/dialogs/use-code-on-use.ts'
import { RichText } from '../../../ui/words/rich-text.tsx'
import type { DishSlot } from '../dish-locks.ts'
import type { ShownPlan } from '../shown-plan.ts'

interface NotThisProps {
  plan: ShownPlan
  place: DishSlot
  dish: Meal | Snack | Juice
  /** Called once something was refused. */
  onDone: () => void
}

/** Refuses a meal or something on its plate: for today, for now or for good, which is chosen in a dialog. */
export function NotThis(meal: NotThisProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { code, use } = useCodeOnUse(() => import('./not-this-dialog.tsx'))
  const open = () => {
    use()
    setIsOpen(true)
  }
  return (
    <>
      <Button variant="secondary" onClick={open}>
        <CircleSlash aria-hidden size={18} />
        <span>
          <RichText
            text={words.notThis({ dish: meal.dish.name })}
            parts={{ dish: (text) => <span className="sr-only">{text}</span> }}
          />
        </span>
      </Button>
      {code && <code.NotThisDialog {...meal} open={isOpen} onOpenChange={setIsOpen} />}
    </>
  )
}
