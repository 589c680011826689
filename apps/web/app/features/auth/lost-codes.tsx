import type { RecoverAccountBody } from '@brightplate/contract/account/auth'
import { useState } from 'react'
import * as words from '#words/auth/dialog'
import { api } from '../../api/api.ts'
import { errorMessage } from '../../api/error-message.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { FormError } from '../../ui/forms/form-error.tsx'
import { fullDate } from '../../ui/words/dates.ts'

interface LostCodesProps {
  /** What the login was tried with. */
  typed: () => RecoverAccountBody
  onAsked: () => void
}

/** For who has neither the app nor a recovery code. */
export function LostCodes({ typed, onAsked }: LostCodesProps) {
  const [isAsking, setIsAsking] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [dueAt, setDueAt] = useState<string | null>(null)

  const ask = async () => {
    setIsAsking(true)
    setFailure(null)
    try {
      setDueAt((await api('recoverAccount', { body: typed() })).due_at)
      onAsked()
    } catch (error) {
      setFailure(errorMessage(error, words.couldNotForget))
    }
    setIsAsking(false)
  }

  return (
    <>
      <FormError>{failure}</FormError>
      <p role="status">{dueAt && words.forgottenOn({ date: fullDate(dueAt) })}</p>
      {!dueAt && (
        <Button
          variant="quiet"
          busyLabel={isAsking && words.askingToForget}
          onClick={() => void ask()}
        >
          {words.lostCodes}
        </Button>
      )}
    </>
  )
}
