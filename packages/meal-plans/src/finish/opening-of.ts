import type { KeyedText } from '@brightplate/planner/texts/english'

/** So many sentences are read before a plan. */
const most = 3

/** What leads to a clinician opens a plan always, however much there is of it. */
const isForClinician = ({ key }: KeyedText) => /^(?:red-flag|clinic)\./.test(key)

/** What says how to take the whole plan; of all others each stands in its place among the tips. */
const mayOpen = ({ key }: KeyedText) =>
  ['notice.none-legal', 'notice.rules-leave-few', 'notice.no-main', 'told.day'].includes(key)

export interface Opening {
  /** Read before the plan. */
  opening: KeyedText[]
  /** Said among the tips alone. */
  others: KeyedText[]
}

/** Parts what a plan tells of its child into what opens it, at most three sentences but for the clinician’s, and the rest. */
export function openingOf(texts: readonly KeyedText[]): Opening {
  const first = texts.filter(isForClinician)
  const room = Math.max(0, most - first.length)
  const opening = [...first, ...texts.filter(mayOpen).slice(0, room)]
  return { opening, others: texts.filter((text) => !opening.includes(text)) }
}
