import { ApiError } from '@brightplate/contract/api/api-client'
import { useState } from 'react'
import { useCodeOnUse } from '../../ui/dialogs/use-code-on-use.ts'

/**
 * For what the server does only for who proved just now that the account is theirs: `confirmed` makes a call, has the
 * parent prove it where that is asked for, and makes the call again. `dialog` is where it is asked.
 */
export function useConfirmed() {
  const { code, use } = useCodeOnUse(() => import('./confirm-access.tsx'))
  const [asking, setAsking] = useState<{ answer: (isConfirmed: boolean) => void } | null>(null)

  const confirmed = async <Output,>(call: () => Promise<Output>): Promise<Output> => {
    try {
      return await call()
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'confirmation_needed') throw error
      use()
      const isConfirmed = await new Promise<boolean>((answer) => setAsking({ answer }))
      if (!isConfirmed) throw error
      return call()
    }
  }
  const onAnswer = (isConfirmed: boolean) => {
    setAsking(null)
    asking?.answer(isConfirmed)
  }
  return { confirmed, dialog: asking && code && <code.ConfirmAccess onAnswer={onAnswer} /> }
}
