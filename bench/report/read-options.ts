import { parseArgs } from 'node:util'
import { seedsPerProfile } from '../judged/plan-settings.ts'
import type { BenchOptions } from './benchmark.ts'

const usualPlans = 600

/** "C E --plans 1200 --labels DIR". */
export function readOptions(args: readonly string[]): { letters: string[]; options: BenchOptions } {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      plans: { type: 'string' },
      from: { type: 'string' },
      seeds: { type: 'string' },
      labels: { type: 'string' },
      eating: { type: 'string' },
      lists: { type: 'string' },
      results: { type: 'string' },
      kept: { type: 'string' },
    },
  })
  const counted = (name: 'plans' | 'from' | 'seeds', usual: number): number => {
    const count = Number(values[name] ?? usual)
    if (!Number.isInteger(count) || count < 1)
      throw new RangeError(`--${name} takes a whole number`)
    return count
  }
  return {
    letters: positionals.map((letter) => letter.toUpperCase()),
    options: {
      plans: counted('plans', usualPlans),
      from: counted('from', 1),
      seeds: counted('seeds', seedsPerProfile),
      labels: values.labels ?? null,
      eating: values.eating ?? null,
      lists: values.lists ?? null,
      results: values.results ?? null,
      kept: values.kept ?? null,
    },
  }
}
