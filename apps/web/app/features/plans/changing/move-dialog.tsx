import type { MealPlan } from '@brightplate/contract/plans/meal-plan'
import * as changingWords from '#words/plans/changing'
import * as words from '#words/plans/changing/move'
import { api } from '../../../api/api.ts'
import { errorMessage } from '../../../api/error-message.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { FormError } from '../../../ui/forms/form-error.tsx'
import { toast } from '../../../ui/toasts/toast.tsx'
import { localDate } from '../../../ui/words/dates.ts'
import { type DishSlot, isLocked } from '../dish-locks.ts'
import { useGoBack } from '../revisions/use-go-back.ts'
import { type MoveDay, moveDays } from './move-days.ts'
import { useChangePlan } from './use-change-plan.ts'

interface MoveDialogProps {
  plan: MealPlan
  place: DishSlot
  dishName: string
  open: boolean
  onOpenChange: (open: boolean) => void
  onDone?: (() => void) | undefined
}

/** The days to which a meal may go: it changes places with what stands there. */
export function MoveDialog({ plan, place, dishName, open, onOpenChange, onDone }: MoveDialogProps) {
  const { id, revision } = plan
  const goBack = useGoBack(id)
  const move = useChangePlan(
    id,
    ({ day }: MoveDay) =>
      api('moveMeal', { params: { id }, body: { ...place, to_day: day, revision } }),
    ({ name, dish }) => {
      onOpenChange(false)
      onDone?.()
      toast.undoable(
        words.moved,
        () =>
          void goBack(
            { to: revision, revision: revision + 1 },
            changingWords.isBack({ dish: dishName }),
          ),
        { said: words.isOnNow({ dish: dishName, day: name, other: dish }) },
      )
    },
  )
  const change = (next: boolean) => {
    move.reset()
    onOpenChange(next)
  }
  const days = moveDays(plan, place, localDate(new Date()))
  return (
    <Dialog open={open} onOpenChange={change} title={words.title({ dish: dishName })}>
      <div className="grid gap-4">
        {isLocked(plan.locks, place) ? (
          <p>{words.isKept}</p>
        ) : days.length === 0 ? (
          <p>{words.noOtherDay}</p>
        ) : (
          <p className="text-muted">{words.changesPlaces}</p>
        )}
        <FormError>{move.error && errorMessage(move.error, words.couldNotMove)}</FormError>
        {!isLocked(plan.locks, place) && (
          <ul aria-label={words.days} className="grid gap-2">
            {days.map((one) => (
              <li key={one.day}>
                <Button
                  variant="secondary"
                  className="w-full"
                  disabled={one.stays !== null || move.isPending}
                  busyLabel={move.isPending && move.variables.day === one.day && words.moving}
                  onClick={() => move.mutate(one)}
                >
                  <span className="grid w-full min-w-0 text-left">
                    <span>{one.name}</span>
                    <span className="break-words font-normal text-muted text-sm">
                      {one.stays ?? one.dish}
                    </span>
                  </span>
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  )
}
