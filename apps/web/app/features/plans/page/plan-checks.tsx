import type { KeyedText, PlanData } from '@brightplate/contract/plans/plan-data'
import { ChefHat, ChevronDown, CircleHelp, ScanSearch, ShieldCheck } from 'lucide-react'
import * as words from '#words/plans/page'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { fullDate } from '../../../ui/words/dates.ts'
import { wordList } from '../../../ui/words/word-list.ts'

/** What the sentence of the check names, in short; null where it names nothing. */
function keptShort({ params }: KeyedText): string | null {
  const named = [params.kept, params.shared].flat().filter((one) => typeof one === 'string')
  return named.length > 0 ? words.checkedShort({ terms: wordList([...new Set(named)]) }) : null
}

/**
 * One quiet line that opens: when the plan was made and what it was checked against. What could not be checked, who
 * proposed dishes, and which foods wait for their label, is never folded into it.
 */
export function PlanChecks({
  createdAt,
  checked,
  unchecked,
  labels_to_read = [],
  generator,
}: Pick<PlanData, 'checked' | 'unchecked' | 'labels_to_read' | 'generator'> & {
  createdAt: string
}) {
  const short = checked && keptShort(checked)
  const generated = words.generated({ date: fullDate(createdAt) })
  return (
    <div className="mb-1 grid max-w-[68ch] grid-cols-1 gap-1.5 sm:mb-4">
      {checked ? (
        <details className="group text-sm">
          <summary className="relative flex list-none flex-wrap items-center gap-x-2 text-muted after:absolute after:-inset-y-1.5 after:inset-x-0 [&::-webkit-details-marker]:hidden">
            <span>{generated}</span>
            {short && (
              <span className="flex min-w-0 items-center gap-1">
                <ShieldCheck aria-hidden size={16} className="text-leaf" />
                <span className="truncate">{short}</span>
              </span>
            )}
            <ChevronDown
              aria-hidden
              size={16}
              className="transition-transform duration-150 group-open:rotate-180"
            />
          </summary>
          <p className="pt-2 pb-1">{checked.text}</p>
        </details>
      ) : (
        <p className="text-muted text-sm">{generated}</p>
      )}
      {generator === 'planner_and_model' && (
        <p className="flex gap-2 text-muted text-sm">
          <ChefHat aria-hidden size={18} className="mt-0.5" />
          {words.byModel}
        </p>
      )}
      {unchecked && (
        <p className="flex gap-2 font-semibold text-ember text-sm">
          <CircleHelp aria-hidden size={18} className="mt-0.5" />
          {unchecked.text}
        </p>
      )}
      {labels_to_read.length > 0 && (
        <Disclosure
          summary={
            <>
              <ScanSearch aria-hidden size={20} className="text-ember" />
              {words.readLabel}
            </>
          }
        >
          <ul className="grid gap-1">
            {labels_to_read.map(({ food, text }) => (
              <li key={food}>{text.text}</li>
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  )
}
