import { clinicianNotices } from '@brightplate/contract/plans/clinician-notices'
import type { KeyedText, PlanData } from '@brightplate/contract/plans/plan-data'
import {
  ChefHat,
  ChevronDown,
  CircleHelp,
  ScanSearch,
  ShieldCheck,
  Stethoscope,
} from 'lucide-react'
import type { ReactNode } from 'react'
import * as words from '#words/plans/page'
import { BulletList } from '../../../ui/bullet-list.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { mediumDate } from '../../../ui/words/dates.ts'
import { wordList } from '../../../ui/words/word-list.ts'

/** What the sentence of the check names, in short; null where it names nothing. */
function shortOfCheck({ params }: KeyedText): string | null {
  const named = [params.kept, params.shared].flat().filter((one) => typeof one === 'string')
  return named.length > 0 ? words.checkedShort({ terms: wordList([...new Set(named)]) }) : null
}

/** Beside others in one line; opened, it has a line of its own. */
function QuietLine({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  return (
    <details className="group max-w-full open:basis-full">
      <summary className="relative flex min-h-[24px] w-fit max-w-full list-none items-center gap-x-1 after:absolute after:-inset-y-1.5 after:inset-x-0 [&::-webkit-details-marker]:hidden">
        {summary}
        <ChevronDown
          aria-hidden
          size={16}
          className="transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <div className="pt-2 pb-1 text-ink">{children}</div>
    </details>
  )
}

/** What leads to a clinician and may wait: where something is for today, it stands with that, above everything. */
function SoonForClinician({ notices = [] }: Pick<PlanData, 'notices'>) {
  const { today, soon } = clinicianNotices({ notices })
  if (today.length > 0 || soon.length === 0) return null
  return (
    <QuietLine
      summary={
        <span className="flex min-w-0 items-center gap-1 wrap-anywhere font-semibold text-ember">
          <Stethoscope aria-hidden size={16} className="shrink-0" />
          {words.clinicianSoon({ count: soon.length })}
        </span>
      }
    >
      <BulletList lines={soon.map(({ text }) => text)} />
    </QuietLine>
  )
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
  notices,
}: Pick<PlanData, 'checked' | 'unchecked' | 'labels_to_read' | 'generator' | 'notices'> & {
  createdAt: string
}) {
  return (
    <div className="grid max-w-[68ch] grid-cols-1 gap-1 sm:mb-4 sm:gap-1.5">
      <div className="flex flex-wrap gap-x-3 text-muted text-sm">
        <p>{words.generated({ date: mediumDate(createdAt) })}</p>
        {checked && (
          <QuietLine
            summary={
              <span className="flex min-w-0 items-center gap-1">
                <ShieldCheck aria-hidden size={16} className="shrink-0 text-leaf" />
                <span className="min-w-0 wrap-anywhere">
                  {shortOfCheck(checked) ?? words.checkedRules}
                </span>
              </span>
            }
          >
            <p>{checked.text}</p>
          </QuietLine>
        )}
        <SoonForClinician notices={notices} />
      </div>
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
