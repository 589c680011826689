import { useForm } from 'react-hook-form'
import * as words from '#words/auth/lock'
import { api } from '../../../api/api.ts'
import { showServerErrors } from '../../../api/show-server-errors.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { FormError } from '../../../ui/forms/form-error.tsx'
import { AuthButton } from '../auth-button.tsx'
import { clearDevice } from '../log-out.ts'

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
      showServerErrors(form, error, words.couldNotLock)
    }
  })

  if (isSubmitSuccessful) {
    return (
      <div role="status" className="grid max-w-2xl justify-items-start gap-4">
        <p>{words.locked}</p>
        <AuthButton tab="login">{words.logIn}</AuthButton>
      </div>
    )
  }
  return (
    <form onSubmit={lock} className="grid max-w-2xl justify-items-start gap-4">
      <p>{words.whatItDoes}</p>
      <FormError>{errors.root?.message}</FormError>
      <Button type="submit" busyLabel={isSubmitting && words.locking}>
        {words.lock}
      </Button>
    </form>
  )
}
