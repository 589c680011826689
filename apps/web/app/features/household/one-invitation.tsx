import type { HouseholdInvitation } from '@brightplate/contract/account/household'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as words from '#words/household/parents'
import { api } from '../../api/api.ts'
import { errorMessage } from '../../api/error-message.ts'
import { queryKeys } from '../../api/query-keys.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { FormError } from '../../ui/forms/form-error.tsx'
import { toast } from '../../ui/toasts/toast.tsx'
import { dayAndTime } from '../../ui/words/dates.ts'

interface OneInvitationProps {
  invitation: HouseholdInvitation
  mayWithdraw: boolean
}

export function OneInvitation({ invitation, mayWithdraw }: OneInvitationProps) {
  const { id, email, expires_at } = invitation
  const queries = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => api('withdrawInvitation', { params: { id } }),
    onSuccess: () => toast.success(words.withdrawn),
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.household }),
  })
  return (
    <li className="grid gap-2 py-4">
      <div className="wrap-anywhere">
        <p className="font-semibold">{words.waiting({ email })}</p>
        <p className="text-muted text-sm">{words.ends({ date: dayAndTime(expires_at) })}</p>
      </div>
      <FormError>{error && errorMessage(error, words.couldNotWithdraw)}</FormError>
      {mayWithdraw && (
        <Button
          variant="secondary"
          className="justify-self-start"
          aria-label={words.withdrawThis({ email })}
          busyLabel={isPending && words.withdrawing}
          onClick={() => mutate()}
        >
          {words.withdraw}
        </Button>
      )}
    </li>
  )
}
