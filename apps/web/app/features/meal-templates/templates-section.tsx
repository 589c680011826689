import type { MealTemplate } from '@brightplate/contract/plans/meal-template'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import * as words from '#words/meal-templates'
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

function Template({ template }: { template: MealTemplate }) {
  const [asking, setAsking] = useState(false)
  const { mutate, isPending, error } = useDeleteTemplate()
  const { id, name, created_at, dish_names } = template
  const confirm = () => mutate(id)
  return (
    <li className="flex items-start justify-between gap-3 py-3">
      <div className="min-w-0">
        <h3 className="font-semibold">{name}</h3>
        <p className="text-muted text-sm">
          {words.kept({ date: fullDate(created_at), dishes: dish_names.join(', ') })}
        </p>
      </div>
      <IconButton icon={Trash2} label={words.remove({ name })} onClick={() => setAsking(true)} />
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        question={words.question({ name })}
        confirmLabel={words.confirm}
        busyLabel={isPending && words.deleting}
        onConfirm={confirm}
      >
        <p className="text-muted">{words.plansStay}</p>
        <FormError>{error && errorMessage(error, words.couldNotDelete)}</FormError>
      </ConfirmDialog>
    </li>
  )
}

/** The weeks that the family kept, for all of its children. */
export function TemplatesSection() {
  const { data: templates, isPending, refetch } = useMealTemplates()
  return (
    <section aria-label={words.title} className="min-w-0">
      <SectionHeader title={words.title} />
      {isPending ? (
        <LoadingState />
      ) : !templates ? (
        <ErrorState message={words.couldNotLoad} onRetry={refetch} />
      ) : templates.length === 0 ? (
        <EmptyState message={words.none} />
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
