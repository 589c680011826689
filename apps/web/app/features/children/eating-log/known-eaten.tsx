import type { Child } from '@brightplate/contract/child/child'
import { ErrorState, LoadingState } from '../../../ui/page/page-state.tsx'
import { localDate, shortDate } from '../../../ui/words/dates.ts'
import { knownEaten, saidWords } from './eating-words.ts'
import { OfferedFoods } from './offered-foods.tsx'
import { useEatingLog } from './use-eating-log.ts'

/** What the parent told of each food, the last word on it. */
export function KnownEaten({ child }: { child: Child }) {
  const { data, isPending, refetch } = useEatingLog(child.id)
  if (isPending) return <LoadingState />
  if (!data) {
    return <ErrorState message="We could not load what you told us." onRetry={() => refetch()} />
  }
  const known = data.log ? knownEaten(data.log, localDate(new Date())) : []
  if (known.length === 0) {
    return <p className="text-muted">Nothing told yet. We ask on your Today page.</p>
  }
  const words = saidWords(child.age)
  return (
    <>
      <ul aria-label="What you told us" className="grid gap-1">
        {known.map(({ food, name, said, on, isDoubtful }) => (
          <li key={food} className="wrap-anywhere">
            {name}: {words[said].toLowerCase()}{' '}
            <span className="text-muted">({shortDate(on)})</span>
            {isDoubtful && <span className="block">Still one of {child.name}’s foods?</span>}
          </li>
        ))}
      </ul>
      <OfferedFoods child={child} offered={data.offered ?? []} onAdded={() => refetch()} />
    </>
  )
}
