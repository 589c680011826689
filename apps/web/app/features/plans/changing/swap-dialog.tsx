import type { DishAlternative, MealPlan } from '@brightplate/contract/meal-plan'
import { api } from '../../../api/api.ts'
import { errorMessage } from '../../../api/error-message.ts'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { FormError } from '../../../ui/forms/form-error.tsx'
import { announce } from '../../../ui/page/announce.tsx'
import { toast } from '../../../ui/toasts/toast.tsx'
import type { DishPlace } from '../dish-locks.ts'
import { AlternativeList } from './alternative-list.tsx'
import { useChangePlan } from './use-change-plan.ts'

const failed = 'Failed to swap the dish'

interface SwapDialogProps {
  plan: MealPlan
  place: DishPlace
  dishName: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function SwapDialog({ plan, place, dishName, open, onOpenChange }: SwapDialogProps) {
  const { id, revision } = plan
  const swap = useChangePlan(
    id,
    ({ recipe_id }: DishAlternative) =>
      api('swapMeal', { params: { id }, body: { ...place, recipe_id, revision } }),
    ({ name }) => {
      onOpenChange(false)
      announce(`${name} takes the place of ${dishName}`)
      toast.success('Dish swapped')
    },
  )
  const change = (next: boolean) => {
    swap.reset()
    onOpenChange(next)
  }
  const choose = (alternative: DishAlternative) =>
    swap.mutate(alternative, {
      onError: (cause) => toast.error(errorMessage(cause, failed)),
    })
  return (
    <Dialog open={open} onOpenChange={change} title={`Swap ${dishName}`}>
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
  )
}
