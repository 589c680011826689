import { describe, expect, it } from 'vitest'
import { buildDay } from '../build-plan.ts'
import { cookingOf, timersIn } from './cook-steps.ts'

const dinner = {
  ...buildDay(1).dinner,
  ingredients: [
    '12 oz cod (360 g)',
    '1 1/2 cup frozen peas (240 g)',
    '1 tbsp sunflower oil (14 g)',
  ],
  steps: ['Brush the cod with the oil and bake for 15 minutes.', 'Boil the peas for 3 minutes.'],
}

describe('a dish that is cooked', () => {
  it('has beside each step the lines that it speaks of', () => {
    const { steps, lines } = cookingOf(dinner, [])
    expect(lines).toEqual(dinner.ingredients)
    expect(steps.map((step) => step.lines)).toEqual([
      [dinner.ingredients[0], dinner.ingredients[2]],
      [dinner.ingredients[1]],
    ])
  })

  it('follows the preparation of a juice', () => {
    const { steps } = cookingOf(buildDay(1).juice, [])
    expect(steps.map(({ text }) => text)).toEqual(['Squeeze the orange.'])
  })

  it('takes the lines and steps for both meals of a shared dish', () => {
    const both = { ingredients: ['24 oz cod'], steps: ['Bake all the cod.'] }
    const cooked_for = { day: 2, slot: 'lunch' as const, kept: 'fridge' as const, ...both }
    const part = { role: 'side', typed: null, energy_kcal: null, grams: null } as const
    const parts = [
      { ...part, name: 'Cod', ingredients: ['12 oz cod (360 g)'] },
      { ...part, name: 'Banana', ingredients: ['1 banana'] },
    ]
    const cooking = cookingOf({ ...dinner, cooked_for, parts }, [buildDay(1), buildDay(2)])
    expect(cooking.lines).toEqual([...both.ingredients, '1 banana'])
    expect(cooking.steps).toHaveLength(1)
  })
})

describe('the timers of a step', () => {
  it.each([
    ['Bake for 15 minutes, turning once.', [15]],
    ['Simmer 8 to 10 minutes, then rest for 5 minutes.', [10, 5]],
    ['Chill for 2 hours.', [120]],
    ['Wait 1 minute.', [1]],
    ['Heat the oven to 425 °F (220 °C).', []],
    ['Soak for 12 hours.', []],
  ])('of "%s" are %j', (step, minutes) => {
    expect(timersIn(step)).toEqual(minutes)
  })
})
