import { clinicianNotices } from '@brightplate/contract/plans/clinician-notices'
import type { PlanData } from '@brightplate/contract/plans/plan-data'

interface Subject {
  title: string
  lines: string[]
}

export interface TipsBySubject {
  /** What is read first comes first; none is empty. */
  subjects: Subject[]
  /** Figures of the food that is eaten, folded away. */
  figures: string[]
}

const first = 'About this plan'

/** Where a tip stands that is not read first; what leads to anyone or names a risk is read first. */
const titleOf: Readonly<Record<string, string>> = {
  'known.seconds': 'At the table',
  'known.seconds-but': 'At the table',
  'known.step': 'At the table',
  'known.step-label': 'At the table',
  'tip.set-times': 'At the table',
  'tip.no-pressure': 'At the table',
  'tip.new-food-step': 'At the table',
  'tip.show-menu': 'At the table',
  'tip.sauce-apart': 'At the table',
  'tip.midday': 'At the table',
  'tip.midday-planned': 'At the table',
  'tip.regular-evening': 'At the table',
  'tip.breakfast-protein': 'At the table',
  'tip.leftovers': 'In the kitchen',
  'tip.leftovers-without-rice': 'In the kitchen',
  'tip.kitchen-day': 'In the kitchen',
  'tip.kitchen-days': 'In the kitchen',
  'tip.kitchen-week': 'In the kitchen',
  'tip.labels': 'In the kitchen',
  'tip.certificate-halal': 'In the kitchen',
  'tip.certificate-kosher': 'In the kitchen',
}

const figureKeys: readonly string[] = [
  'known.counted',
  'known.enough',
  'known.part',
  'known.little',
  'known.little-as-known',
  'known.reached',
]

type Told = Pick<PlanData, 'general_tips' | 'tip_texts' | 'notices' | 'checked'>

/** What the head of the page says stands above each of its parts, and is not said again below. */
function isSaidAbove(text: string, plan: Told): boolean {
  const { today, soon } = clinicianNotices(plan)
  const above = [...today, ...soon].some((one) => one.text === text)
  return above || (plan.checked?.text.includes(text) ?? false)
}

/** The tips of a plan as its page shows them: each once, what is read first first, the rest by subject. */
export function tipsBySubject(plan: Told): TipsBySubject {
  const keys = new Map((plan.tip_texts ?? []).map(({ text, key }) => [text, key]))
  const bySubject = new Map<string, string[]>([[first, []]])
  const figures: string[] = []
  for (const text of plan.general_tips) {
    if (isSaidAbove(text, plan)) continue
    const key = keys.get(text) ?? ''
    const title = titleOf[key] ?? first
    const lines = bySubject.get(title) ?? []
    if (figureKeys.includes(key)) figures.push(text)
    else bySubject.set(title, [...lines, text])
  }
  return {
    subjects: [...bySubject]
      .map(([title, lines]) => ({ title, lines }))
      .filter(({ lines }) => lines.length > 0),
    figures,
  }
}
