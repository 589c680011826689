import type { Child } from '@brightplate/contract/child/child'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import * as words from '#words/children/delete/dialog'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { CheckField } from '../../../ui/forms/field.tsx'
import { toast } from '../../../ui/toasts/toast.tsx'
import { useDeleteChild } from './use-delete-child.ts'

interface DeleteChildDialogProps {
  child: Child
  open: boolean
  onOpenChange: (open: boolean) => void
  onDeleted: () => void
}

/** Asks whether to delete a profile, and whether its plans go too. */
export function DeleteChildDialog(props: DeleteChildDialogProps) {
  const { child, open, onOpenChange, onDeleted } = props
  const navigate = useNavigate()
  const [withPlans, setWithPlans] = useState(false)
  const { mutate, isPending } = useDeleteChild(child.id)
  const confirm = () =>
    mutate(withPlans ? 'delete' : 'keep', {
      onSuccess: () => {
        onDeleted()
        toast.success(words.deleted)
        navigate('/dashboard')
      },
      onError: () => toast.error(words.couldNotDelete),
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
      <p className="text-muted">{words.plansStay}</p>
      <CheckField
        label={words.alsoPlans({ name: child.name })}
        checked={withPlans}
        onChange={(event) => setWithPlans(event.target.checked)}
      />
    </ConfirmDialog>
  )
}
