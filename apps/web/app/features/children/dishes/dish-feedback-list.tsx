import type { Child } from '@brightplate/contract/child/child'
import type { DishFeedback, SaysOfDish } from '@brightplate/contract/child/dish-feedback'
import * as words from '#words/children/dishes/feedback-list'
import { errorMessage } from '../../../api/error-message.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { toast } from '../../../ui/toasts/toast.tsx'
import { fullDate } from '../../../ui/words/dates.ts'
import { useDishFeedback } from './use-feedback.ts'

const titles: Record<SaysOfDish, string> = {
  favourite: words.favourites,
  never_again: words.neverAgain,
}

interface FeedbackListProps {
  says: SaysOfDish
  dishes: readonly DishFeedback[]
  busyId: string | undefined
  onTakeBack: (recipeId: string) => void
}

function FeedbackList({ says, dishes, busyId, onTakeBack }: FeedbackListProps) {
  if (dishes.length === 0) return null
  return (
    <div>
      <h3 className="text-muted">{titles[says]}</h3>
      <ul aria-label={titles[says]}>
        {dishes.map(({ recipe_id, name, said_on }) => (
          <li key={recipe_id} className="flex flex-wrap items-center justify-between gap-x-4">
            <span className="min-w-0 wrap-anywhere">
              {name} <span className="text-muted">{words.since({ day: fullDate(said_on) })}</span>
            </span>
            <Button
              variant="quiet"
              className="-ml-3"
              busyLabel={busyId === recipe_id && words.takingBack}
              onClick={() => onTakeBack(recipe_id)}
            >
              {words.takeBack}
              <span className="sr-only"> ({name})</span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The dishes of which the parent said something, each with the way back. */
export function DishFeedbackList({ child }: { child: Child }) {
  const { mutate, isPending, variables } = useDishFeedback(child.id)
  const { dishes_said = [] } = child
  if (dishes_said.length === 0) return null
  const takeBack = (recipeId: string) =>
    mutate(
      { recipeId, says: null },
      { onError: (cause) => toast.error(errorMessage(cause, words.couldNotTakeBack)) },
    )
  return (
    <Card className="grid max-w-2xl grid-cols-1 gap-3">
      <h2 className="text-lg">{words.title({ name: child.name })}</h2>
      {(['favourite', 'never_again'] as const).map((says) => (
        <FeedbackList
          key={says}
          says={says}
          dishes={dishes_said.filter((one) => one.says === says)}
          busyId={isPending ? variables.recipeId : undefined}
          onTakeBack={takeBack}
        />
      ))}
      <p className="text-muted">{words.note}</p>
    </Card>
  )
}
