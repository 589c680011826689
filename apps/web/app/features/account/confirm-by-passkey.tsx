import { useMutation } from '@tanstack/react-query'
import * as words from '#words/account/confirm'
import { api } from '../../api/api.ts'
import { errorMessage } from '../../api/error-message.ts'
import { showPasskey } from '../../api/passkeys/show-passkey.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { FormError } from '../../ui/forms/form-error.tsx'

/** In place of a password or a code. */
export function ConfirmByPasskey({ onDone }: { onDone: () => void }) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const passkey = await showPasskey(await api('offerPasskeyProof', {}))
      await api('confirm', { body: { passkey } })
    },
    onSuccess: onDone,
  })
  return (
    <>
      <FormError>{error && errorMessage(error, words.noPasskey)}</FormError>
      <Button
        variant="secondary"
        busyLabel={isPending && words.waitingForDevice}
        onClick={() => mutate()}
      >
        {words.usePasskey}
      </Button>
    </>
  )
}
