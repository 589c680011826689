import { parseArgs } from 'node:util'
import type { BenchOptions } from './benchmark.ts'

const usualPlans = 600

/** "C E --plans 1200 --labels DIR". */
export function readOptions(args: readonly string[]): { letters: string[]; options: BenchOptions } {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      plans: { type: 'string' },
      labels: { type: 'string' },
      eating: { type: 'string' },
      lists: { type: 'string' },
      results: { type: 'string' },
      kept: { type: 'string' },
    },
  })
  const plans = Number(values.plans ?? usualPlans)
  if (!Number.isInteger(plans) || plans < 1) throw new RangeError('--plans takes a whole number')
  return {
    letters: positionals.map((letter) => letter.toUpperCase()),
    options: {
      plans,
      labels: values.labels ?? null,
      eating: values.eating ?? null,
      lists: values.lists ?? null,
      results: values.results ?? null,
      kept: values.kept ?? null,
    },
  }
}
