import type { Child } from '@brightplate/contract/child/child'
import type { Juice, Meal, Snack } from '@brightplate/contract/plans/plan-data'
import { Heart, Star } from 'lucide-react'
import * as words from '#words/children/dishes/meal-feedback'
import { errorMessage } from '../../../api/error-message.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { TextLink } from '../../../ui/buttons/text-link.tsx'
import { toast } from '../../../ui/toasts/toast.tsx'
import { foodState } from '../foods/food-state.ts'
import { nameInWords } from '../name-in-words.ts'
import { useChild } from '../use-child.ts'
import { FeedbackButton } from './feedback-button.tsx'
import { type FeedbackPart, feedbackParts } from './feedback-parts.ts'
import { useDishFeedback, useFoodFeedback } from './use-feedback.ts'

const onError = (cause: Error) => toast.error(errorMessage(cause, words.couldNotKeep))

interface LineProps {
  child: Child
  name: string
}

function DishLine({ child, name, recipeId }: LineProps & { recipeId: string }) {
  const { mutate, isPending } = useDishFeedback(child.id)
  const isGiven = child.dishes_said?.find((one) => one.recipe_id === recipeId)?.says === 'favourite'
  const toggle = () => mutate({ recipeId, says: isGiven ? null : 'favourite' }, { onError })
  return (
    <FeedbackButton
      name={name}
      label={words.favourite}
      icon={Star}
      isGiven={isGiven}
      isBusy={isPending}
      onToggle={toggle}
    />
  )
}

function FoodLine({ child, name: food }: LineProps) {
  const { mutate, isPending } = useFoodFeedback(child.id)
  const { safe_foods, refused_foods, foods_said = [] } = child
  const isGiven = foodState({ safe_foods, refused_foods, foods_said }, food) === 'eats'
  const toggle = () => mutate({ food, state: isGiven ? null : 'eats' }, { onError })
  return (
    <FeedbackButton
      name={food}
      label={words.eatsThis({ name: child.name })}
      icon={Heart}
      isGiven={isGiven}
      isBusy={isPending}
      onToggle={toggle}
    />
  )
}

function PartLine({ child, part }: Omit<LineProps, 'name'> & { part: FeedbackPart }) {
  return (
    <li>
      <p>{part.name}</p>
      {part.kind === 'dish' ? (
        <DishLine child={child} {...part} />
      ) : (
        <FoodLine child={child} name={part.name} />
      )}
    </li>
  )
}

interface MealFeedbackProps {
  childId: string
  dish: Meal | Snack | Juice
}

/** Positive feedback on each part of a meal; stored with the child and used by every plan. */
export function MealFeedback({ childId, dish }: MealFeedbackProps) {
  const { data: child, isLoadingError, refetch } = useChild(childId)
  const all = feedbackParts(dish)
  const parts = all.filter((part) => part.kind === 'dish' || !part.isAccepted)
  if (all.length === 0) return null
  return (
    <div className="grid gap-1">
      <h4 className="font-semibold">{words.howIsIt(nameInWords(child?.name ?? ''))}</h4>
      {isLoadingError ? (
        <div role="alert" className="flex flex-wrap items-center gap-2">
          <p>{words.couldNotLoad}</p>
          <Button variant="quiet" onClick={() => refetch()}>
            {words.tryAgain}
          </Button>
        </div>
      ) : !child ? (
        <p role="status" className="text-muted">
          {words.loading}
        </p>
      ) : (
        <>
          <ul className="grid gap-2">
            {parts.map((part) => (
              <PartLine key={part.name} child={child} part={part} />
            ))}
          </ul>
          {parts.length < all.length && (
            <p>
              <TextLink to={`/children/${childId}`}>
                {words.whatEats({ name: child.name })}
              </TextLink>
            </p>
          )}
        </>
      )}
    </div>
  )
}
