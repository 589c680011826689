import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readCsv } from '../../packages/foods/src/reading/files/read-csv.ts'
import { type DietIntake, intakeOf } from './diet-intake.ts'
import { heiScore } from './hei-score.ts'
import { heiComponents, heiIndexAt, heiStandards } from './hei-standards.ts'

const gramsOfTeaspoon = 4.2

const nothing: DietIntake = {
  kcal: 1000,
  fruitCups: 0,
  juiceCups: 0,
  vegetableCups: 0,
  darkGreenCups: 0,
  potatoCups: 0,
  legumeCups: 0,
  wholeGrainOz: 0,
  refinedGrainOz: 0,
  proteinOz: 0,
  seafoodOz: 0,
  nutsAndSoyOz: 0,
  dairyCups: 0,
  monoFatG: 0,
  polyFatG: 0,
  satFatG: 0,
  sodiumMg: 0,
  addedSugarsG: 0,
}

const standards = heiStandards('two-and-over')
const scored = (intake: Partial<DietIntake>, by = standards) =>
  heiScore({ ...nothing, ...intake }, by)

/**
 * Days of the demonstration data of ASA24 with the points of NCI's own SAS macro, as the package dietaryindex
 * publishes them: of HEI-2015, whose standards from two years on are those of HEI-2020.
 */
const { rows: nciDays } = readCsv(
  readFileSync(new URL('nci-scored-days.csv', import.meta.url), 'utf8'),
)

/** 1,000 kcal that get just half of all points, and all and none: [for nothing, for half, for all]. */
const ladders = {
  'two-and-over': {
    fruitCups: [0, 0.4, 0.8],
    juiceCups: [0, 0.2, 0.4],
    vegetableCups: [0, 0.55, 1.1],
    darkGreenCups: [0, 0.1, 0.2],
    wholeGrainOz: [0, 0.75, 1.5],
    dairyCups: [0, 0.65, 1.3],
    proteinOz: [0, 1.25, 2.5],
    seafoodOz: [0, 0.4, 0.8],
    refinedGrainOz: [4.3, 3.05, 1.8],
    sodiumMg: [2000, 1550, 1100],
    addedSugars: [26, 16.25, 6.5],
    saturated: [16, 12, 8],
    ratio: [1.2, 1.85, 2.5],
  },
  toddlers: {
    fruitCups: [0, 0.35, 0.7],
    juiceCups: [0, 0.2, 0.4],
    vegetableCups: [0, 0.45, 0.9],
    darkGreenCups: [0, 0.05, 0.1],
    wholeGrainOz: [0, 0.75, 1.5],
    dairyCups: [0, 1, 2],
    proteinOz: [0, 1, 2],
    seafoodOz: [0, 0.25, 0.5],
    refinedGrainOz: [3.4, 2.45, 1.5],
    sodiumMg: [1700, 1400, 1100],
    addedSugars: [13.8, 6.9, 0],
    saturated: [18.2, 15.2, 12.2],
    ratio: [0.9, 1.2, 1.5],
  },
} as const

function stepOf(index: keyof typeof ladders, step: 0 | 1 | 2): DietIntake {
  const { addedSugars, saturated, ratio, ...amounts } = ladders[index]
  const satFatG = (saturated[step] * 10) / 9
  return {
    ...nothing,
    ...Object.fromEntries(Object.entries(amounts).map(([name, steps]) => [name, steps[step]])),
    satFatG,
    monoFatG: satFatG * ratio[step] * 0.7,
    polyFatG: satFatG * ratio[step] * 0.3,
    addedSugarsG: ((addedSugars[step] * 10) / 16) * gramsOfTeaspoon,
  }
}

describe('the Healthy Eating Index', () => {
  it.each(nciDays.map(({ cells }) => [cells.day ?? '', cells] as const))(
    'scores day %s of the demonstration data as the National Cancer Institute does',
    (_, cells) => {
      const of = (column: string) => Number(cells[column])
      const { points, total } = heiScore(
        {
          ...nothing,
          kcal: of('kcal'),
          fruitCups: of('fruit'),
          juiceCups: of('juice'),
          vegetableCups: of('vegetables'),
          darkGreenCups: of('dark_green'),
          legumeCups: of('legumes'),
          wholeGrainOz: of('whole_grains'),
          refinedGrainOz: of('refined_grains'),
          proteinOz: of('protein'),
          seafoodOz: of('seafood'),
          nutsAndSoyOz: of('nuts_and_soy'),
          dairyCups: of('dairy'),
          monoFatG: of('mono_fat'),
          polyFatG: of('poly_fat'),
          satFatG: of('sat_fat'),
          sodiumMg: of('sodium'),
          addedSugarsG: of('added_sugar_teaspoons') * gramsOfTeaspoon,
        },
        standards,
      )
      // NCI has legumes in cups and in ounces, each rounded by itself.
      for (const component of heiComponents)
        expect(Math.abs(points[component] - of(`score_${component}`)), component).toBeLessThan(0.02)
      expect(Math.abs(total - of('score_total'))).toBeLessThan(0.03)
    },
  )

  it.each(['two-and-over', 'toddlers'] as const)(
    'gives no point, half the points and all of them at the borders of each component: %s',
    (index) => {
      const by = heiStandards(index)
      for (const [step, share] of [
        [0, 0],
        [1, 0.5],
        [2, 1],
      ] as const) {
        const { points, total } = heiScore(stepOf(index, step), by)
        for (const component of heiComponents) {
          const { maxPoints } = by[component]
          expect(points[component], `${component}, ${share}`).toBeCloseTo(share * maxPoints)
        }
        expect(total).toBeCloseTo(100 * share)
      }
    },
  )

  it('gives no more than all of the points, and no less than none', () => {
    expect(scored({ dairyCups: 9 }).points.dairy).toBe(10)
    expect(scored({ refinedGrainOz: 9, sodiumMg: 9000 }).points).toMatchObject({
      refined_grains: 0,
      sodium: 0,
    })
    expect(scored({ kcal: 0 }).total).toBe(0)
  })

  it('counts legumes as vegetables, as greens and beans and as both protein foods, each time in full', () => {
    const { points } = scored({ legumeCups: 0.1 })
    expect(points.total_vegetables).toBeCloseTo((5 * 0.1) / 1.1)
    expect(points.greens_and_beans).toBeCloseTo(2.5)
    expect(points.total_protein_foods).toBeCloseTo((5 * 0.4) / 2.5)
    expect(points.seafood_and_plant_proteins).toBeCloseTo(2.5)
  })

  it('counts juice as fruit and never as whole fruit', () => {
    const { points } = scored({ fruitCups: 0.4, juiceCups: 0.4 })
    expect(points.total_fruits).toBeCloseTo(2.5)
    expect(points.whole_fruits).toBe(0)
  })

  it('gives all points for fats of which none is saturated, and none where there is no fat', () => {
    expect(scored({ monoFatG: 1 }).points.fatty_acids).toBe(10)
    expect(scored({}).points.fatty_acids).toBe(0)
    expect(scored({ satFatG: 1 }).points.fatty_acids).toBe(0)
  })

  it('is that for toddlers below two years', () => {
    expect([1, 2, 17].map(heiIndexAt)).toEqual(['toddlers', 'two-and-over', 'two-and-over'])
  })
})

describe('what was eaten', () => {
  it('is summed from the grams of each food, its fats and sugars those of the product', () => {
    const apple = intakeOf([{ food: 'apple', grams: 200 }])
    expect(apple).toMatchObject({ kcal: 104, fruitCups: 1.82, juiceCups: 0, vegetableCups: 0 })
    const beans = intakeOf([
      { food: 'black-beans-canned', grams: 175 },
      { food: 'apple-juice', grams: 250 },
    ])
    expect(beans.legumeCups).toBeCloseTo(1, 1)
    expect(beans.vegetableCups).toBe(0)
    expect(beans.juiceCups).toBeCloseTo(1)
    expect(beans.fruitCups).toBe(beans.juiceCups)
  })
})
