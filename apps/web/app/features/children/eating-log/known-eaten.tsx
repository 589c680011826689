import type { Child } from '@brightplate/contract/child/child'
import * as words from '#words/children/eating-log/section'
import { ErrorState, LoadingState } from '../../../ui/page/page-state.tsx'
import { localDate, shortDate } from '../../../ui/words/dates.ts'
import { RichText } from '../../../ui/words/rich-text.tsx'
import { knownEaten, lineOfEaten } from './eating-words.ts'
import { OfferedFoods } from './offered-foods.tsx'
import { useEatingLog } from './use-eating-log.ts'

/** What the parent reported of each food, the last word on it. */
export function KnownEaten({ child }: { child: Child }) {
  const { data, isPending, refetch } = useEatingLog(child.id)
  if (isPending) return <LoadingState />
  if (!data) {
    return <ErrorState message={words.couldNotLoad} onRetry={() => refetch()} />
  }
  const known = data.log ? knownEaten(data.log, localDate(new Date())) : []
  if (known.length === 0) {
    return <p className="text-muted">{words.nothingTold}</p>
  }
  const line = lineOfEaten(child.age)
  return (
    <>
      <ul aria-label={words.told} className="grid gap-1">
        {known.map(({ food, name, said, on, isDoubtful }) => (
          <li key={food} className="wrap-anywhere">
            <RichText
              text={line({ food: name, said, day: shortDate(on) })}
              parts={{ when: (day) => <span className="text-muted">{day}</span> }}
            />
            {isDoubtful && <span className="block">{words.stillAFood({ name: child.name })}</span>}
          </li>
        ))}
      </ul>
      <OfferedFoods child={child} offered={data.offered ?? []} onAdded={() => refetch()} />
    </>
  )
}
