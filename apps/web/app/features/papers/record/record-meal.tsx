import type { Slot } from '@brightplate/contract/plans/plan-data'
import { Cookie, CupSoda, type LucideIcon, Moon, Sun, Sunrise } from 'lucide-react'
import { useId } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import * as words from '#words/papers/record'
import { Card } from '../../../ui/card.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { rowPath } from './record-paths.ts'
import { RecordRow, type RecordRowProps } from './record-row.tsx'
import { notRecorded, type RecordValues } from './record-values.ts'
import { ShareButtons } from './share-buttons.tsx'

const icons: Record<Slot, LucideIcon> = {
  breakfast: Sunrise,
  snack_1: Cookie,
  lunch: Sun,
  snack_2: Cookie,
  juice: CupSoda,
  dinner: Moon,
}

interface RecordMealProps {
  day: number
  slot: Slot
  rows: readonly (Pick<RecordRowProps, 'row' | 'at' | 'onRemove'> & { id: string })[]
  onSaid: () => void
}

/** A meal of the plan: ticked as a whole, or each food of it by itself. */
export function RecordMeal({ day, slot, rows, onSaid }: RecordMealProps) {
  const id = useId()
  const { control, setValue } = useFormContext<RecordValues>()
  const values = useWatch({
    control,
    name: rows.map(({ at }) => rowPath(day, at)),
  })
  const errors = useFormState({ control }).errors.days?.[day]?.rows
  const Icon = icons[slot]
  const meal = words.slot({ slot })
  const shares = new Set(values.map(({ eaten }) => eaten))
  const [share = notRecorded] = shares
  const sayAll = (eaten: string) => {
    for (const { at } of rows) setValue(`${rowPath(day, at)}.eaten`, eaten, { shouldDirty: true })
    onSaid()
  }
  const lines = values.map(({ food, planned, offered, eaten }) => {
    const amount = offered.trim() ? 'offered' : planned ? 'planned' : 'none'
    const said = (amount === 'offered' ? offered : (planned ?? '')).replaceAll(' ', '\u00a0')
    return words.foodOf({ food, amount, said, eaten: shares.size > 1 ? eaten : notRecorded })
  })
  return (
    <section aria-labelledby={id}>
      <Card className="grid h-full grid-cols-1 content-start gap-3 p-4 sm:p-5">
        <div className="flex items-start gap-3">
          <span className="grid size-11 shrink-0 place-items-center rounded-2xl bg-wash text-leaf">
            <Icon aria-hidden size={22} />
          </span>
          <div className="min-w-0">
            <h3 id={id} className="font-semibold">
              {meal}
            </h3>
            <ul className="text-muted text-sm leading-snug wrap-anywhere">
              {lines.map((line, index) => (
                <li key={rows[index]?.id}>{line}</li>
              ))}
            </ul>
          </div>
        </div>
        <ShareButtons
          label={words.eatenOfMeal({ meal })}
          value={shares.size > 1 ? null : share}
          onChange={sayAll}
        />
        <Disclosure
          summary={words.eachFood({ count: rows.length })}
          hasError={rows.some(({ at }) => errors?.[at])}
          isLate
        >
          <div className="grid grid-cols-1 gap-6">
            <p className="text-muted text-sm">{words.offeredHint}</p>
            {rows.map(({ id: key, ...row }) => (
              <RecordRow key={key} day={day} onSaid={onSaid} {...row} />
            ))}
          </div>
        </Disclosure>
      </Card>
    </section>
  )
}
