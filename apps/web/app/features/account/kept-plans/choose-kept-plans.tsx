import type { KeptMonths, KeptPlans } from '@brightplate/contract/account/kept-plans'
import { limits } from '@brightplate/contract/limits'
import { useState } from 'react'
import * as words from '#words/account/kept-plans'
import { errorMessage } from '../../../api/error-message.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { ChoiceField } from '../../../ui/forms/choice-field.tsx'
import { FormError } from '../../../ui/forms/form-error.tsx'
import { toast } from '../../../ui/toasts/toast.tsx'
import { fullDate } from '../../../ui/words/dates.ts'
import { ExportAccount } from '../export-account.tsx'
import { useConfirmed } from '../use-confirmed.tsx'
import { useChangeKeptPlans } from './use-kept-plans.ts'

const periodOf = (months: KeptMonths | null) =>
  months === null ? words.forEver : words.period({ months })

/** What a choice erases of the plans that there are today. */
function whatGoes({ plans, choices }: KeptPlans, months: KeptMonths | null): string {
  const choice = choices.find((one) => one.months === months)
  if (!choice) return words.nothingGoes
  const { erases, ended_before: date } = choice
  return erases === 0
    ? words.noneYet({ date: fullDate(date) })
    : words.goes({ erases, plans, date: fullDate(date) })
}

/** The choice of whoever owns the household, with what it erases before it is made. */
export function ChooseKeptPlans({ kept }: { kept: KeptPlans }) {
  const [months, setMonths] = useState(kept.months)
  const [asking, setAsking] = useState(false)
  const { confirmed, dialog } = useConfirmed()
  const { mutate, isPending, error } = useChangeKeptPlans(confirmed)
  const save = () =>
    mutate(months, {
      onSuccess: () => {
        setAsking(false)
        toast.success(words.saved)
      },
    })
  const options = [null, ...kept.choices.map((choice) => choice.months)]
  return (
    <>
      <ChoiceField
        label={words.choose}
        options={options.map((one) => ({ value: String(one), label: periodOf(one) }))}
        value={String(months)}
        onChange={(value) => setMonths(options.find((one) => String(one) === value) ?? null)}
      />
      <p aria-live="polite">{whatGoes(kept, months)}</p>
      {months !== null && <p>{words.stays}</p>}
      <FormError>{!asking && error && errorMessage(error, words.couldNotSave)}</FormError>
      {months !== kept.months && (
        <Button
          variant="secondary"
          className="justify-self-start"
          busyLabel={!asking && isPending && words.saving}
          onClick={months === null ? save : () => setAsking(true)}
        >
          {words.save}
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        question={words.ask({ period: periodOf(months) })}
        confirmLabel={words.save}
        busyLabel={isPending && words.saving}
        onConfirm={save}
      >
        <p>{whatGoes(kept, months)}</p>
        <p>{words.from({ hours: limits.keptPlansNoticeHours })}</p>
        <FormError>{error && errorMessage(error, words.couldNotSave)}</FormError>
      </ConfirmDialog>
      {dialog}
      <div className="grid justify-items-start gap-2 border-line border-t pt-4">
        <h3 className="font-semibold">{words.copyFirst}</h3>
        <ExportAccount />
      </div>
    </>
  )
}
