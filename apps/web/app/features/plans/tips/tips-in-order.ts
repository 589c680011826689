import { clinicianNotices } from '@brightplate/contract/plans/clinician-notices'
import type { PlanData } from '@brightplate/contract/plans/plan-data'
import { nearerFirst, type TipKind, tipKind } from './tip-kinds.ts'

export interface ShownTip extends TipKind {
  text: string
}

export interface TipsInOrder {
  /** At most three: what leads to anyone or names a risk, then what this child's profile or plan gives reason for. */
  first: ShownTip[]
  /** What else leads to anyone or names a risk, and what has no lead to be folded into. */
  open: ShownTip[]
  /** The rest, each folded into its lead. */
  folded: ShownTip[]
  /** Figures of the food that is eaten, folded away. */
  figures: string[]
}

const shownFirst = 3

type TipSources = Pick<PlanData, 'general_tips' | 'tip_texts' | 'notices' | 'checked'>

/** What the head of the page says stands above each of its parts, and is not said again below. */
function isShownAbove(text: string, plan: TipSources): boolean {
  const { today, soon } = clinicianNotices(plan)
  const above = [...today, ...soon].some((one) => one.text === text)
  return above || (plan.checked?.text.includes(text) ?? false)
}

const isFolded = ({ place, lead }: ShownTip) =>
  lead !== undefined && (place === 'reason' || place === 'general')

/** The tips of a plan as its page shows them, each once. */
export function tipsInOrder(plan: TipSources): TipsInOrder {
  const keys = new Map(plan.tip_texts?.map(({ text, key }) => [text, key]))
  const keyOf = (text: string) => keys.get(text) ?? ''
  const tips = plan.general_tips
    .filter((text) => !isShownAbove(text, plan))
    .map((text) => ({ text, ...tipKind(keyOf(text)) }))
  const at = (place: TipKind['place']) => tips.filter((tip) => tip.place === place)
  const sorted = [
    ...at('risk'),
    ...at('reason').sort((a, b) => nearerFirst(keyOf(a.text), keyOf(b.text))),
    ...at('general'),
    ...at('amounts'),
  ]
  const rest = sorted.slice(shownFirst)
  return {
    first: sorted.slice(0, shownFirst),
    open: rest.filter((tip) => !isFolded(tip)),
    folded: rest.filter(isFolded),
    figures: at('figure').map(({ text }) => text),
  }
}
