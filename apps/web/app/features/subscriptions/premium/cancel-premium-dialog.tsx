import { limitWords } from '@brightplate/contract/limit-words'
import * as words from '#words/subscriptions/premium'
import { errorMessage } from '../../../api/error-message.ts'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { FormError } from '../../../ui/forms/form-error.tsx'
import { toast } from '../../../ui/toasts/toast.tsx'
import { useChangeSubscription } from './use-change-subscription.ts'

interface CancelPremiumDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The last day of premium, in words, or "unknown". */
  until: string
  onCancelled: () => void
}

export function CancelPremiumDialog(props: CancelPremiumDialogProps) {
  const { open, onOpenChange, until, onCancelled } = props
  const { mutate, isPending, isError, error } = useChangeSubscription('cancelSubscription')
  const confirm = () =>
    mutate(undefined, {
      onSuccess: () => {
        onOpenChange(false)
        onCancelled()
        toast.success(words.isCancelled)
      },
    })
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      question={words.question}
      confirmLabel={words.cancel}
      keepLabel={words.keep}
      busyLabel={isPending && words.cancelling}
      onConfirm={confirm}
    >
      <p>{words.youKeep({ until })}</p>
      <p className="text-muted">{words.afterThat({ freePlans: limitWords.freePlans })}</p>
      <FormError>{isError && errorMessage(error, words.couldNotCancel)}</FormError>
    </ConfirmDialog>
  )
}
