import type { Child } from '@brightplate/contract/child/child'
import type { OfferedFood } from '@brightplate/contract/child/eating-log'
import * as words from '#words/children/eating-log/section'
import { errorMessage } from '../../../api/error-message.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { announce } from '../../../ui/page/announce.tsx'
import { toast } from '../../../ui/toasts/toast.tsx'
import { useFoodFeedback } from '../dishes/use-feedback.ts'

interface OfferedFoodsProps {
  child: Child
  offered: readonly OfferedFood[]
  /** After a food joined the list. */
  onAdded: () => void
}

/** Foods that were eaten again and again, which join the child's foods by one tap and never by themselves. */
export function OfferedFoods({ child, offered, onAdded }: OfferedFoodsProps) {
  const { mutate, isPending } = useFoodFeedback(child.id)
  if (offered.length === 0) return null
  const add = (food: string) => {
    if (isPending) return
    const onSuccess = () => {
      announce(words.added({ food, name: child.name }))
      onAdded()
    }
    const onError = (cause: Error) => toast.error(errorMessage(cause, words.couldNotAdd))
    mutate({ food, state: 'eats' }, { onSuccess, onError })
  }
  return (
    <div className="grid gap-1">
      <p>{words.offer({ name: child.name })}</p>
      <ul aria-label={words.offered({ name: child.name })} className="flex flex-wrap gap-2">
        {offered.map(({ food, name }) => (
          <li key={food}>
            <Button variant="secondary" aria-disabled={isPending} onClick={() => add(name)}>
              {words.add({ food: name })}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
