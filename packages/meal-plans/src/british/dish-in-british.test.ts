import type { Meal } from '@brightplate/contract/plans/plan-data'
import { describe, expect, it } from 'vitest'
import { lineInMetric, packInMetric, stepInMetric } from './british-measures.ts'
import { britishText, sentenceInBritish, typedWords } from './british-text.ts'
import { dishInBritish } from './dish-in-british.ts'

describe('measures of a British kitchen', () => {
  it.each([
    ['1/2 cup rolled oats (40 g)', '40 g rolled oats'],
    ['1 1/4 cups whole milk (305 g)', '300 ml whole milk (305 g)'],
    ['1/2 cup plain whole-milk yogurt (123 g)', '123 g plain whole-milk yogurt'],
    ['1/2 cup canned peaches in juice (125 g)', '125 g canned peaches in juice'],
    ['3 fl oz apple juice (93 g)', '90 ml apple juice (93 g)'],
    ['1 tbsp olive oil (14 g)', '1 tbsp olive oil (14 g)'],
    ['2 carrots, grated (120 g)', '2 carrots, grated (120 g)'],
  ])('say %s as %s', (line, said) => {
    expect(lineInMetric(line)).toBe(said)
  })

  it.each([
    ['Heat the oven to 425 °F.', 'Heat the oven to 220 °C (gas mark 7).'],
    ['until 165 °F (74 °C) inside', 'until 74 °C inside'],
    ['Add 1/2 cup of the water.', 'Add 120 ml of the water.'],
    ['Cut into 1/2 inch pieces.', 'Cut into 1.25 cm pieces.'],
    ['Fill 6 cups of a tin.', 'Fill 6 cups of a tin.'],
  ])('say %s as %s in a step', (step, said) => {
    expect(stepInMetric(step)).toBe(said)
  })

  it('say packs in grams and millilitres', () => {
    expect(packInMetric('2 cans (15 oz)')).toBe('2 cans (425 g)')
    expect(packInMetric('1 bottle (32 fl oz)')).toBe('1 bottle (950 ml)')
    expect(packInMetric('1 carton (half gallon)')).toBe('1 carton (1.9 l)')
  })
})

describe('what a parent typed', () => {
  it('stays as typed in quotes, and where a sentence names it', () => {
    expect(britishText()('“chips” may be fries')).toBe('“chips” may be chips')
    const text = { key: 'x', params: { food: 'chips' }, text: 'Chips with yogurt' }
    expect(sentenceInBritish(text, typedWords(['Chips'])).text).toBe('Chips with yoghurt')
    expect(sentenceInBritish(text, typedWords([])).text).toBe('Crisps with yoghurt')
  })

  it('names a food that is called so, and no food of ours', () => {
    const part = {
      role: 'accepted' as const,
      energy_kcal: null,
      ingredients: [],
      grams: null,
    }
    const meal: Meal = {
      name: 'Zesty chips and potato chips',
      ingredients: ['1 oz potato chips (28 g)'],
      prep_time: '5 minutes',
      benefits: 'A source of fiber.',
      beside: ['zesty chips'],
      parts: [
        { ...part, name: 'zesty chips', typed: 'zesty chips' },
        { ...part, name: 'potato chips', typed: 'chips', food_id: 'potato-chips' },
      ],
    }
    const said = dishInBritish(meal, typedWords(['zesty chips', 'chips']))
    expect(said.name).toBe('Zesty chips and crisps')
    expect(said.ingredients).toEqual(['28 g crisps'])
    expect(said.benefits).toBe('A source of fibre.')
    expect(said.parts?.map(({ name }) => name)).toEqual(['zesty chips', 'crisps'])
  })
})
