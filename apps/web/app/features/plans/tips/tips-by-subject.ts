import { clinicianNotices } from '@brightplate/contract/plans/clinician-notices'
import type { PlanData } from '@brightplate/contract/plans/plan-data'
import * as words from '#words/plans/page/tips'

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

const first = words.aboutPlan

/** Where a tip stands that is not read first; what leads to anyone or names a risk is read first. */
const titleOf: Readonly<Record<string, string>> = {
  'known.seconds': words.atTable,
  'known.seconds-but': words.atTable,
  'known.step': words.atTable,
  'known.step-label': words.atTable,
  'tip.set-times': words.atTable,
  'tip.no-pressure': words.atTable,
  'tip.new-food-step': words.atTable,
  'tip.show-menu': words.atTable,
  'tip.sauce-apart': words.atTable,
  'tip.midday': words.atTable,
  'tip.midday-planned': words.atTable,
  'tip.regular-evening': words.atTable,
  'tip.breakfast-protein': words.atTable,
  'tip.leftovers': words.inKitchen,
  'tip.leftovers-without-rice': words.inKitchen,
  'tip.kitchen-day': words.inKitchen,
  'tip.kitchen-days': words.inKitchen,
  'tip.kitchen-week': words.inKitchen,
  'tip.labels': words.inKitchen,
  'tip.certificate-halal': words.inKitchen,
  'tip.certificate-kosher': words.inKitchen,
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
function isShownAbove(text: string, plan: Told): boolean {
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
    if (isShownAbove(text, plan)) continue
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
