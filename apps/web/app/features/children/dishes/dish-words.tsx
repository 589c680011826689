import type { Child } from '@brightplate/contract/child/child'
import type { Juice, Meal, Snack } from '@brightplate/contract/plans/plan-data'
import { Heart, Star } from 'lucide-react'
import * as words from '#words/children/dishes/spoken'
import { errorMessage } from '../../../api/error-message.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { TextLink } from '../../../ui/buttons/text-link.tsx'
import { toast } from '../../../ui/toasts/toast.tsx'
import { foodState } from '../foods/food-state.ts'
import { nameInWords } from '../name-in-words.ts'
import { useChild } from '../use-child.ts'
import { SayButton } from './say-button.tsx'
import { type SpokenPart, spokenParts } from './spoken-parts.ts'
import { useSayOfDish, useSayOfFood } from './use-say.ts'

const onError = (cause: Error) => toast.error(errorMessage(cause, words.couldNotKeep))

interface LineProps {
  child: Child
  name: string
}

function DishLine({ child, name, recipeId }: LineProps & { recipeId: string }) {
  const { mutate, isPending } = useSayOfDish(child.id)
  const isSaid = child.dishes_said?.find((one) => one.recipe_id === recipeId)?.says === 'favourite'
  const say = () => mutate({ recipeId, says: isSaid ? null : 'favourite' }, { onError })
  return (
    <SayButton
      name={name}
      label={words.favourite}
      icon={Star}
      isSaid={isSaid}
      isBusy={isPending}
      onSay={say}
    />
  )
}

function FoodLine({ child, name: food }: LineProps) {
  const { mutate, isPending } = useSayOfFood(child.id)
  const { safe_foods, refused_foods, foods_said = [] } = child
  const isSaid = foodState({ safe_foods, refused_foods, foods_said }, food) === 'eats'
  const say = () => mutate({ food, state: isSaid ? null : 'eats' }, { onError })
  return (
    <SayButton
      name={food}
      label={words.eatsThis({ name: child.name })}
      icon={Heart}
      isSaid={isSaid}
      isBusy={isPending}
      onSay={say}
    />
  )
}

function PartLine({ child, part }: Omit<LineProps, 'name'> & { part: SpokenPart }) {
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

interface DishWordsProps {
  childId: string
  dish: Meal | Snack | Juice
}

/** The good word that a parent may say of each thing on a plate; kept with the child, and used by every plan. */
export function DishWords({ childId, dish }: DishWordsProps) {
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
