import { BookmarkPlus, CalendarDays, History, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { errorMessage } from '../../../api/error-message.ts'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { Menu } from '../../../ui/dialogs/menu.tsx'
import { useCodeOnUse } from '../../../ui/dialogs/use-code-on-use.ts'
import { downloadFile } from '../../../ui/download-file.ts'
import { FormError } from '../../../ui/forms/form-error.tsx'
import { toast } from '../../../ui/toasts/toast.tsx'
import { planFileName } from '../plan-file-name.ts'
import type { ShownPlan } from '../shown-plan.ts'
import { useDeletePlan } from './use-delete-plan.ts'
import { useRestorePlan } from './use-restore-plan.ts'

const failed = 'Failed to delete the plan'

async function saveCalendar(plan: ShownPlan): Promise<void> {
  try {
    const { planCalendar } = await import('./plan-calendar.ts')
    downloadFile(planFileName(plan, 'ics'), planCalendar(plan), 'text/calendar')
    toast.success('Calendar file saved')
  } catch {
    toast.error('The calendar file could not be made. Check your connection and try again.')
  }
}

export function PlanMenu({ plan }: { plan: ShownPlan }) {
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const { mutate, isPending, error } = useDeletePlan(plan.id)
  const [keeping, setKeeping] = useState(false)
  const dialog = useCodeOnUse(() => import('../../meal-templates/create-template-dialog.tsx'))
  const keep = () => {
    dialog.use()
    setKeeping(true)
  }
  const restore = useRestorePlan(plan.id)
  const revisions = useCodeOnUse(() => import('../revisions/revisions-dialog.tsx'))
  const [looking, setLooking] = useState(false)
  const look = () => {
    revisions.use()
    setLooking(true)
  }
  const hasDates = plan.plan_data.days.some(({ date }) => date !== undefined)
  const confirm = () =>
    mutate(undefined, {
      onSuccess: () => {
        toast.undoable('Meal plan deleted', () => void restore())
        navigate('/dashboard')
      },
    })
  return (
    <>
      <Menu
        label="More for this plan"
        items={[
          ...(hasDates
            ? [
                {
                  label: 'Save as calendar file',
                  icon: CalendarDays,
                  onSelect: () => void saveCalendar(plan),
                },
              ]
            : []),
          ...(plan.keptAt === undefined
            ? [
                { label: 'Keep this week', icon: BookmarkPlus, onSelect: keep },
                { label: 'Earlier versions', icon: History, onSelect: look },
              ]
            : []),
          { label: 'Delete plan', icon: Trash2, onSelect: () => setAsking(true) },
        ]}
      />
      {dialog.code && (
        <dialog.code.CreateTemplateDialog plan={plan} open={keeping} onOpenChange={setKeeping} />
      )}
      {revisions.code && (
        <revisions.code.RevisionsDialog plan={plan} open={looking} onOpenChange={setLooking} />
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        question="Are you sure you want to delete this meal plan?"
        confirmLabel="Delete plan"
        busyLabel={isPending && 'Deleting...'}
        onConfirm={confirm}
      >
        <p className="text-muted">You can undo it for ten seconds. It does not give a plan back.</p>
        <FormError>{error && errorMessage(error, failed)}</FormError>
      </ConfirmDialog>
    </>
  )
}
