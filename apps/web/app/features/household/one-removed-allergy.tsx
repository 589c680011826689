import type { RemovedAllergy } from '@brightplate/contract/child/removed-allergy'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as words from '#words/household/removed-allergies'
import { api } from '../../api/api.ts'
import { errorMessage } from '../../api/error-message.ts'
import { queryKeys } from '../../api/query-keys.ts'
import { session } from '../../api/session/session.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { FormError } from '../../ui/forms/form-error.tsx'
import { toast } from '../../ui/toasts/toast.tsx'
import { dayAndTime } from '../../ui/words/dates.ts'
import { useHousehold } from './use-household.ts'

interface OneRemovedAllergyProps {
  childId: string
  removed: RemovedAllergy
}

export function OneRemovedAllergy({ childId, removed }: OneRemovedAllergyProps) {
  const { tag, removed_at, removed_by } = removed
  const queries = useQueryClient()
  const { data: household } = useHousehold()
  const answer = useMutation({
    mutationFn: (put_back: boolean) =>
      api('answerRemovedAllergy', { params: { id: childId }, body: { tag, put_back } }),
    onSuccess: (child, put_back) => {
      if (put_back) toast.success(words.isBack({ tag }))
      queries.setQueryData(queryKeys.children.one(childId), child)
      // Lists of children and what plans warn of follow from the allergies.
      return queries.invalidateQueries()
    },
  })
  const isOwn = removed_by === session.get()?.user.id
  const name = household?.parents.find(({ id }) => id === removed_by)?.name
  const removal = { tag, date: dayAndTime(removed_at) }
  return (
    <li className="grid gap-2">
      {isOwn ? (
        <p>{words.byYou(removal)}</p>
      ) : (
        <p>
          {name === undefined ? words.byNobodyKnown(removal) : words.byName({ ...removal, name })}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          aria-label={words.putBackThis({ tag })}
          disabled={answer.isPending}
          busyLabel={answer.isPending && answer.variables && words.puttingBack}
          onClick={() => answer.mutate(true)}
        >
          {words.putBack}
        </Button>
        {!isOwn && (
          <Button
            variant="quiet"
            aria-label={words.agreeThis({ tag })}
            disabled={answer.isPending}
            busyLabel={answer.isPending && !answer.variables && words.agreeing}
            onClick={() => answer.mutate(false)}
          >
            {words.agree}
          </Button>
        )}
      </div>
      <FormError>{answer.error ? errorMessage(answer.error, words.couldNot) : undefined}</FormError>
    </li>
  )
}
