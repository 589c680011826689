import type { Child } from '@brightplate/contract/child/child'
import type { EatingFeedback } from '@brightplate/contract/child/eating-log'
import * as words from '#words/children/eating-log/question'
import { errorMessage } from '../../../api/error-message.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { announce } from '../../../ui/page/announce.tsx'
import { toast } from '../../../ui/toasts/toast.tsx'
import { feedbackWords } from './eating-words.ts'
import { useChangeEatingLog, useEatingLog } from './use-eating-log.ts'

const onError = (cause: Error) => toast.error(errorMessage(cause, words.couldNotKeep))

function Question({ child }: { child: Child }) {
  const { data, isLoadingError, refetch } = useEatingLog(child.id)
  const { mutate, isPending } = useChangeEatingLog(child.id)
  if (isLoadingError) {
    return (
      <p role="alert">
        {words.couldNotLoad}{' '}
        <Button variant="quiet" onClick={() => refetch()}>
          {words.tryAgain}
        </Button>
      </p>
    )
  }
  const question = data?.question
  if (!question) return null
  const { food, name, choices, is_taste } = question
  const labels = feedbackWords(child.age)
  const answer = (said: EatingFeedback | null) => {
    if (isPending) return
    const skip = () => mutate({ answer: { food, said: null } }, { onError })
    const onSuccess = () => (said ? toast.undoable(words.kept, skip) : announce(words.skipped))
    mutate({ answer: { food, said } }, { onSuccess, onError })
  }
  return (
    <Card className="mb-4 grid gap-2 last:mb-0">
      <h2 className="text-lg">
        {is_taste ? words.tasteOfYesterday({ food: name }) : words.mealOfYesterday({ food: name })}
      </h2>
      <p>{words.howWasIt({ name: child.name })}</p>
      <div className="flex flex-wrap gap-2">
        {choices.map((text) => (
          <Button
            key={text}
            variant="secondary"
            aria-disabled={isPending}
            onClick={() => answer(text)}
          >
            {labels[text]}
          </Button>
        ))}
        <Button variant="quiet" aria-disabled={isPending} onClick={() => answer(null)}>
          {words.skip}
        </Button>
      </div>
    </Card>
  )
}

/** The one question of the day, for each child whose parent switched it on. */
export const EatingQuestions = ({ ofChildren }: { ofChildren: readonly Child[] }) =>
  ofChildren.map((child) => child.eating_log && <Question key={child.id} child={child} />)
