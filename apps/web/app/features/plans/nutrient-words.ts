import type { NutrientReport } from '@brightplate/contract/plan-data'

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
