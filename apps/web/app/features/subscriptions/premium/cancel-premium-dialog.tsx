import { limitWords } from '@brightplate/contract/limit-words'
import { errorMessage } from '../../../api/error-message.ts'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { FormError } from '../../../ui/forms/form-error.tsx'
import { toast } from '../../../ui/toasts/toast.tsx'
import { useChangeSubscription } from './use-change-subscription.ts'

const failed = 'Failed to cancel premium'

interface CancelPremiumDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The last day of premium, in words. */
  until: string | null
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
        toast.success('Premium is cancelled. You can take it back.')
      },
    })
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      question="Cancel premium?"
      confirmLabel="Cancel premium"
      keepLabel="Keep premium"
      busyLabel={isPending && 'Cancelling...'}
      onConfirm={confirm}
    >
      <p>
        {until
          ? `You keep everything until ${until}, and nothing more is charged.`
          : 'You keep everything to the end of what you paid for, and nothing more is charged.'}
      </p>
      <p className="text-muted">
        After that the account is free: {limitWords.freePlans}. Your children and plans stay. Until
        then you can resume premium here.
      </p>
      <FormError>{isError && errorMessage(error, failed)}</FormError>
    </ConfirmDialog>
  )
}
