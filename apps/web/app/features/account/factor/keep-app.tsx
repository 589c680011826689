import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as words from '#words/account/factor/app'
import { api } from '../../../api/api.ts'
import { errorMessage } from '../../../api/error-message.ts'
import { queryKeys } from '../../../api/query-keys.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { FormError } from '../../../ui/forms/form-error.tsx'
import { toast } from '../../../ui/toasts/toast.tsx'
import { dayAndTime } from '../../../ui/words/dates.ts'

/** Says that the app will be forgotten, and stops it. */
export function KeepApp({ dueAt }: { dueAt: string }) {
  const queries = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => api('cancelRecovery', {}),
    onSuccess: () => {
      toast.success(words.kept)
      return queries.invalidateQueries({ queryKey: queryKeys.access.all })
    },
  })
  return (
    <>
      <p className="font-semibold">{words.isForgotten({ when: dayAndTime(dueAt) })}</p>
      <FormError>{error && errorMessage(error, words.couldNotKeep)}</FormError>
      <Button busyLabel={isPending && words.keeping} onClick={() => mutate()}>
        {words.keepApp}
      </Button>
    </>
  )
}
