import type { Child } from '@brightplate/contract/child/child'
import type { SaysOfDish } from '@brightplate/contract/child/dish-feedback'
import type { Juice, Meal, Snack } from '@brightplate/contract/plans/plan-data'
import { Heart, Star } from 'lucide-react'
import * as words from '#words/children/dishes/spoken'
import { errorMessage } from '../../../api/error-message.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { TextLink } from '../../../ui/buttons/text-link.tsx'
import { toast } from '../../../ui/toasts/toast.tsx'
import { type FoodState, foodState } from '../foods/food-state.ts'
import { nameInWords } from '../name-in-words.ts'
import { useChild } from '../use-child.ts'
import { SayButtons } from './say-buttons.tsx'
import { type SpokenPart, spokenParts } from './spoken-parts.ts'
import { useSayOfDish, useSayOfFood } from './use-say.ts'

const onError = (cause: Error) => toast.error(errorMessage(cause, words.couldNotKeep))

/** Told when something is never again: what, and how the word is taken back. */
type OnNever = (name: string, takeBack: () => Promise<unknown>) => void

interface LineProps {
  child: Child
  name: string
  onNever: OnNever
}

function DishLine({ child, name, recipeId, onNever }: LineProps & { recipeId: string }) {
  const { mutate, mutateAsync, isPending } = useSayOfDish(child.id)
  const said = child.dishes_said?.find((one) => one.recipe_id === recipeId)?.says ?? null
  const say = (says: SaysOfDish) => () => {
    const next = said === says ? null : says
    const onSuccess = () => {
      if (next === 'never_again') onNever(name, () => mutateAsync({ recipeId, says: said }))
    }
    mutate({ recipeId, says: next }, { onSuccess, onError })
  }
  return (
    <SayButtons
      name={name}
      isBusy={isPending}
      good={{
        label: words.favourite,
        icon: Star,
        isSaid: said === 'favourite',
        onSay: say('favourite'),
      }}
      never={{ isSaid: said === 'never_again', onSay: say('never_again') }}
    />
  )
}

function FoodLine({ child, name: food, onNever }: LineProps) {
  const { mutate, mutateAsync, isPending } = useSayOfFood(child.id)
  const { safe_foods, refused_foods, foods_said = [] } = child
  const said = foodState({ safe_foods, refused_foods, foods_said }, food)
  const say = (state: FoodState) => () => {
    const next = said === state ? null : state
    const onSuccess = () => {
      if (next === 'never_again') onNever(food, () => mutateAsync({ food, state: said }))
    }
    mutate({ food, state: next }, { onSuccess, onError })
  }
  return (
    <SayButtons
      name={food}
      isBusy={isPending}
      good={{
        label: words.eatsThis({ name: child.name }),
        icon: Heart,
        isSaid: said === 'eats',
        onSay: say('eats'),
      }}
      never={{ isSaid: said === 'never_again', onSay: say('never_again') }}
    />
  )
}

function PartLine({ child, part, onNever }: Omit<LineProps, 'name'> & { part: SpokenPart }) {
  return (
    <li>
      <p>{part.name}</p>
      {part.kind === 'dish' ? (
        <DishLine child={child} onNever={onNever} {...part} />
      ) : (
        <FoodLine child={child} onNever={onNever} name={part.name} />
      )}
    </li>
  )
}

interface DishWordsProps {
  childId: string
  dish: Meal | Snack | Juice
  onNever: OnNever
}

/** What a parent says of each thing on a plate; kept with the child, and used by every plan. */
export function DishWords({ childId, dish, onNever }: DishWordsProps) {
  const { data: child, isLoadingError, refetch } = useChild(childId)
  const all = spokenParts(dish)
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
              <PartLine key={part.name} child={child} part={part} onNever={onNever} />
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
