import { ApiError } from '@brightplate/contract/api/api-client'
import { limitMessages } from '@brightplate/contract/limit-messages'
import { limits } from '@brightplate/contract/limits'
import type { MealPlan } from '@brightplate/contract/plans/meal-plan'
import { useForm } from 'react-hook-form'
import * as words from '#words/meal-templates/create'
import { showServerErrors } from '../../api/show-server-errors.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { Field, TextField } from '../../ui/forms/field.tsx'
import { FormError } from '../../ui/forms/form-error.tsx'
import { Select } from '../../ui/forms/select.tsx'
import { toast } from '../../ui/toasts/toast.tsx'
import { UpgradeNote } from '../subscriptions/upgrade-note.tsx'
import { useCreateTemplate } from './use-create-template.ts'

interface CreateTemplateDialogProps {
  plan: MealPlan
  open: boolean
  onOpenChange: (open: boolean) => void
}

const weeks = [
  { value: '1', label: words.firstWeek },
  { value: '2', label: words.secondWeek },
]

export function CreateTemplateDialog({ plan, open, onOpenChange }: CreateTemplateDialogProps) {
  const form = useForm({ defaultValues: { name: '', week: '1' } })
  const { errors, isSubmitting } = form.formState
  const create = useCreateTemplate()
  const isMissing = create.error instanceof ApiError && create.error.code === 'premium_needed'

  const keep = form.handleSubmit(async ({ name, week }) => {
    try {
      await create.mutateAsync({ plan_id: plan.id, week: week === '2' ? 2 : 1, name })
      toast.success(words.kept)
      form.reset()
      onOpenChange(false)
    } catch (error) {
      showServerErrors(form, error, words.couldNotKeep)
    }
  })

  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={words.title}>
      <form onSubmit={keep} noValidate className="grid gap-4">
        <p className="text-muted">{words.explained}</p>
        <TextField
          label={words.name}
          hint={words.nameHint}
          autoComplete="off"
          error={errors.name?.message}
          {...form.register('name', {
            validate: {
              missing: (name) => name.trim() !== '' || words.nameMissing,
              long: (name) => name.trim().length <= limits.nameMaxLength || limitMessages.weekName,
            },
          })}
        />
        {plan.duration_days === 14 && (
          <Field label={words.week}>
            {(control) => (
              <Select
                control={control}
                value={form.watch('week')}
                onChange={(week) => form.setValue('week', week)}
                options={weeks}
              />
            )}
          </Field>
        )}
        <FormError>{errors.root?.message}</FormError>
        {isMissing && <UpgradeNote>{words.premium}</UpgradeNote>}
        <Button type="submit" busyLabel={isSubmitting && words.saving}>
          {words.keep}
        </Button>
      </form>
    </Dialog>
  )
}
