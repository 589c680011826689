import { useState } from 'react'
import * as words from '#words/household/parents'
import { errorMessage } from '../../api/error-message.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { FormError } from '../../ui/forms/form-error.tsx'

interface AskedActProps {
  label: string
  /** Read out in place of the label. */
  longLabel: string
  question: string
  explained: string
  busyLabel: string
  /** What a failure without words of its own is called. */
  couldNot: string
  isPending: boolean
  error: Error | null
  onAct: () => void
}

/** A button that asks first, and says in its question what comes of it. */
export function AskedAct(props: AskedActProps) {
  const { label, longLabel, question, explained, busyLabel, couldNot } = props
  const { isPending, error, onAct } = props
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button variant="secondary" aria-label={longLabel} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        question={question}
        confirmLabel={label}
        keepLabel={words.keep}
        busyLabel={isPending && busyLabel}
        onConfirm={onAct}
      >
        <p>{explained}</p>
        <FormError>{error && errorMessage(error, couldNot)}</FormError>
      </ConfirmDialog>
    </>
  )
}
