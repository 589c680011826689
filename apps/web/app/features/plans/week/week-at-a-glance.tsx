import { memo, startTransition, useState } from 'react'
import * as words from '#words/plans/week'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { useIsWide } from '../../../ui/page/use-is-wide.ts'
import { mayChange, type ShownPlan } from '../shown-plan.ts'
import { WeekGrid } from './week-grid.tsx'

interface WeekAtAGlanceProps {
  plan: ShownPlan
  today: string
}

/** The week of today in pictures, above the days of a desk; not drawn until there is room for it. */
export const WeekOnDesk = memo(function WeekOnDesk({ plan, today }: WeekAtAGlanceProps) {
  const isWide = useIsWide()
  // Once drawn it stays: a narrower window takes no dialog away that was opened from it.
  const [wasWide, setWasWide] = useState(isWide)
  if (isWide && !wasWide) setWasWide(true)
  if (!wasWide) return null
  return (
    <section aria-label={words.title} className="max-lg:hidden print:hidden">
      <WeekGrid plan={plan} today={today} canMove={mayChange(plan)} />
    </section>
  )
})

/** The same folded away, below the days of a phone; drawn once it is opened. */
export const WeekOnPhone = memo(function WeekOnPhone({ plan, today }: WeekAtAGlanceProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <section aria-label={words.title} className="lg:hidden print:hidden">
      <Disclosure summary={words.title} onToggle={(open) => startTransition(() => setIsOpen(open))}>
        {isOpen && <WeekGrid plan={plan} today={today} />}
      </Disclosure>
    </section>
  )
})
