import type { Factors } from '@brightplate/contract/account/factors'
import { useMutation } from '@tanstack/react-query'
import * as words from '#words/account/factor/app'
import { api } from '../../../api/api.ts'
import { errorMessage } from '../../../api/error-message.ts'
import { session } from '../../../api/session/session.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { FormError } from '../../../ui/forms/form-error.tsx'
import { toast } from '../../../ui/toasts/toast.tsx'
import { fullDate } from '../../../ui/words/dates.ts'
import { useConfirmed } from '../use-confirmed.tsx'
import { KeepApp } from './keep-app.tsx'

interface AppOnProps {
  since: string
  factors: Factors
  onCodes: (recoveryCodes: readonly string[]) => void
  onOff: () => void
}

/** The app that is asked for, and the ways to change that. */
export function AppOn({ since, factors, onCodes, onOff }: AppOnProps) {
  const { confirmed, dialog } = useConfirmed()
  const renew = useMutation({
    mutationFn: () => confirmed(() => api('renewRecoveryCodes', {})),
    onSuccess: ({ recovery_codes }) => onCodes(recovery_codes),
  })
  const turnOff = useMutation({
    mutationFn: () => confirmed(() => api('turnOffFactor', {})),
    onSuccess: ({ token }) => {
      session.changeToken(token)
      toast.success(words.turnedOff)
      onOff()
    },
  })
  return (
    <>
      <p className="font-semibold">{words.onSince({ date: fullDate(since) })}</p>
      {factors.recovery_due_at && <KeepApp dueAt={factors.recovery_due_at} />}
      <p>{words.codesLeft({ count: factors.recovery_codes_left })}</p>
      <FormError>{renew.error && errorMessage(renew.error, words.couldNotMakeCodes)}</FormError>
      <Button
        variant="secondary"
        busyLabel={renew.isPending && words.makingCodes}
        onClick={() => renew.mutate()}
      >
        {words.newCodes}
      </Button>
      <FormError>{turnOff.error && errorMessage(turnOff.error, words.couldNotTurnOff)}</FormError>
      <Button
        variant="secondary"
        busyLabel={turnOff.isPending && words.turningOff}
        onClick={() => turnOff.mutate()}
      >
        {words.turnOff}
      </Button>
      {dialog}
    </>
  )
}
