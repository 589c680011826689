import type { ConfirmBody } from '@brightplate/contract/account/factors'
import { useForm } from 'react-hook-form'
import * as words from '#words/account/confirm'
import { api } from '../../api/api.ts'
import { canUsePasskeys } from '../../api/passkeys/can-use-passkeys.ts'
import { showServerErrors } from '../../api/show-server-errors.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { CodeField } from '../../ui/forms/code-field.tsx'
import { FormError } from '../../ui/forms/form-error.tsx'
import { PasswordField } from '../../ui/forms/password-field.tsx'
import { ErrorState, LoadingState } from '../../ui/page/page-state.tsx'
import { ConfirmByPasskey } from './confirm-by-passkey.tsx'
import { useFactors } from './use-factors.ts'

function ConfirmForm({ asksForCode, onDone }: { asksForCode: boolean; onDone: () => void }) {
  const form = useForm<ConfirmBody>({
    defaultValues: asksForCode ? { code: '' } : { current_password: '' },
  })
  const { errors, isSubmitting } = form.formState

  const confirm = form.handleSubmit(async (body) => {
    try {
      await api('confirm', { body })
      onDone()
    } catch (error) {
      showServerErrors(form, error, words.couldNotConfirm)
    }
  })

  return (
    <form
      onSubmit={(event) => {
        // The dialog may stand in another form of the page.
        event.stopPropagation()
        return confirm(event)
      }}
      noValidate
      className="grid gap-4"
    >
      {asksForCode ? (
        <CodeField label={words.code} error={errors.code?.message} {...form.register('code')} />
      ) : (
        <PasswordField
          label={words.password}
          autoComplete="current-password"
          required
          error={errors.current_password?.message}
          {...form.register('current_password')}
        />
      )}
      <FormError>{errors.root?.message}</FormError>
      <Button type="submit" busyLabel={isSubmitting && words.confirming}>
        {words.confirm}
      </Button>
    </form>
  )
}

/** Has the parent prove again that the account is theirs, by what its login asks for last. */
export function ConfirmAccess({ onAnswer }: { onAnswer: (isConfirmed: boolean) => void }) {
  const { data, isPending, refetch } = useFactors()
  return (
    <Dialog open onOpenChange={() => onAnswer(false)} title={words.title}>
      {isPending ? (
        <LoadingState />
      ) : data ? (
        <div className="grid gap-4">
          <ConfirmForm asksForCode={data.app_on_since !== null} onDone={() => onAnswer(true)} />
          {data.passkeys > 0 && canUsePasskeys() && (
            <ConfirmByPasskey onDone={() => onAnswer(true)} />
          )}
        </div>
      ) : (
        <ErrorState message={words.couldNotLoad} onRetry={refetch} />
      )}
    </Dialog>
  )
}
