import type { Child } from '@brightplate/contract/child/child'
import type { Juice, Meal, Snack } from '@brightplate/contract/plans/plan-data'
import * as words from '#words/plans/refusing'
import { Button } from '../../../ui/buttons/button.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { ErrorState, LoadingState } from '../../../ui/page/page-state.tsx'
import { type FeedbackPart, feedbackParts } from '../../children/dishes/feedback-parts.ts'
import { foodState } from '../../children/foods/food-state.ts'
import { useChild } from '../../children/use-child.ts'
import type { DishSlot } from '../dish-locks.ts'
import type { ShownPlan } from '../shown-plan.ts'
import type { Refusal } from './refusal.ts'
import { useRefuse } from './use-refuse.ts'

interface ChoiceProps {
  label: string
  /** What it does. */
  effect: string
  /** Of what, to those who do not see what stands above. */
  what: string
  isBusy: boolean
  onChoose: () => void
}

function Choice({ label, effect, what, isBusy, onChoose }: ChoiceProps) {
  return (
    <Button variant="secondary" className="w-full" disabled={isBusy} onClick={onChoose}>
      <span className="grid w-full min-w-0 text-left">
        <span>
          {label}
          <span className="sr-only"> ({what})</span>
        </span>
        <span className="font-normal text-muted text-sm">{effect}</span>
      </span>
    </Button>
  )
}

interface PartProps {
  child: Child
  part: FeedbackPart
  isBusy: boolean
  onRefuse: (refusal: Refusal) => void
}

/** What may be said of one thing on the plate: a pause is for what the child is said to eat. */
function RefusePart({ child, part, isBusy, onRefuse }: PartProps) {
  const what = part.name
  if (part.kind === 'dish') {
    const was = child.dishes_said?.find((one) => one.recipe_id === part.recipeId)?.says ?? null
    return (
      <Choice
        label={words.neverAgain}
        effect={words.neverEffect}
        what={what}
        isBusy={isBusy}
        onChoose={() => onRefuse({ kind: 'never_dish', what, recipeId: part.recipeId, was })}
      />
    )
  }
  const { safe_foods, refused_foods, foods_said = [] } = child
  const was = foodState({ safe_foods, refused_foods, foods_said }, what)
  return (
    <>
      {(was === 'eats' || was === 'only_exactly') && (
        <Choice
          label={words.notNow}
          effect={words.notNowEffect}
          what={what}
          isBusy={isBusy}
          onChoose={() => onRefuse({ kind: 'not_now', what, was })}
        />
      )}
      <Choice
        label={words.neverAgain}
        effect={words.neverEffect}
        what={what}
        isBusy={isBusy}
        onChoose={() => onRefuse({ kind: 'never_again', what, was })}
      />
    </>
  )
}

interface NotThisDialogProps {
  plan: ShownPlan
  place: DishSlot
  dish: Meal | Snack | Juice
  open: boolean
  onOpenChange: (open: boolean) => void
  onDone: () => void
}

/** The three ways to refuse, each with what it does. */
export function NotThisDialog(props: NotThisDialogProps) {
  const { plan, place, dish, open, onOpenChange, onDone } = props
  const { data: child, isLoadingError, refetch } = useChild(plan.child_id)
  const { refuse, isPending } = useRefuse(plan)
  const run = async (refusal: Refusal) => {
    await refuse(refusal)
    onOpenChange(false)
    onDone()
  }
  const parts = feedbackParts(dish)
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={words.title({ dish: dish.name })}>
      <div className="grid grid-cols-1 gap-4">
        <Choice
          label={words.notToday}
          effect={words.notTodayEffect}
          what={dish.name}
          isBusy={isPending}
          onChoose={() => void run({ kind: 'today', what: dish.name, meal: place })}
        />
        {parts.length === 0 ? null : isLoadingError ? (
          <ErrorState message={words.couldNotLoad} onRetry={refetch} />
        ) : !child ? (
          <LoadingState />
        ) : (
          parts.map((part) => (
            <section key={part.name} aria-label={part.name} className="grid grid-cols-1 gap-2">
              <h3 className="font-semibold first-letter:uppercase">{part.name}</h3>
              <RefusePart
                child={child}
                part={part}
                isBusy={isPending}
                onRefuse={(refusal) => void run(refusal)}
              />
            </section>
          ))
        )}
        <p role="status" className="text-muted text-sm">
          {isPending ? words.changing : words.changesComing}
        </p>
      </div>
    </Dialog>
  )
}
