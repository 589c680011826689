import type { Child } from '@brightplate/contract/child/child'
import { limits } from '@brightplate/contract/limits'
import type { NewCareLink } from '@brightplate/contract/sharing/care-link'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import * as words from '#words/sharing/form'
import { api } from '../../../api/api.ts'
import { queryKeys } from '../../../api/query-keys.ts'
import { showServerErrors } from '../../../api/show-server-errors.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ChoiceField } from '../../../ui/forms/choice-field.tsx'
import { CheckField, TextField } from '../../../ui/forms/field.tsx'
import { FormError } from '../../../ui/forms/form-error.tsx'
import { localDate } from '../../../ui/words/dates.ts'
import { HowItOpens } from './how-it-opens.tsx'
import { PreviewShare, usePreview } from './preview-share.tsx'
import { type ShareValues, usualShare } from './share-values.ts'

interface ShareFormProps {
  child: Pick<Child, 'id' | 'name'>
  onMade: (link: NewCareLink) => void
}

export function ShareForm({ child: { id, name }, onMade }: ShareFormProps) {
  const queries = useQueryClient()
  const form = useForm<ShareValues>({ defaultValues: usualShare })
  const { errors, isSubmitting } = form.formState
  const { kind, name_shown, language, days } = form.watch()
  const isCalendar = kind === 'calendar'
  const choice = isCalendar
    ? null
    : { kind, name_shown, language, days: Number(days), day: localDate(new Date()) }
  const preview = usePreview(id, choice)
  const create = useMutation({
    mutationFn: ({ code, days: chosen, ...values }: ShareValues) =>
      api('createCareLink', {
        params: { id },
        body: {
          ...values,
          days: Number(chosen),
          consents: true,
          ...(isCalendar
            ? { time_zone: new Intl.DateTimeFormat().resolvedOptions().timeZone }
            : { code: code.trim() || null }),
        },
      }),
    onSuccess: () => queries.invalidateQueries({ queryKey: queryKeys.careLinks }),
  })
  const make = form.handleSubmit(async (values) => {
    // What was never seen is not shared.
    if (!isCalendar && !preview.data) {
      form.setError('root', { message: words.couldNotPreview })
      return
    }
    try {
      onMade(await create.mutateAsync(values))
    } catch (error) {
      showServerErrors(form, error, words.couldNotMake)
    }
  })

  return (
    <form onSubmit={make} noValidate className="grid grid-cols-1 items-start gap-8 lg:grid-cols-2">
      <Card>
        <div className="grid grid-cols-1 gap-5">
          <h2 className="text-xl">{words.title}</h2>
          <ChoiceField
            label={words.what}
            isStacked
            value={kind}
            onChange={(next) => {
              form.setValue('kind', next)
              // A visit may be weeks away.
              if (next === 'clinic') form.setValue('days', String(limits.careLinkDaysMax))
            }}
            options={[
              { value: 'today', label: words.today },
              { value: 'week', label: words.week },
              { value: 'about', label: words.about({ name }) },
              { value: 'clinic', label: words.clinic },
              { value: 'calendar', label: words.calendar },
            ]}
            hint={isCalendar ? words.calendarHint : undefined}
          />
          <TextField
            label={words.recipient}
            hint={words.recipientHint}
            autoComplete="off"
            error={errors.recipient?.message}
            {...form.register('recipient')}
          />
          <HowItOpens form={form} isCalendar={isCalendar} />
        </div>
      </Card>
      {!isCalendar && <PreviewShare preview={preview} />}
      <Card className="grid grid-cols-1 gap-4 lg:col-span-2">
        <CheckField
          label={isCalendar ? words.consentCalendar({ name }) : words.consent}
          {...form.register('consents', { required: words.consentMissing })}
        />
        <FormError>{errors.consents?.message ?? errors.root?.message}</FormError>
        <Button
          type="submit"
          className="lg:w-fit lg:px-10!"
          busyLabel={isSubmitting && words.making}
        >
          {words.make}
        </Button>
      </Card>
    </form>
  )
}
