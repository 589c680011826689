import type { Child } from '@brightplate/contract/child/child'
import type { OfferedFood } from '@brightplate/contract/child/eating-log'
import { errorMessage } from '../../../api/error-message.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { announce } from '../../../ui/page/announce.tsx'
import { toast } from '../../../ui/toasts/toast.tsx'
import { useSayOfFood } from '../dishes/use-say.ts'

interface OfferedFoodsProps {
  child: Child
  offered: readonly OfferedFood[]
  /** After a food joined the list. */
  onAdded: () => void
}

/** Foods that were eaten again and again, which join the child's foods by one tap and never by themselves. */
export function OfferedFoods({ child, offered, onAdded }: OfferedFoodsProps) {
  const { mutate, isPending } = useSayOfFood(child.id)
  if (offered.length === 0) return null
  const add = (food: string) => {
    if (isPending) return
    const onSuccess = () => {
      announce(`${food} is one of ${child.name}’s foods now`)
      onAdded()
    }
    const onError = (cause: Error) =>
      toast.error(errorMessage(cause, 'Failed to keep what you said'))
    mutate({ food, state: 'eats' }, { onSuccess, onError })
  }
  return (
    <div className="grid gap-1">
      <p>Eaten three times and more of late. Add to {child.name}’s foods?</p>
      <ul aria-label={`Offered for ${child.name}’s foods`} className="flex flex-wrap gap-2">
        {offered.map(({ food, name }) => (
          <li key={food}>
            <Button variant="secondary" aria-disabled={isPending} onClick={() => add(name)}>
              Add {name}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
