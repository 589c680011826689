import { useMutation } from '@tanstack/react-query'
import { api } from '../../api/api.ts'
import { errorMessage } from '../../api/error-message.ts'
import { Button } from '../../ui/button.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { AuthButton } from './auth-button.tsx'
import { clearDevice } from './log-out.ts'

/** A press, not the address alone, locks the account: mail programs open links by themselves. */
export function LockAccount({ token }: { token: string }) {
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => api('lockAccount', { body: { token } }),
    onSuccess: clearDevice,
  })
  if (isSuccess) {
    return (
      <div role="status" className="grid max-w-2xl justify-items-start gap-4">
        <p>
          Your account is locked. Everybody is logged out, and the password no longer works. We
          mailed a link to choose a new one to the address that the account had before the change.
        </p>
        <AuthButton tab="login">Log in</AuthButton>
      </div>
    )
  }
  return (
    <div className="grid max-w-2xl justify-items-start gap-4">
      <p>
        If it was not you who changed the password or email address, lock your account now.
        Everybody is logged out, the password no longer works, and you choose a new one through a
        link that we mail to the address that the account had before.
      </p>
      <FormError>{error && errorMessage(error, 'Failed to lock the account')}</FormError>
      <Button onClick={() => mutate()} busyLabel={isPending && 'Locking...'}>
        Lock my account
      </Button>
    </div>
  )
}
