import * as words from '#words/plans/refusing'
import type { RefusalOutcome } from './refusal.ts'

/** "Cucumber is off. 2 meals changed." */
export function outcomeWords({ refusal, changed, stays }: RefusalOutcome): string {
  const { kind, what } = refusal
  if (kind === 'today') {
    return changed.length > 0 ? words.offToday({ what }) : words.nothingElse({ what })
  }
  const count = changed.length
  const sentence =
    kind === 'not_now' ? words.offForNow({ what, count }) : words.off({ what, count })
  return stays > 0 ? `${sentence} ${words.stays({ count: stays })}` : sentence
}
