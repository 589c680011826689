import { useForm } from 'react-hook-form'
import { api } from '../../api/api.ts'
import { showServerErrors } from '../../api/show-server-errors.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { FormError } from '../../ui/forms/form-error.tsx'
import { AuthButton } from './auth-button.tsx'
import { clearDevice } from './log-out.ts'

/** A press, not the address alone, locks the account: mail programs open links by themselves. */
export function LockAccount({ token }: { token: string }) {
  // No query: public pages have no client of the queries.
  const form = useForm()
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState

  const lock = form.handleSubmit(async () => {
    try {
      await api('lockAccount', { body: { token } })
      clearDevice()
    } catch (error) {
      showServerErrors(form, error, 'Failed to lock the account')
    }
  })

  if (isSubmitSuccessful) {
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
    <form onSubmit={lock} className="grid max-w-2xl justify-items-start gap-4">
      <p>
        If it was not you who changed the password or email address, lock your account now.
        Everybody is logged out, the password no longer works, and you choose a new one through a
        link that we mail to the address that the account had before.
      </p>
      <FormError>{errors.root?.message}</FormError>
      <Button type="submit" busyLabel={isSubmitting && 'Locking...'}>
        Lock my account
      </Button>
    </form>
  )
}
