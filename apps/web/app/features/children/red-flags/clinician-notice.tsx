import type { Child } from '@brightplate/contract/child/child'
import { Suspense } from 'react'
import * as words from '#words/children/red-flags/notice'
import { lazyPart } from '../../../ui/page/lazy-part.tsx'

const RedFlagLines = lazyPart(() => import('./red-flag-lines.tsx'))

interface ClinicianNoticeProps {
  child: Pick<Child, 'red_flags'>
  /** Before a plan is made: only what cannot wait. */
  onlyToday?: boolean
}

/** What the signs that a parent named lead to. Its code comes only where there are any. */
export function ClinicianNotice({ child, onlyToday = false }: ClinicianNoticeProps) {
  const answers = child.red_flags?.answers ?? []
  if (answers.length === 0) return null
  return (
    <Suspense fallback={null}>
      <section aria-label={words.forClinician} className="max-w-2xl">
        <RedFlagLines answers={answers} onlyToday={onlyToday} />
      </section>
    </Suspense>
  )
}
