import { describe, expect, it } from 'vitest'
import type { NutrientReport } from '../plan-document.ts'
import { reportedDay, reportedExcess } from './reported-excess.ts'

const row = (nutrient: string, changes: Partial<NutrientReport> = {}): NutrientReport => ({
  nutrient,
  label: nutrient,
  unit: 'g',
  mean: 0,
  target: null,
  upper: null,
  complete: true,
  reached: true,
  from_known: null,
  ...changes,
})

const eats = row('energy_kcal', { from_known: 1200 })
const sodium = (changes: Partial<NutrientReport>) =>
  row('sodium_mg', { unit: 'mg', upper: 1500, ...changes })
const sugar = (changes: Partial<NutrientReport>) => row('added_sugars_g', { upper: 40, ...changes })
const fiber = (changes: Partial<NutrientReport>) => row('fiber_g', { target: 22, ...changes })

const said = (reports: readonly NutrientReport[], isNearlyAll = true, isPartly = false) =>
  reportedDay(reportedExcess(reports, { safeFoodsNearlyAll: isNearlyAll }, isPartly)).map(
    ({ text }) => text,
  )

describe('what is reported as it is', () => {
  it('is sodium above what is advised, of the food that is eaten', () => {
    expect(said([eats, sodium({ from_known: 1501, mean: 1740.2 })])).toEqual([
      'On an average day the food that your child is known to eat brings 1,501 mg of sodium (at most 1,500 mg is advised).',
    ])
    expect(said([eats, sodium({ from_known: 1500, mean: 1500 })])).toEqual([])
  })

  it('is of all that is offered where that alone passes', () => {
    expect(said([eats, sodium({ from_known: 1500, mean: 1501 })])).toEqual([
      'On an average day this plan offers 1,501 mg of sodium (at most 1,500 mg is advised).',
    ])
  })

  it('is of all that is offered where no food is known, or none of it is counted', () => {
    const offered = [
      'On an average day this plan offers 1,600 mg of sodium (at most 1,500 mg is advised).',
    ]
    expect(said([row('energy_kcal'), sodium({ mean: 1600 })])).toEqual(offered)
    const none = row('energy_kcal', { from_known: 0 })
    expect(said([none, sodium({ mean: 1600, from_known: 0 })])).toEqual(offered)
  })

  it('is "or more" where a food has no figure, and of the meals at home where others are out', () => {
    expect(said([sodium({ mean: 1600, complete: false })], false, true)).toEqual([
      'On an average day this plan offers 1,600 mg or more of sodium (at most 1,500 mg is advised for the meals at home).',
    ])
  })

  it('is added sugar above a tenth of the energy, by the figures as they are said', () => {
    expect(said([sugar({ mean: 40.4 })])).toEqual([])
    expect(said([sugar({ mean: 40.5 })])).toEqual([
      'On an average day this plan offers 41 g of added sugar (at most 40 g is advised).',
    ])
  })

  it('is any added sugar under two, of which none is advised', () => {
    expect(said([sugar({ upper: 0, mean: 0.4 })])).toEqual([])
    expect(said([sugar({ upper: 0, mean: 0.5 })])).toEqual([
      'On an average day this plan offers 1 g of added sugar (none is advised before the second birthday).',
    ])
  })

  it('is fiber below half of its target, of the food that is nearly all', () => {
    expect(said([eats, fiber({ from_known: 11, mean: 20 })])).toEqual([])
    expect(said([eats, fiber({ from_known: 10.4, mean: 20 })])).toEqual([
      'On an average day the food that your child is known to eat brings 10 g of fiber (the usual target is 22 g).',
    ])
  })

  it('is fiber of all that is offered where other food is eaten too, of which nobody knows', () => {
    expect(said([eats, fiber({ from_known: 1, mean: 11 })], false)).toEqual([])
    expect(said([eats, fiber({ from_known: 1, mean: 10 })], false)).toEqual([
      'On an average day this plan offers 10 g of fiber (the usual target is 22 g).',
    ])
  })

  it('is one sentence of all, of what is eaten and of what is offered, and whom to show it where that is asked', () => {
    const day = reportedExcess(
      [
        eats,
        sodium({ from_known: 1600, mean: 1700 }),
        fiber({ from_known: 4, mean: 20 }),
        sugar({ from_known: 10, mean: 50 }),
      ],
      { safeFoodsNearlyAll: true },
      false,
    )
    expect(reportedDay(day, true).map(({ text }) => text)).toEqual([
      'On an average day the food that your child is known to eat brings 1,600 mg of sodium (at most 1,500 mg is advised) and 4 g of fiber (the usual target is 22 g); all that is offered brings 50 g of added sugar (at most 40 g is advised). No food needs to go because of this: show it to your clinician or a dietitian.',
    ])
    expect(day.nutrients).toEqual(['sodium_mg', 'fiber_g', 'added_sugars_g'])
  })

  it('is nothing of other nutrients or of an older report', () => {
    expect(said([row('iron_mg', { target: 10, upper: 40, mean: 50 })])).toEqual([])
    expect(said([])).toEqual([])
  })
})
