import { useForm } from 'react-hook-form'
import * as words from '#words/auth/verify'
import { api } from '../../../api/api.ts'
import { useSession } from '../../../api/session/session.ts'
import { showServerErrors } from '../../../api/show-server-errors.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { ButtonLink } from '../../../ui/buttons/button-link.tsx'
import { FormError } from '../../../ui/forms/form-error.tsx'
import { AuthButton } from '../auth-button.tsx'

/** A press, not the address alone, confirms it: mail programs open links by themselves. */
export function VerifyEmail({ token }: { token: string }) {
  // No query: public pages have no client of the queries.
  const form = useForm()
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState
  const isSignedIn = useSession() !== null
  const onwards = isSignedIn ? (
    <ButtonLink to="/dashboard" variant="secondary">
      {words.goToDashboard}
    </ButtonLink>
  ) : (
    <AuthButton tab="login">{words.logIn}</AuthButton>
  )

  const verify = form.handleSubmit(async () => {
    try {
      await api('verifyEmail', { body: { token } })
    } catch (error) {
      showServerErrors(form, error, words.couldNotConfirm)
    }
  })

  if (isSubmitSuccessful) {
    return (
      <div role="status" className="grid max-w-2xl justify-items-start gap-4">
        <p>{words.confirmed}</p>
        {onwards}
      </div>
    )
  }
  return (
    <form onSubmit={verify} className="grid max-w-2xl justify-items-start gap-4">
      <p>{words.press}</p>
      <FormError>{errors.root?.message}</FormError>
      <Button type="submit" busyLabel={isSubmitting && words.confirming}>
        {words.confirm}
      </Button>
      {errors.root && onwards}
    </form>
  )
}
