import type { Child } from '@brightplate/contract/child/child'
import type { EatingSaid } from '@brightplate/contract/child/eating-log'
import { errorMessage } from '../../../api/error-message.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { announce } from '../../../ui/page/announce.tsx'
import { toast } from '../../../ui/toasts/toast.tsx'
import { saidWords } from './eating-words.ts'
import { useChangeEatingLog, useEatingLog } from './use-eating-log.ts'

const onError = (cause: Error) => toast.error(errorMessage(cause, 'Failed to keep your answer'))

function Question({ child }: { child: Child }) {
  const { data, isLoadingError, refetch } = useEatingLog(child.id)
  const { mutate, isPending } = useChangeEatingLog(child.id)
  if (isLoadingError) {
    return (
      <p role="alert">
        We could not load today’s question.{' '}
        <Button variant="quiet" onClick={() => refetch()}>
          Try again
        </Button>
      </p>
    )
  }
  const question = data?.question
  if (!question) return null
  const { food, name, choices, is_taste } = question
  const words = saidWords(child.age)
  const answer = (said: EatingSaid | null) => {
    if (isPending) return
    const skip = () => mutate({ answer: { food, said: null } }, { onError })
    const onSuccess = () =>
      said ? toast.undoable('Thank you. Kept for the next plan', skip) : announce('Skipped')
    mutate({ answer: { food, said } }, { onSuccess, onError })
  }
  return (
    <Card className="mb-4 grid gap-2 last:mb-0">
      <h2 className="text-lg">
        {is_taste ? 'Yesterday’s taste' : 'From yesterday'}: {name}
      </h2>
      <p>How was it for {child.name}?</p>
      <div className="flex flex-wrap gap-2">
        {choices.map((said) => (
          <Button
            key={said}
            variant="secondary"
            aria-disabled={isPending}
            onClick={() => answer(said)}
          >
            {words[said]}
          </Button>
        ))}
        <Button variant="quiet" aria-disabled={isPending} onClick={() => answer(null)}>
          Skip
        </Button>
      </div>
    </Card>
  )
}

/** The one question of the day, for each child whose parent switched it on. */
export const EatingQuestions = ({ ofChildren }: { ofChildren: readonly Child[] }) =>
  ofChildren.map((child) => child.eating_log && <Question key={child.id} child={child} />)
