import type { MealTemplate } from '@brightplate/contract/plans/meal-template'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { errorMessage } from '../../api/error-message.ts'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { Card } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { FormError } from '../../ui/forms/form-error.tsx'
import { EmptyState, ErrorState, LoadingState } from '../../ui/page/page-state.tsx'
import { SectionHeader } from '../../ui/page/section-header.tsx'
import { fullDate } from '../../ui/words/dates.ts'
import { useDeleteTemplate } from './use-delete-template.ts'
import { useMealTemplates } from './use-meal-templates.ts'

const failed = 'Failed to delete the kept week'

function Template({ template }: { template: MealTemplate }) {
  const [asking, setAsking] = useState(false)
  const { mutate, isPending, error } = useDeleteTemplate()
  const { id, name, created_at, dish_names } = template
  const confirm = () => mutate(id)
  return (
    <li className="flex items-start justify-between gap-3 py-3">
      <div className="min-w-0">
        <h3 className="font-semibold">{name}</h3>
        <p className="text-muted text-sm">{`Kept ${fullDate(created_at)}. Dinners: ${dish_names.join(', ')}.`}</p>
      </div>
      <IconButton icon={Trash2} label={`Delete ${name}`} onClick={() => setAsking(true)} />
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        question={`Delete the kept week “${name}”?`}
        confirmLabel="Delete week"
        busyLabel={isPending && 'Deleting...'}
        onConfirm={confirm}
      >
        <p className="text-muted">Plans that were started from it stay as they are.</p>
        <FormError>{error && errorMessage(error, failed)}</FormError>
      </ConfirmDialog>
    </li>
  )
}

/** The weeks that the family kept, for all of its children. */
export function TemplatesSection() {
  const { data: templates, isPending, refetch } = useMealTemplates()
  return (
    <section aria-label="Kept weeks" className="min-w-0">
      <SectionHeader title="Kept weeks" />
      {isPending ? (
        <LoadingState />
      ) : !templates ? (
        <ErrorState message="We could not load the kept weeks." onRetry={refetch} />
      ) : templates.length === 0 ? (
        <EmptyState message="No weeks kept yet. Open a plan and choose “Keep this week” from its menu." />
      ) : (
        <Card>
          <ul className="divide-y divide-line">
            {templates.map((template) => (
              <Template key={template.id} template={template} />
            ))}
          </ul>
        </Card>
      )}
    </section>
  )
}
