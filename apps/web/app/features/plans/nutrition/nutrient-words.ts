import type { NutrientReport } from '@brightplate/contract/plan-data'
import { wordList } from '../../../ui/words/word-list.ts'

const figure = (amount: number) =>
  amount.toLocaleString('en-US', { maximumFractionDigits: amount < 10 ? 1 : 0 })

/** "at least 12 of 10 mg", "1,240 mg, at most 1,500": the mean day against what is aimed at. */
export function nutrientWords({ mean, target, upper, unit, complete }: NutrientReport): string {
  const amount = `${complete ? '' : 'at least '}${figure(mean)}`
  if (target !== null) return `${amount} of ${figure(target)} ${unit}`
  return upper === null ? `${amount} ${unit}` : `${amount} ${unit}, at most ${figure(upper)}`
}

/** How much of the bar is filled, from 0 to 1. */
export function nutrientShare({ mean, target, upper }: NutrientReport): number {
  const full = target ?? upper
  return full === null || full <= 0 ? 0 : Math.min(1, mean / full)
}

/** What food alone does not bring to the target; a limit that is passed is none of these. */
export const missedTargets = (reports: readonly NutrientReport[]): NutrientReport[] =>
  reports.filter(({ target, mean, reached }) => target !== null && mean < target && !reached)

/** "Of 18 daily targets this plan reaches 17. Food alone does not reach vitamin D." */
export function nutritionSentence(reports: readonly NutrientReport[]): string {
  const count = reports.filter(({ target }) => target !== null).length
  const missed = missedTargets(reports).map(({ label }) => label)
  if (missed.length === 0) return `This plan reaches all ${count} daily targets on average.`
  return `Of ${count} daily targets this plan reaches ${count - missed.length} on average. Food alone does not reach ${wordList(missed)}.`
}
