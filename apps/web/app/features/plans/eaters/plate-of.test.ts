import type { Meal, PlatePart } from '@brightplate/contract/plans/plan-data'
import { describe, expect, it } from 'vitest'
import { buildDay } from '../build-plan.ts'
import { isUnchecked, plateOf, sharedDishWords } from './plate-of.ts'

const part = (
  name: string,
  ingredients: string[],
  changes: Partial<PlatePart> = {},
): PlatePart => ({
  name,
  role: 'side',
  typed: null,
  energy_kcal: 100,
  ingredients,
  grams: 100,
  ...changes,
})

const plate = (parts: PlatePart[], changes: Partial<Meal> = {}): Meal => ({
  ...buildDay(1).dinner,
  ingredients: parts.flatMap(({ ingredients }) => ingredients),
  parts,
  ...changes,
})

const pasta = part('Pasta', ['1 cup pasta', '1 tsp oil'], { role: 'main' })
const peas = part('Peas', ['1/2 cup peas'])

describe('a dish as it stands on the plate', () => {
  it('shows its parts apart, in their order', () => {
    expect(plateOf(plate([pasta, peas])).parts).toEqual([pasta, peas])
  })

  it('is one thing where it has one part, or is of a plan of before', () => {
    expect(plateOf(plate([pasta])).parts).toEqual([])
    expect(plateOf(buildDay(1).dinner).parts).toEqual([])
  })

  it('hides no line of the dish that no part has, and adds none', () => {
    const ingredients = ['1 cup pasta', '1 tsp oil', '1/2 cup peas', '1 egg']
    expect(plateOf(plate([pasta, peas], { ingredients })).parts).toEqual([])
    const fewer = ingredients.slice(0, 2)
    expect(plateOf(plate([pasta, peas], { ingredients: fewer })).parts).toEqual([])
    const another = ['1 cup pasta', '1 tsp butter', '1/2 cup peas']
    expect(plateOf(plate([pasta, peas], { ingredients: another })).parts).toEqual([])
  })

  it('names a food that we do not know once', () => {
    const typed = part('Eggo', [], { role: 'accepted', typed: 'Eggo' })
    const shown = plateOf(plate([pasta, typed], { beside: ['Eggo', 'Goldfish'] }))
    expect(shown).toEqual({ parts: [pasta, typed], beside: ['Goldfish'] })
    expect(shown.parts.map(isUnchecked)).toEqual([false, true])
  })

  it('keeps a food that we do not know beside a dish that is one thing', () => {
    expect(plateOf({ ...buildDay(1).dinner, beside: ['Eggo'] }).beside).toEqual(['Eggo'])
  })

  it('keeps a checked portion from hiding the same food as typed', () => {
    const checked = part('Rice', ['1 cup rice'], { role: 'accepted', typed: 'rice' })
    expect(plateOf(plate([pasta, checked], { beside: ['rice'] })).beside).toEqual(['rice'])
  })
})

it('names what the child may have of a dish for the others, and nothing where there is none', () => {
  const rice = { portions: 2, from_pot: ['white rice', 'peas'] }
  expect(sharedDishWords(part('Adobo', ['2 onions'], { for_others: rice }), 'Leo')).toBe(
    'If Leo likes, before anything goes on it: white rice, peas.',
  )
  const both = { ...rice, same_pot: ['peas'], from_pot: ['white rice'] }
  expect(sharedDishWords(part('Adobo', ['2 onions'], { for_others: both }), null)).toBe(
    'In the same pot for your child: peas. If your child likes, before anything goes on it: white rice.',
  )
  expect(
    sharedDishWords(part('Adobo', ['2 onions'], { for_others: { portions: 2 } }), 'Leo'),
  ).toBeNull()
  expect(sharedDishWords(part('Adobo', ['2 onions']), null)).toBeNull()
})
