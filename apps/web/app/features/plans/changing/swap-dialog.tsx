import { limits } from '@brightplate/contract/limits'
import type { DishAlternative, MealPlan } from '@brightplate/contract/meal-plan'
import { useState } from 'react'
import { api } from '../../../api/api.ts'
import { errorMessage } from '../../../api/error-message.ts'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { FormError } from '../../../ui/forms/form-error.tsx'
import { useSettled } from '../../../ui/forms/use-settled.ts'
import { announce } from '../../../ui/page/announce.tsx'
import { toast } from '../../../ui/toasts/toast.tsx'
import type { DishPlace } from '../dish-locks.ts'
import { FoundDishes } from './found-dishes.tsx'
import { SuggestedDishes } from './suggested-dishes.tsx'
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
  const [typed, setTyped] = useState('')
  const name = useSettled(typed).trim()
  const swap = useChangePlan(
    id,
    ({ recipe_id }: DishAlternative) =>
      api('swapMeal', { params: { id }, body: { ...place, recipe_id, revision } }),
    ({ name }) => {
      onOpenChange(false)
      setTyped('')
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
  const busyId = swap.isPending ? swap.variables.recipe_id : undefined
  const choice = { plan, place, busyId, onChoose: choose }
  return (
    <Dialog open={open} onOpenChange={change} title={`Swap ${dishName}`}>
      <div className="grid gap-4">
        <FormError>{swap.error && errorMessage(swap.error, failed)}</FormError>
        <TextField
          label="Look for a dish or food by name"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={limits.searchMaxLength}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        {name.length < limits.searchMinLength ? (
          <SuggestedDishes {...choice} />
        ) : (
          <FoundDishes {...choice} name={name} />
        )}
      </div>
    </Dialog>
  )
}
