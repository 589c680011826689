import { useForm } from 'react-hook-form'
import * as words from '#words/household/join'
import { api } from '../../api/api.ts'
import { showServerErrors } from '../../api/show-server-errors.ts'
import { lastingStorage, tabStorage } from '../../api/storage/browser-storage.ts'
import { wipeUserStorage } from '../../api/storage/user-storage.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { FormError } from '../../ui/forms/form-error.tsx'

/** Joining with the account that is signed in here. A press, not the address alone: mail programs open links by themselves. */
export function JoinSignedIn({ token, email }: { token: string; email: string }) {
  const form = useForm()
  const { errors, isSubmitting } = form.formState

  const join = form.handleSubmit(async () => {
    try {
      await api('acceptInvitation', { body: { token } })
    } catch (error) {
      showServerErrors(form, error, words.couldNotJoin)
      return
    }
    // Drafts and cached copies belong to the own household.
    for (const storage of [lastingStorage, tabStorage]) wipeUserStorage(storage)
    location.assign('/dashboard')
  })

  return (
    <form onSubmit={join} className="grid justify-items-start gap-4">
      <p className="wrap-anywhere">{words.signedInAs({ email })}</p>
      <p>{words.ownStay}</p>
      <p>{words.subscriptionStays}</p>
      <FormError>{errors.root?.message}</FormError>
      <Button type="submit" busyLabel={isSubmitting && words.joining}>
        {words.join}
      </Button>
    </form>
  )
}
