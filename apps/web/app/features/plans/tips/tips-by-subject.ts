import { clinicianNotices } from '@brightplate/contract/plans/clinician-notices'
import type { PlanData } from '@brightplate/contract/plans/plan-data'
import * as words from '#words/plans/tips'
import { tipPicture } from './tip-picture.ts'

interface Subject {
  title: string
  lines: string[]
}

export interface FirstTip {
  text: string
  /** Of the emoji set. */
  picture: string
}

export interface TipsBySubject {
  /** At most three: what leads to anyone or names a risk, then what this child's profile or plan gives reason for. */
  first: FirstTip[]
  /** What else leads to anyone or names a risk. */
  open: string[]
  /** The rest by subject; none is empty. */
  subjects: Subject[]
  /** Figures of the food that is eaten, folded away. */
  figures: string[]
}

const shownFirst = 3

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

/** Amounts of an average day: said openly, after what can be done. */
const amountsKey = 'told.day'

/** Written for what this child's profile or plan is, and not for every child; the nearest first. */
const reasonKeys: readonly string[] = [
  'known.step',
  'known.step-label',
  'tip.new-food-step',
  'tip.midday-planned',
  'tip.midday',
  'tip.kitchen-week',
  'tip.kitchen-days',
  'tip.kitchen-day',
  'tip.regular-evening',
  'tip.breakfast-protein',
  'known.seconds',
  'known.seconds-but',
  'tip.certificate-halal',
  'tip.certificate-kosher',
]

const figureKeys: readonly string[] = [
  'known.counted',
  'known.enough',
  'known.part',
  'known.little',
  'known.little-as-known',
  'known.reached',
  // "These gaps" are those that the figures before it name; who leads further is said openly besides.
  'known.no-step',
]

type Told = Pick<PlanData, 'general_tips' | 'tip_texts' | 'notices' | 'checked'>

/** What the head of the page says stands above each of its parts, and is not said again below. */
function isShownAbove(text: string, plan: Told): boolean {
  const { today, soon } = clinicianNotices(plan)
  const above = [...today, ...soon].some((one) => one.text === text)
  return above || (plan.checked?.text.includes(text) ?? false)
}

/** The tips of a plan as its page shows them: each once, three first, the rest by subject. */
export function tipsBySubject(plan: Told): TipsBySubject {
  const keys = new Map((plan.tip_texts ?? []).map(({ text, key }) => [text, key]))
  const keyOf = (text: string) => keys.get(text) ?? ''
  const shown = plan.general_tips.filter((text) => !isShownAbove(text, plan))
  const tips = shown.filter((text) => !figureKeys.includes(keyOf(text)))
  const isOpen = (text: string) => titleOf[keyOf(text)] === undefined
  const isAmounts = (text: string) => keyOf(text) === amountsKey
  const reasons = tips
    .filter((text) => reasonKeys.includes(keyOf(text)))
    .sort((a, b) => reasonKeys.indexOf(keyOf(a)) - reasonKeys.indexOf(keyOf(b)))
  const general = tips.filter((text) => !isOpen(text) && !reasons.includes(text))
  const first = [
    ...tips.filter((text) => isOpen(text) && !isAmounts(text)),
    ...reasons,
    ...general,
    ...tips.filter(isAmounts),
  ].slice(0, shownFirst)
  const rest = tips.filter((text) => !first.includes(text))
  const folded = rest.filter((text) => !isOpen(text))
  return {
    first: first.map((text) => ({ text, picture: tipPicture(keyOf(text)) })),
    open: rest.filter(isOpen),
    subjects: [words.atTable, words.inKitchen]
      .map((title) => ({ title, lines: folded.filter((text) => titleOf[keyOf(text)] === title) }))
      .filter(({ lines }) => lines.length > 0),
    figures: shown.filter((text) => figureKeys.includes(keyOf(text))),
  }
}
