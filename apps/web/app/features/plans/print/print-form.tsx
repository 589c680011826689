import type { PlanDay } from '@brightplate/contract/plans/plan-data'
import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import * as planWords from '#words/plans/plan'
import * as words from '#words/plans/print'
import { Button } from '../../../ui/buttons/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Select } from '../../../ui/forms/select.tsx'
import { dayName } from '../../../ui/words/dates.ts'
import { type PrintChoice, type PrintKind, printKinds } from './print-choice.ts'

const kindWords: Record<PrintKind, { title: string; text: string }> = {
  short: { title: words.short, text: words.shortHint },
  days: { title: words.days, text: words.daysHint },
  week: { title: words.week, text: words.weekHint },
  list: { title: words.list, text: words.listHint },
  menu: { title: words.menu, text: words.menuHint },
}

interface PrintFormProps {
  days: readonly PlanDay[]
  choice: PrintChoice
  onChoose: (choice: PrintChoice) => void
  /** What else is chosen, above the button that prints. */
  children: ReactNode
}

/** Pictures that are still on their way would be missing on paper. */
async function printPage() {
  await Promise.allSettled([...document.images].map((image) => image.decode()))
  window.print()
}

export function PrintForm({ days, choice, onChoose, children }: PrintFormProps) {
  const aPageADay = choice.kind === 'days' || choice.kind === 'menu'
  return (
    <div className="grid max-w-3xl gap-5">
      <fieldset>
        <legend className="mb-2 font-semibold">{words.choose}</legend>
        <div className="grid gap-2 sm:grid-cols-2">
          {printKinds.map((kind) => (
            <label
              key={kind}
              className="flex min-h-14 items-start gap-3 rounded-control border border-line bg-card p-3 has-checked:border-leaf has-checked:bg-wash"
            >
              <input
                type="radio"
                name="what"
                checked={choice.kind === kind}
                onChange={() => onChoose({ ...choice, kind })}
                className="mt-1 size-5 shrink-0 accent-leaf"
              />
              <span>
                <span className="block font-semibold">{kindWords[kind].title}</span>
                <span className="block text-muted text-sm">{kindWords[kind].text}</span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      {aPageADay && (
        <Field label={words.whichDay}>
          {(control) => (
            <Select
              control={control}
              value={String(choice.day)}
              onChange={(day) => onChoose({ ...choice, day: day === 'all' ? 'all' : Number(day) })}
              options={[
                { value: 'all', label: words.allDays({ count: days.length }) },
                ...days.map(({ day, date }) => ({
                  value: String(day),
                  label: date
                    ? words.datedDay({ day, date: dayName(date) })
                    : planWords.day({ day }),
                })),
              ]}
            />
          )}
        </Field>
      )}
      {children}
      <Button className="w-fit" onClick={printPage}>
        <Printer aria-hidden size={20} />
        {words.print}
      </Button>
    </div>
  )
}
