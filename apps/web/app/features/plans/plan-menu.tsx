import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { errorMessage } from '../../api/error-message.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { Menu } from '../../ui/menu.tsx'
import { toast } from '../../ui/toast.tsx'
import { useDeletePlan } from './use-delete-plan.ts'

const failed = 'Failed to delete the plan'

export function PlanMenu({ planId }: { planId: string }) {
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const { mutate, isPending, error } = useDeletePlan(planId)
  const confirm = () =>
    mutate(undefined, {
      onSuccess: () => {
        toast.success('Meal plan deleted')
        navigate('/dashboard')
      },
      onError: (cause) => toast.error(errorMessage(cause, failed)),
    })
  return (
    <>
      <Menu
        label="More for this plan"
        items={[{ label: 'Delete plan', icon: Trash2, onSelect: () => setAsking(true) }]}
      />
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        question="Are you sure you want to delete this meal plan?"
        confirmLabel="Delete plan"
        busyLabel={isPending && 'Deleting...'}
        onConfirm={confirm}
      >
        <p className="text-muted">It cannot be brought back, and does not give a plan back.</p>
        <FormError>{error && errorMessage(error, failed)}</FormError>
      </ConfirmDialog>
    </>
  )
}
