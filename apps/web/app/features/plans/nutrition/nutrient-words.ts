import type { NutrientReport } from '@brightplate/contract/plans/plan-data'
import { language } from '#words/language'
import * as words from '#words/plans/nutrition'
import { wordList } from '../../../ui/words/word-list.ts'

const decimals = (amount: number) => (amount < 1 ? 2 : amount < 10 ? 1 : 0)

const figure = (amount: number) =>
  amount.toLocaleString(language, { maximumFractionDigits: decimals(amount) })

/** A mean within 2 % of its target counts as reached: kitchen scales are no finer. */
const reachedFrom = 0.98

/** A figure is at least what it says where some food has none. */
type Bound = 'exact' | 'least'

const against = (
  value: number,
  bound: Bound,
  { nutrient, target, upper, unit }: NutrientReport,
): string => {
  const amount = figure(value)
  if (target !== null && (upper === null || value <= upper)) {
    // Energy is met, not outdone: its figures stay.
    const isReached = nutrient !== 'energy_kcal' && value >= target * reachedFrom
    return isReached
      ? words.reached
      : words.ofTarget({ bound, amount, target: figure(target), unit })
  }
  return upper === null
    ? words.amount({ bound, amount, unit })
    : words.ofLimit({ bound, amount, unit, upper: figure(upper) })
}

/** "reached", "at least 6 of 10 mg", "1,240 mg, at most 1,500": the mean day against what is aimed at. */
export const nutrientWords = (report: NutrientReport): string =>
  against(report.mean, report.complete ? 'exact' : 'least', report)

const isKnown = ({ from_known }: NutrientReport): boolean =>
  from_known !== null && from_known !== undefined

/** The same of food that the child is known to eat: "at least", as the rest is unknown; null where no food is known. */
export function knownWords(report: NutrientReport): string | null {
  const { from_known: known } = report
  if (known === null || known === undefined) return null
  return against(known, 'least', { ...report, upper: null })
}

/** How much of the bar is filled, from 0 to 1: by what the child is known to eat, where that is known. */
export function nutrientShare({ mean, from_known, target, upper }: NutrientReport): number {
  const full = target ?? upper
  const amount = target === null ? mean : (from_known ?? mean)
  return full === null || full <= 0 ? 0 : Math.min(1, amount / full)
}

/** Whether the bar is that of a target or limit that is kept; never by food of which nobody knows. */
export const meetsTarget = (report: NutrientReport): boolean =>
  report.target !== null && isKnown(report) ? nutrientShare(report) >= reachedFrom : report.reached

/** What food alone does not bring to the target; a limit that is passed is none of these. */
export const missedTargets = (reports: readonly NutrientReport[]): NutrientReport[] =>
  reports.filter(({ target, mean, reached }) => target !== null && mean < target && !reached)

/** "Of 21 daily targets this plan reaches 20. Food alone does not reach vitamin D." */
export function nutritionSentence(reports: readonly NutrientReport[]): string {
  const targets = reports.filter(({ target }) => target !== null)
  const count = targets.length
  const missed = missedTargets(reports).map(({ label }) => label)
  const known = targets.filter(isKnown)
  const reached = count - missed.length
  if (known.length > 0) {
    return words.knownFood({ reached, count, known: known.filter(meetsTarget).length })
  }
  if (missed.length === 0) return words.allReached({ count })
  return words.notReached({ count, reached, nutrients: wordList(missed) })
}
