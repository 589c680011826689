import type { PlainFood } from '@brightplate/foods/plain-foods/plain-food'
import { plainFoodOf, plainFoods } from '@brightplate/foods/plain-foods/plain-foods'
import { describe, expect, it } from 'vitest'
import type { NutrientReport } from '../plan-document.ts'
import { knownFoodWords } from './known-food-words.ts'
import { withKnownFood } from './with-known-food.ts'

const row = (
  nutrient: string,
  label: string,
  from_known: number | null,
  changes: Partial<NutrientReport> = {},
): NutrientReport => ({
  nutrient,
  label,
  unit: 'mg',
  mean: 100,
  target: 10,
  upper: null,
  complete: true,
  reached: true,
  from_known,
  ...changes,
})

function plain(id: string): PlainFood {
  const food = plainFoodOf(id)
  if (!food) throw new Error(`No plain food is called ${id}`)
  return food
}

const wordsOf = (
  reports: readonly NutrientReport[],
  changes: Partial<Parameters<typeof knownFoodWords>[0]> = {},
) =>
  knownFoodWords({
    limited: { kinds: [], areAll: false },
    reports,
    typed: ['white bread'],
    accepted: [{ food: plain('white-bread'), typed: 'white bread', exactly: false }],
    child: { ageYears: 6, isAllergic: false },
    open: plainFoods,
    mayStep: true,
    ...changes,
  })

const textsOf = (...args: Parameters<typeof wordsOf>) => wordsOf(...args).map(({ text }) => text)
const keysOf = (...args: Parameters<typeof wordsOf>) => wordsOf(...args).map(({ key }) => key)

describe('the report of nutrients', () => {
  const reports = [row('iron_mg', 'iron', null), row('zinc_mg', 'zinc', null)]

  it('tells beside what is offered what known food brings of it, a day', () => {
    const dishes = [{ known_nutrition: { iron_mg: 6, zinc_mg: null } }, {}, {}]
    const [iron, zinc] = withKnownFood(reports, dishes, 2)
    expect(iron).toMatchObject({ mean: 100, from_known: 3 })
    expect(zinc).toMatchObject({ from_known: 0 })
  })

  it('tells nothing of known food for a child of whom no food is known', () => {
    expect(withKnownFood(reports, [{}, {}], 2).map(({ from_known }) => from_known)).toEqual([
      null,
      null,
    ])
  })
})

describe('what few foods bring, in words', () => {
  it('names what is enough, what is a part, rounded down, and what is little', () => {
    expect(
      textsOf([
        row('protein_g', 'protein', 9.8),
        row('iron_mg', 'iron', 9.79),
        row('zinc_mg', 'zinc', 5),
        row('fiber_g', 'fiber', 6.6, { target: 20 }),
      ]),
    ).toEqual([
      'Counted as eaten: white bread. What your child eats of the rest is unknown, so it is not counted.',
      'On an average day these foods alone bring the usual target of protein.',
      'They bring at least 97 % of the iron and 50 % of the zinc.',
      'They bring less than a third of the target of fiber.',
      expect.stringContaining('clinician'),
      expect.stringContaining('Seconds'),
      expect.stringContaining('whole wheat bread beside white bread'),
    ])
  })

  it('counts nothing that is offered as brought, however much it is', () => {
    const offered = row('iron_mg', 'iron', 1, { mean: 500, reached: true })
    expect(keysOf([offered])).toContain('known.little')
  })

  it('does not call little what only lacks its figures', () => {
    expect(keysOf([row('choline_mg', 'choline', 1, { complete: false })])).toContain(
      'known.little-as-known',
    )
  })

  it('speaks of a supplement only as a question for the clinician, and before any step', () => {
    const keys = keysOf([row('fiber_g', 'fiber', 3, { target: 20 })])
    expect(keys.indexOf('known.clinician')).toBeLessThan(keys.indexOf('known.step'))
  })

  it('says that all is reached, and asks for no more food', () => {
    expect(keysOf([row('iron_mg', 'iron', 30)])).toEqual([
      'known.counted',
      'known.reached',
      'known.seconds',
    ])
  })

  it('is silent where no food is known, and of limits, which are no targets', () => {
    expect(wordsOf([row('iron_mg', 'iron', null)])).toEqual([])
    expect(wordsOf([row('sodium_mg', 'sodium', 5, { target: null })])).toEqual([])
    expect(wordsOf([row('iron_mg', 'iron', 1)], { typed: [] })).toEqual([])
  })
})

describe('the smallest step by food', () => {
  const fiber = [row('fiber_g', 'fiber', 3, { target: 20 })]

  it('is a form one property away that brings more of what is missing', () => {
    expect(textsOf(fiber).at(-1)).toBe(
      'The smallest step by food: whole wheat bread beside white bread. It brings more fiber.',
    )
  })

  it('is none where nothing near brings more, for "only exactly this", or where none is open', () => {
    const vitaminD = [row('vit_d_ug', 'vitamin D', 1)]
    const bread = { food: plain('white-bread'), typed: 'white bread', exactly: true }
    for (const keys of [
      keysOf(vitaminD),
      keysOf(fiber, { accepted: [bread] }),
      keysOf(fiber, { open: [] }),
    ]) {
      expect(keys.at(-1)).toBe('known.no-step')
    }
  })

  it('is never one that is to be asked about first', () => {
    const wheat = plain('whole-wheat-bread')
    const form = { ...wheat.form, flavour: 'strong' as const }
    const food = { ...wheat.food, contains: [...wheat.food.contains, 'sesame' as const] }
    const open = [{ ...wheat, id: 'sesame-bread', form, food }]
    expect(keysOf(fiber, { open }).at(-1)).toBe('known.step')
    const small = keysOf(fiber, { open, child: { ageYears: 3, isAllergic: false } })
    expect(small.at(-1)).toBe('known.no-step')
  })

  it('is not chosen for what it brings beyond a target', () => {
    const bread = plain('white-bread')
    const per100g = (changes: Partial<PlainFood['food']['per100g']>) => ({
      ...bread.food,
      per100g: { ...bread.food.per100g, ...changes },
    })
    const step = (id: string, changes: Partial<PlainFood['food']['per100g']>) => ({
      ...bread,
      id,
      name: id,
      form: { ...bread.form, shape: 'stick' as const },
      food: per100g(changes),
    })
    const reports = [
      row('vit_c_mg', 'vitamin C', 9, { target: 10 }),
      row('iron_mg', 'iron', 0, { target: 10 }),
    ]
    const open = [step('much vitamin C', { vit_c_mg: 500 }), step('some iron', { iron_mg: 10 })]
    expect(textsOf(reports, { open }).at(-1)).toContain('some iron')
  })

  it('is not reported where the parent wants nothing new', () => {
    expect(keysOf(fiber, { mayStep: false }).at(-1)).toBe('known.seconds')
  })

  it('speaks of seconds of what no limit holds down, and of none where one holds all of it', () => {
    const but = { kinds: ['fish'], areAll: false }
    expect(keysOf(fiber, { mayStep: false, limited: but }).at(-1)).toBe('known.seconds-but')
    const all = keysOf(fiber, { mayStep: false, limited: { ...but, areAll: true } })
    expect(all.filter((key) => key.startsWith('known.seconds'))).toEqual([])
  })

  it('names what its label must not name for a small child', () => {
    const text = textsOf(fiber, { child: { ageYears: 3, isAllergic: false } }).at(-1)
    expect(text).toContain('where the label names no milk, egg')
  })
})
