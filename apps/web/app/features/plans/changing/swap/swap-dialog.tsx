import { limitMessages } from '@brightplate/contract/limit-messages'
import { limits } from '@brightplate/contract/limits'
import { eatenOutId } from '@brightplate/contract/plans/dishes/eaten-out'
import { stepsOfDish } from '@brightplate/contract/plans/dishes/steps-of-dish'
import type { DishAlternative, MealPlan } from '@brightplate/contract/plans/meal-plan'
import { DoorOpen } from 'lucide-react'
import { useState } from 'react'
import * as changingWords from '#words/plans/changing'
import * as words from '#words/plans/changing/swap'
import { api } from '../../../../api/api.ts'
import { errorMessage } from '../../../../api/error-message.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Dialog } from '../../../../ui/dialogs/dialog.tsx'
import { TextField } from '../../../../ui/forms/field.tsx'
import { FormError } from '../../../../ui/forms/form-error.tsx'
import { useSettled } from '../../../../ui/forms/use-settled.ts'
import { toast } from '../../../../ui/toasts/toast.tsx'
import { dayDishes } from '../../day-dishes.ts'
import type { DishSlot } from '../../dish-locks.ts'
import { useGoBack } from '../../revisions/use-go-back.ts'
import { useChangePlan } from '../use-change-plan.ts'
import { effortWords } from './effort-words.ts'
import { FoundDishes } from './found-dishes.tsx'
import { SuggestedDishes } from './suggested-dishes.tsx'

const dishAt = ({ plan_data }: MealPlan, { day, slot }: DishSlot) =>
  plan_data.days
    .flatMap((one) => (one.day === day ? dayDishes(one) : []))
    .find((one) => one.slot === slot)?.dish

interface SwapDialogProps {
  plan: MealPlan
  place: DishSlot
  dishName: string
  isEasier: boolean
  open: boolean
  onOpenChange: (open: boolean) => void
  onDone?: (() => void) | undefined
}

export function SwapDialog({
  plan,
  place,
  dishName,
  isEasier: onlyEasier,
  open,
  onOpenChange,
  onDone,
}: SwapDialogProps) {
  const { id, revision } = plan
  const [typed, setTyped] = useState('')
  const [isAll, setIsAll] = useState(!onlyEasier)
  const name = useSettled(typed).trim()
  const isLong = typed.trim().length > limits.searchMaxLength
  const goBack = useGoBack(id)
  const swap = useChangePlan(
    id,
    ({ recipe_id }: Pick<DishAlternative, 'recipe_id' | 'name'>) =>
      api('swapMeal', { params: { id }, body: { ...place, recipe_id, revision } }),
    ({ name }) => {
      onOpenChange(false)
      setTyped('')
      onDone?.()
      toast.undoable(
        words.swapped,
        () =>
          void goBack(
            { to: revision, revision: revision + 1 },
            changingWords.isBack({ dish: dishName }),
          ),
        { said: words.takesPlace({ dish: name, other: dishName }) },
      )
    },
  )
  const change = (next: boolean) => {
    swap.reset()
    setIsAll(!onlyEasier)
    onOpenChange(next)
  }
  const choose = (alternative: Pick<DishAlternative, 'recipe_id' | 'name'>) =>
    swap.mutate(alternative)
  const present = dishAt(plan, place)
  const isOut = present?.eaten_out === true
  const busyId = swap.isPending ? swap.variables.recipe_id : undefined
  const now = present ? effortWords({ ...present, steps: stepsOfDish(present).length }) : ''
  const choice = { plan, place, busyId, onChoose: choose }
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title={isAll ? words.title({ dish: dishName }) : words.titleEasier({ dish: dishName })}
    >
      <div className="grid gap-4">
        <FormError>{swap.error && errorMessage(swap.error, words.couldNotSwap)}</FormError>
        {isAll ? (
          <TextField
            label={words.search}
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            error={isLong ? limitMessages.search : undefined}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        ) : (
          now && <p className="text-muted tabular-nums">{words.now({ effort: now })}</p>
        )}
        {name.length < limits.searchMinLength || isLong || name.length > limits.searchMaxLength ? (
          <SuggestedDishes {...choice} onAll={isAll ? null : () => setIsAll(true)} />
        ) : (
          <FoundDishes {...choice} name={name} />
        )}
        {!isOut && (
          <Button
            variant="quiet"
            className="-ml-3 w-fit"
            disabled={busyId !== undefined}
            busyLabel={busyId === eatenOutId && words.swapping}
            onClick={() => choose({ recipe_id: eatenOutId, name: words.eatingOut })}
          >
            <DoorOpen aria-hidden size={18} />
            {words.eatOut}
          </Button>
        )}
      </div>
    </Dialog>
  )
}
