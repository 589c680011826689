import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allergenIds } from '../allergen.ts'
import { buildRestrictions } from '../testing/build-restrictions.ts'
import { buildPlanText } from './build-plan-text.ts'
import { checkPlanText } from './check-plan-text.ts'

/** Allergens that a line certainly holds, of all that we know. */
function certain(line: string): string[] {
  return checkPlanText(
    buildRestrictions({ allergens: allergenIds }),
    buildPlanText({ lines: [line] }),
  )
    .filter(({ rule, certainty }) => rule === 'allergen' && certainty === 'contains')
    .map(({ id }) => id)
}

const traps: readonly (readonly [line: string, holds: readonly string[]])[] = [
  ['Peanut-free topping', []],
  ['peanut-free granola', ['oats']],
  ['butter beans', []],
  ['cocoa butter', []],
  ['oat milk', ['oats']],
  ['cream of tartar', []],
  ['eggplant', []],
  ['buckwheat groats', []],
  ['nutmeg', []],
  ['water chestnuts', []],
  ['butternut squash', []],
  ['butterhead lettuce', []],
  ['coconut milk', ['coconut']],
  ['shea-free lip balm', []],
  ['rice milk', []],
  ['corn tortillas', []],
  ['rice noodles', []],
  ['spaghetti squash', []],
  ['oyster mushrooms', []],
  ['crab apples', []],
  ['gingernut squash', []],
  ['jellyfish-shaped cutter', []],
  ['sweet potato, peeled', []],
  ['breadfruit', []],
  ['sweetbreads', []],
  ['black-eyed peas', []],
  ['grape tomatoes', []],
  ['almond-shaped dumpling mould', ['wheat']],
  ['star anise', []],
  ['sunflower seed butter', []],
  ['apple butter', []],
  ['lemongrass', []],
  ['poppy seeds', []],
]

describe('the known traps', () => {
  it.each(traps)('"%s" holds %j', (line, holds) => {
    expect(certain(line)).toEqual(holds)
  })

  it('stay harmless whatever amount, case and remark stand around them (seed 41)', () => {
    const harmless = traps.filter(([, holds]) => holds.length === 0).map(([line]) => line)
    fc.assert(
      fc.property(
        fc.constantFrom(...harmless),
        fc.constantFrom('', '1 cup ', '200 g ', '2 large ', 'About 1/2 lb. '),
        fc.constantFrom(
          '',
          ', chopped',
          ' (about 300 g)',
          ', for serving',
          ', at room temperature',
        ),
        fc.boolean(),
        (line, before, after, upper) => {
          const text = `${before}${line}${after}`
          expect(certain(upper ? text.toUpperCase() : text), text).toEqual([])
        },
      ),
      { seed: 41, numRuns: 400 },
    )
  })
})
