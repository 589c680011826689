import { useNavigate } from 'react-router'
import * as words from '#words/plans/page/deletion'
import { errorMessage } from '../../../api/error-message.ts'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { FormError } from '../../../ui/forms/form-error.tsx'
import { toast } from '../../../ui/toasts/toast.tsx'
import { useDeletePlan } from './use-delete-plan.ts'
import { useRestorePlan } from './use-restore-plan.ts'

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
        toast.undoable(words.deleted, () => void restore())
        navigate('/dashboard')
      },
    })
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      question={words.question}
      confirmLabel={words.confirm}
      busyLabel={isPending && words.deleting}
      onConfirm={confirm}
    >
      <p className="text-muted">{words.undoable}</p>
      <FormError>{error && errorMessage(error, words.couldNotDelete)}</FormError>
    </ConfirmDialog>
  )
}
