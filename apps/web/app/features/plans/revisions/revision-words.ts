import type { PlanRevision } from '@brightplate/contract/plans/plan-revision'
import { slotWords } from '../day-dishes.ts'

const howWords: Readonly<Record<PlanRevision['how'], string>> = {
  made: 'As it was made',
  swap: 'A dish was swapped',
  move: 'A meal was moved to another day',
  anew: 'The rest was made anew',
  exchange: 'What is never again gave way',
  back: 'Gone back to an earlier version',
}

/** As many are named; of more only how many. */
const mostNamed = 3

/** What happened to a plan, and to which of its dishes. */
export function revisionWords({ how, changed, revision }: PlanRevision): {
  title: string
  lines: string[]
} {
  const title = `Version ${revision}. ${howWords[how]}`
  if (changed === null || changed.length === 0) return { title, lines: [] }
  const named = changed
    .slice(0, mostNamed)
    .map(
      ({ day, slot, before, after }) =>
        `Day ${day}, ${slotWords[slot].toLowerCase()}: ${after} in place of ${before}`,
    )
  const more = changed.length - named.length
  return { title, lines: more > 0 ? [...named, `and ${more} more`] : named }
}
