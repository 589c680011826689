import type { MealPlan } from '@brightplate/contract/plans/meal-plan'
import { ArrowLeftRight } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import * as words from '#words/plans/changing'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useCodeOnUse } from '../../../../ui/dialogs/use-code-on-use.ts'
import { RichText } from '../../../../ui/words/rich-text.tsx'
import type { DishSlot } from '../../dish-locks.ts'

interface SwapDishProps {
  plan: MealPlan
  place: DishSlot
  dishName: string
  variant: 'quiet' | 'secondary'
  /** Label of the button, in place of “swap”. */
  children?: ReactNode
  /** Sorts by time. */
  isEasier?: boolean
  /** Full width. */
  isWide?: boolean
  /** Called after the swap. */
  onDone?: () => void
}

export function SwapDish({
  variant,
  children,
  isEasier = false,
  isWide = false,
  onDone,
  ...dish
}: SwapDishProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { code, use } = useCodeOnUse(() => import('./swap-dialog.tsx'))
  // Beside another child's card there is room for its words alone.
  const isLine = isEasier && variant === 'quiet'
  const open = () => {
    use()
    setIsOpen(true)
  }
  return (
    <>
      <Button
        variant={variant}
        className={isLine ? 'px-1! text-sm' : isWide || isEasier ? '' : 'w-fit'}
        onClick={open}
      >
        {!isLine && <ArrowLeftRight aria-hidden size={18} />}
        <span>
          {children ?? (
            <RichText
              text={words.swap({ dish: dish.dishName })}
              parts={{ dish: (text) => <span className="sr-only">{text}</span> }}
            />
          )}
        </span>
      </Button>
      {code && (
        <code.SwapDialog
          {...dish}
          isEasier={isEasier}
          open={isOpen}
          onOpenChange={setIsOpen}
          onDone={onDone}
        />
      )}
    </>
  )
}
