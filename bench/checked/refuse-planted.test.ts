import { describe, expect, it } from 'vitest'
import { plantedFaults } from './faults/planted-faults.ts'
import { productPlansOf } from './product-plans.ts'
import { refusePlanted } from './refuse-planted.ts'

const [first, second] = [7919, 15838]

/** Faults of ten thousand that were not refused, by the seed of their plan. */
const onceMissed: readonly [seed: number, fault: string, turn: number][] = [
  [3, 'sentence: iodine of a child who drinks milk', first],
  [9, 'dish: a step that warms what nobody buys', 3 * first],
  [15, 'dish: a step of a product that is in no line', second],
  [20, 'dish: a step of a product that is in no line', first],
  [39, 'sentence: iodine of a child who drinks milk', first],
  [48, 'amount on the list', first],
]

describe('the small independent checker', () => {
  it.each(onceMissed)('refuses in the plans of seed %i: %s', (seed, name, turn) => {
    const fault = plantedFaults.find((one) => one.name === name)
    expect(fault).toBeDefined()
    for (const { plan } of productPlansOf(seed)) {
      const refusal = fault ? refusePlanted(plan, fault, seed + turn) : null
      expect(refusal ?? { refused: true, named: true }).toEqual({ refused: true, named: true })
    }
  })
})
