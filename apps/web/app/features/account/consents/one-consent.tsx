import type { ReactNode } from 'react'
import * as words from '#words/account/consents'
import { errorMessage } from '../../../api/error-message.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { FormError } from '../../../ui/forms/form-error.tsx'

interface OneConsentProps {
  title: string
  /** The words that were agreed to. */
  text: string
  /** When that was. */
  agreed: string
  children: ReactNode
}

export function OneConsent({ title, text, agreed, children }: OneConsentProps) {
  return (
    <li className="grid gap-2 border-line border-t pt-4 first:border-t-0 first:pt-0">
      <h3 className="wrap-anywhere font-semibold">{title}</h3>
      <p className="wrap-anywhere">{text}</p>
      <p className="text-muted text-sm">{agreed}</p>
      {children}
    </li>
  )
}

interface TakeBackProps {
  label: string
  change: { isPending: boolean; error: Error | null }
  onClick: () => void
}

export function TakeBack({ label, change: { isPending, error }, onClick }: TakeBackProps) {
  return (
    <>
      <FormError>{error && errorMessage(error, words.couldNotTakeBack)}</FormError>
      <Button
        variant="secondary"
        className="justify-self-start"
        busyLabel={isPending && words.takingBack}
        onClick={onClick}
      >
        {label}
      </Button>
    </>
  )
}
