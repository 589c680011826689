import type { PlanDay } from '@brightplate/contract/plans/plan-data'
import { Printer } from 'lucide-react'
import { Button } from '../../../ui/buttons/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Select } from '../../../ui/forms/select.tsx'
import { dayName } from '../../../ui/words/dates.ts'
import { type PrintChoice, type PrintKind, printKinds } from './print-choice.ts'

const kindWords: Record<PrintKind, { title: string; text: string }> = {
  days: { title: 'One page a day', text: 'Lines and steps to cook from.' },
  week: { title: 'A week on one page', text: 'All dishes at a glance, for the fridge.' },
  list: { title: 'Shopping list', text: 'By aisle, with boxes to tick.' },
  menu: { title: 'Picture menu', text: 'A day in large pictures, for the child’s wall.' },
}

interface PrintFormProps {
  days: readonly PlanDay[]
  choice: PrintChoice
  onChoose: (choice: PrintChoice) => void
}

/** Pictures that are still on their way would be missing on paper. */
async function printPage() {
  await Promise.allSettled([...document.images].map((image) => image.decode()))
  window.print()
}

export function PrintForm({ days, choice, onChoose }: PrintFormProps) {
  const aPageADay = choice.kind === 'days' || choice.kind === 'menu'
  return (
    <div className="grid max-w-3xl gap-5">
      <fieldset>
        <legend className="mb-2 font-semibold">What to print</legend>
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
        <Field label="Which day">
          {(control) => (
            <Select
              control={control}
              value={String(choice.day)}
              onChange={(day) => onChoose({ ...choice, day: day === 'all' ? 'all' : Number(day) })}
              options={[
                { value: 'all', label: `All ${days.length} days` },
                ...days.map(({ day, date }) => ({
                  value: String(day),
                  label: date ? `Day ${day}, ${dayName(date)}` : `Day ${day}`,
                })),
              ]}
            />
          )}
        </Field>
      )}
      <Button className="w-fit" onClick={printPage}>
        <Printer aria-hidden size={20} />
        Print
      </Button>
    </div>
  )
}
