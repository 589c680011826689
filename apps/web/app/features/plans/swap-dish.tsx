import type { DishAlternative, MealPlan } from '@brightplate/contract/meal-plan'
import { ArrowLeftRight } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../api/api.ts'
import { errorMessage } from '../../api/error-message.ts'
import { announce } from '../../ui/announce.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { toast } from '../../ui/toast.tsx'
import { AlternativeList } from './alternative-list.tsx'
import type { DishPlace } from './dish-locks.ts'
import { useChangePlan } from './use-change-plan.ts'

const failed = 'Failed to swap the dish'

interface SwapDishProps {
  plan: MealPlan
  place: DishPlace
  dishName: string
  /** Swapping is what this dish needs. */
  urgent: boolean
}

export function SwapDish({ plan, place, dishName, urgent }: SwapDishProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { id, revision } = plan
  const swap = useChangePlan(id, ({ recipe_id }: DishAlternative) =>
    api('swapMeal', { params: { id }, body: { ...place, recipe_id, revision } }),
  )
  const open = () => {
    swap.reset()
    setIsOpen(true)
  }
  const choose = (alternative: DishAlternative) =>
    swap.mutate(alternative, {
      onSuccess: () => {
        setIsOpen(false)
        announce(`${alternative.name} takes the place of ${dishName}`)
        toast.success('Dish swapped')
      },
      onError: (cause) => toast.error(errorMessage(cause, failed)),
    })
  return (
    <>
      <Button variant={urgent ? 'secondary' : 'quiet'} className="px-3" onClick={open}>
        <ArrowLeftRight aria-hidden size={18} />
        <span>
          Swap<span className="sr-only"> {dishName}</span>
        </span>
      </Button>
      <Dialog open={isOpen} onOpenChange={setIsOpen} title={`Swap ${dishName}`}>
        <div className="grid gap-4">
          <FormError>{swap.error && errorMessage(swap.error, failed)}</FormError>
          <AlternativeList
            plan={plan}
            place={place}
            busyId={swap.isPending ? swap.variables.recipe_id : undefined}
            onChoose={choose}
          />
        </div>
      </Dialog>
    </>
  )
}
