import type { NewFactor } from '@brightplate/contract/account/factors'
import { turnOnFactorBody } from '@brightplate/contract/account/factors'
import { zodResolver } from '@hookform/resolvers/zod'
import { Suspense } from 'react'
import { useForm } from 'react-hook-form'
import * as words from '#words/account/factor/app'
import { api } from '../../../api/api.ts'
import { session } from '../../../api/session/session.ts'
import { showServerErrors } from '../../../api/show-server-errors.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { CodeField } from '../../../ui/forms/code-field.tsx'
import { FormError } from '../../../ui/forms/form-error.tsx'
import { lazyPart } from '../../../ui/page/lazy-part.tsx'
import { LoadingState } from '../../../ui/page/page-state.tsx'
import { toast } from '../../../ui/toasts/toast.tsx'
import { useConfirmed } from '../use-confirmed.tsx'

const QrPicture = lazyPart(() => import('./qr-picture.tsx'))

interface SetUpAppProps {
  made: NewFactor
  onDone: (recoveryCodes: readonly string[]) => void
  onCancel: () => void
}

/** Shows an app its secret, and turns it on by a first code. */
export default function SetUpApp({ made, onDone, onCancel }: SetUpAppProps) {
  const form = useForm({ resolver: zodResolver(turnOnFactorBody), defaultValues: { code: '' } })
  const { errors, isSubmitting } = form.formState
  const { confirmed, dialog } = useConfirmed()

  const turnOn = form.handleSubmit(async (body) => {
    try {
      const { recovery_codes, token } = await confirmed(() => api('turnOnFactor', { body }))
      session.changeToken(token)
      toast.success(words.turnedOn)
      onDone(recovery_codes)
    } catch (error) {
      showServerErrors(form, error, words.couldNotTurnOn)
    }
  })

  return (
    <>
      <p>{words.scan}</p>
      <Suspense fallback={<LoadingState />}>
        <QrPicture text={made.uri} label={words.picture} />
      </Suspense>
      <div>
        <h3 className="font-semibold">{words.key}</h3>
        <p className="wrap-anywhere font-mono">{made.secret.replace(/.{4}(?=.)/g, '$& ')}</p>
      </div>
      <form onSubmit={turnOn} noValidate className="grid gap-4">
        <CodeField
          label={words.code}
          inputMode="numeric"
          error={errors.code?.message}
          {...form.register('code')}
        />
        <FormError>{errors.root?.message}</FormError>
        <Button type="submit" busyLabel={isSubmitting && words.turningOn}>
          {words.turnOn}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {words.cancel}
        </Button>
      </form>
      {dialog}
    </>
  )
}
