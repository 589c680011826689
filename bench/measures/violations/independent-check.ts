import { checkPlan } from '../../../plan-check/check-plan.ts'
import { cachedPlansOf, folderOfPlans } from '../../checked/cached-plans.ts'
import { plantedFaults } from '../../checked/faults/planted-faults.ts'
import type { Origin, ProductPlan } from '../../checked/product-plans.ts'
import { refusePlanted } from '../../checked/refuse-planted.ts'
import type { Benchmark, BenchOptions } from '../../report/benchmark.ts'
import { markdownTable } from '../../report/markdown-table.ts'

interface Found {
  plans: number
  first: string
}

/** Counts, by what was found, the plans that hold it, with the first of them. */
class Tally {
  plans = 0
  refused = 0
  readonly origins = new Map<Origin, number>()
  readonly found = new Map<string, Found>()
  readonly planted = new Map<string, { planted: number; refused: number; named: number }>()

  check({ seed, origin, plan }: ProductPlan): void {
    const findings = checkPlan(plan)
    this.plans += 1
    this.refused += findings.length > 0 ? 1 : 0
    this.origins.set(origin, (this.origins.get(origin) ?? 0) + 1)
    const ofKind = new Map(findings.map((one) => [`${one.kind}: ${one.rule}`, one]))
    for (const [kind, { at, word, text }] of ofKind) {
      const before = this.found.get(kind)
      const first = before?.first ?? `seed ${seed}, ${origin}, ${at}: ${word} in “${text}”`
      this.found.set(kind, { plans: (before?.plans ?? 0) + 1, first })
    }
  }

  /** One fault into a plan: each plan has the next of the list that fits it. */
  plant({ seed, plan }: ProductPlan, turn: number): void {
    for (let tried = 0; tried < plantedFaults.length; tried += 1) {
      const fault = plantedFaults[(turn + tried) % plantedFaults.length]
      const refusal = fault ? refusePlanted(plan, fault, seed + turn) : null
      if (!fault || !refusal) continue
      const of = this.planted.get(fault.name) ?? { planted: 0, refused: 0, named: 0 }
      this.planted.set(fault.name, {
        planted: of.planted + 1,
        refused: of.refused + Number(refusal.refused),
        named: of.named + Number(refusal.named),
      })
      return
    }
  }
}

function tallied({ plans, from, kept }: Pick<BenchOptions, 'plans' | 'from' | 'kept'>): Tally {
  const folder = kept === null ? null : folderOfPlans(kept)
  const tally = new Tally()
  for (let seed = from; tally.plans < plans; seed += 1) {
    for (const one of cachedPlansOf(seed, folder).slice(0, plans - tally.plans)) {
      tally.check(one)
      // A step that has no divisor in common with the number of faults: each has its turn.
      tally.plant(one, tally.plans * 5)
    }
  }
  return tally
}

const wholeMeasure = 10_000
const short = (text: string) => (text.length > 220 ? `${text.slice(0, 220)} …` : text)

export const independentCheck: Benchmark = {
  letter: 'Q',
  title: 'Plans of the product, and planted faults, by the small independent checker',
  run: (options) => {
    const { plans } = options
    const tally = tallied(options)
    const planted = [...tally.planted]
    const total = (of: 'planted' | 'refused' | 'named') =>
      planted.reduce((sum, [, counts]) => sum + counts[of], 0)
    const ran =
      plans >= wholeMeasure
        ? `${plans} plans`
        : `${plans} plans, not ${wholeMeasure.toLocaleString('en')}`
    const origins = [...tally.origins].map(([origin, count]) => `${count} ${origin}`).join(', ')
    return {
      figures: [
        {
          measure: `plans that the checker accepts (${ran}: ${origins})`,
          figure: `${tally.plans - tally.refused} of ${tally.plans}`,
          comparedWith: 'our aim: all',
          reached: tally.refused === 0,
        },
        {
          measure: `planted faults that the checker refuses (${planted.length} faults of ${new Set(plantedFaults.map(({ kind }) => kind)).size} kinds, one to a plan)`,
          figure: `${total('refused')} of ${total('planted')}`,
          comparedWith: 'our aim: all',
          reached: total('refused') === total('planted'),
        },
        {
          measure: 'of these, refused by the kind that was planted',
          figure: `${total('named')} of ${total('planted')}`,
          comparedWith: 'our aim: all',
          reached: total('named') === total('planted'),
        },
      ],
      notes: [
        ...(tally.found.size > 0
          ? [
              'What it found in plans of the product:',
              markdownTable(
                ['plans', 'kind and rule', 'first'],
                [...tally.found]
                  .sort(([, a], [, b]) => b.plans - a.plans)
                  .map(([kind, one]) => [String(one.plans), kind, short(one.first)]),
              ),
            ]
          : []),
        'Planted:',
        markdownTable(
          ['fault', 'planted', 'refused by its kind'],
          planted.map(([name, counts]) => [name, String(counts.planted), String(counts.named)]),
        ),
      ],
    }
  },
}
