import * as words from '#words/plans/changing/swap'
import * as timeWords from '#words/ui/words'
import { shortPrepTime } from '../../../../ui/words/prep-time.ts'

interface Effort {
  total_minutes?: number | undefined
  active_minutes?: number | undefined
  steps?: number | undefined
}

/** "40 min, 10 min of work · 3 steps": what "easier" is compared by, so that a parent can compare too. */
export function effortWords({ total_minutes, active_minutes, steps }: Effort): string {
  const time = shortPrepTime({ total_minutes }) ?? ''
  const isAllWork = active_minutes === undefined || active_minutes === total_minutes
  return [
    isAllWork ? time : timeWords.timeAndWork({ time, minutes: active_minutes }),
    ...(steps ? [words.steps({ count: steps })] : []),
  ]
    .filter((part) => part !== '')
    .join(' · ')
}
