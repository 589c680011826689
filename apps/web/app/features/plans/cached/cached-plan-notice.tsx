import { useQueryClient } from '@tanstack/react-query'
import { CloudOff } from 'lucide-react'
import * as words from '#words/plans/cached'
import { queryKeys } from '../../../api/query-keys.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { dayAndTime } from '../../../ui/words/dates.ts'

interface CachedPlanNoticeProps {
  planId: string
  keptAt: string
}

/** Says that the plan is a copy, and what that leaves unchecked. */
export function CachedPlanNotice({ planId, keptAt }: CachedPlanNoticeProps) {
  const queries = useQueryClient()
  return (
    <section
      aria-label={words.title}
      className="mb-6 flex flex-wrap items-center justify-between gap-4 rounded-card bg-apricot-wash p-5 print:hidden"
    >
      <p role="status" className="flex min-w-0 flex-1 basis-64 gap-3">
        <CloudOff aria-hidden size={22} className="mt-1 shrink-0" />
        <span>{words.copy({ moment: dayAndTime(keptAt) })}</span>
      </p>
      <Button
        variant="secondary"
        onClick={() => queries.invalidateQueries({ queryKey: queryKeys.plans.one(planId) })}
      >
        {words.tryAgain}
      </Button>
    </section>
  )
}
