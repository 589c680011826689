import type { PlanRevision } from '@brightplate/contract/plans/plan-revision'
import * as words from '#words/plans/revisions'

const howWords: Readonly<Record<PlanRevision['how'], string>> = {
  made: words.made,
  swap: words.swap,
  move: words.move,
  anew: words.anew,
  exchange: words.exchange,
  back: words.back,
}

/** As many are named; of more only how many. */
const mostNamed = 3

/** What happened to a plan, and to which of its dishes. */
export function revisionWords({ how, changed, revision }: PlanRevision): {
  title: string
  lines: string[]
} {
  const title = words.version({ number: revision, what: howWords[how] })
  if (changed === null || changed.length === 0) return { title, lines: [] }
  const named = changed.slice(0, mostNamed).map(words.changed)
  const more = changed.length - named.length
  return { title, lines: more > 0 ? [...named, words.andMore({ count: more })] : named }
}
