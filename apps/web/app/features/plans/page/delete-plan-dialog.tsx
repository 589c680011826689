import { useNavigate } from 'react-router'
import { errorMessage } from '../../../api/error-message.ts'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { FormError } from '../../../ui/forms/form-error.tsx'
import { toast } from '../../../ui/toasts/toast.tsx'
import { useDeletePlan } from './use-delete-plan.ts'
import { useRestorePlan } from './use-restore-plan.ts'

const failed = 'Failed to delete the plan'

interface DeletePlanDialogProps {
  planId: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function DeletePlanDialog({ planId, open, onOpenChange }: DeletePlanDialogProps) {
  const navigate = useNavigate()
  const { mutate, isPending, error } = useDeletePlan(planId)
  const restore = useRestorePlan(planId)
  const confirm = () =>
    mutate(undefined, {
      onSuccess: () => {
        toast.undoable('Meal plan deleted', () => void restore())
        navigate('/dashboard')
      },
    })
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      question="Are you sure you want to delete this meal plan?"
      confirmLabel="Delete plan"
      busyLabel={isPending && 'Deleting...'}
      onConfirm={confirm}
    >
      <p className="text-muted">You can undo it for ten seconds. It does not give a plan back.</p>
      <FormError>{error && errorMessage(error, failed)}</FormError>
    </ConfirmDialog>
  )
}
