import { chokingAidOf } from '@brightplate/contract/plans/clinician-notices'
import type { PlanData } from '@brightplate/contract/plans/plan-data'
import type { ReactNode } from 'react'
import * as words from '#words/plans/print'
import { site } from '../../../site.ts'
import { useFitSheet } from '../../../ui/print/use-fit-sheet.ts'

interface SheetProps {
  title: string
  subtitle: string
  checks: Pick<PlanData, 'checked' | 'unchecked' | 'labels_to_read' | 'notices'>
  /** What is missing on this page. */
  leftOut?: string | null
  /** Letters begin this large and shrink until all is on the page. */
  largestPt?: number
  children: ReactNode
}

/** One page of paper, whatever stands on it. */
export function Sheet({ title, subtitle, checks, leftOut, largestPt = 12, children }: SheetProps) {
  const sheet = useFitSheet(largestPt)
  const aid = chokingAidOf(checks)
  const waiting = checks.labels_to_read?.map(({ food }) => food) ?? []
  return (
    <article ref={sheet} className="sheet" aria-label={title}>
      <header className="flex items-baseline justify-between gap-[1em] border-leaf border-b-2 pb-[0.4em]">
        <h2 className="font-display font-semibold text-[2em]">{title}</h2>
        <p className="text-muted">{subtitle}</p>
      </header>
      <div className="py-[0.8em]">{children}</div>
      <footer className="flex items-end justify-between gap-[1.5em] border-line border-t pt-[0.5em] text-[0.8em]">
        <div>
          {aid && <p className="font-semibold">{aid}</p>}
          {leftOut && <p className="font-semibold">{leftOut}</p>}
          {checks.unchecked && <p className="font-semibold">{checks.unchecked.text}</p>}
          {waiting.length > 0 && <p>{words.labelsToRead({ foods: waiting.join(', ') })}</p>}
          {checks.checked && <p>{checks.checked.text}</p>}
        </div>
        <p className="shrink-0 text-muted">{site.name}</p>
      </footer>
    </article>
  )
}
