import type { Passkey } from '@brightplate/contract/account/passkeys'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as words from '#words/account/passkeys/passkeys'
import { api } from '../../../api/api.ts'
import { errorMessage } from '../../../api/error-message.ts'
import { queryKeys } from '../../../api/query-keys.ts'
import { session } from '../../../api/session/session.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { FormError } from '../../../ui/forms/form-error.tsx'
import { toast } from '../../../ui/toasts/toast.tsx'
import { dayAndTime, fullDate } from '../../../ui/words/dates.ts'
import { useConfirmed } from '../use-confirmed.tsx'
import { RenamePasskey } from './rename-passkey.tsx'

export function OnePasskey({ passkey }: { passkey: Passkey }) {
  const queries = useQueryClient()
  const [isRenaming, setIsRenaming] = useState(false)
  const { confirmed, dialog } = useConfirmed()
  const { id, name, added_at, last_used_at } = passkey
  const remove = useMutation({
    mutationFn: () => confirmed(() => api('removePasskey', { params: { id } })),
    onSuccess: ({ token }) => {
      session.changeToken(token)
      toast.success(words.removed)
      return queries.invalidateQueries({ queryKey: queryKeys.access.all })
    },
  })
  return (
    <li className="grid gap-2 border-line border-t pt-4 first:border-t-0 first:pt-0">
      <div className="wrap-anywhere">
        <p className="font-semibold">{name}</p>
        <p className="text-muted text-sm">{words.addedOn({ date: fullDate(added_at) })}</p>
        <p className="text-muted text-sm">
          {last_used_at ? words.used({ when: dayAndTime(last_used_at) }) : words.neverUsed}
        </p>
      </div>
      {isRenaming ? (
        <RenamePasskey passkey={passkey} onDone={() => setIsRenaming(false)} />
      ) : (
        <>
          <FormError>{remove.error && errorMessage(remove.error, words.couldNotRemove)}</FormError>
          <div className="flex flex-wrap gap-2">
            <Button
              variant="secondary"
              aria-label={words.renameThis({ name })}
              onClick={() => setIsRenaming(true)}
            >
              {words.rename}
            </Button>
            <Button
              variant="secondary"
              aria-label={words.removeThis({ name })}
              busyLabel={remove.isPending && words.removing}
              onClick={() => remove.mutate()}
            >
              {words.remove}
            </Button>
          </div>
        </>
      )}
      {dialog}
    </li>
  )
}
