import { describe, expect, it } from 'vitest'
import { buildPlanText } from './build-plan-text.ts'
import { checkPlanText } from './check-plan-text.ts'

const young = { ageYears: 3, carefulChewing: true, allergens: [], diets: [], words: [] }

function choking(lines: readonly string[], steps: readonly string[] = [], name = ''): string[] {
  return checkPlanText(young, buildPlanText({ lines, steps, name }))
    .filter(({ id }) => id === 'choking')
    .map(({ found }) => found)
}

describe('for a child who chews with care', () => {
  const unsafe = [
    'almonds, whole',
    '30 g chopped walnuts',
    'popcorn',
    '8 grapes',
    '6 grapes, halved',
    'cherry tomatoes',
    '1 carrot, in sticks',
    '1 raw apple, sliced',
    'celery sticks',
    'mini marshmallows',
    '1 hot dog, sliced into coins',
    'cheddar cubes',
    'a spoonful of peanut butter',
  ]
  it.each(unsafe)('"%s" is a hazard', (line) => {
    expect(choking([line])).not.toEqual([])
  })

  const safe = [
    'ground almonds',
    'almond butter, thinly spread',
    'almond milk',
    '8 grapes, quartered lengthwise',
    'cherry tomatoes, quartered',
    '1 carrot, finely grated',
    'carrot, cooked until soft',
    'unsweetened applesauce',
    'pure apple juice',
    '1 sausage, cut lengthwise in quarters',
    'cheddar, finely grated',
    'water chestnuts, finely chopped',
    'pineapple, finely chopped',
    'olive oil',
  ]
  it.each(safe)('"%s" is none', (line) => {
    expect(choking([line])).toEqual([])
  })

  it('a step that cooks or blends the food makes it safe', () => {
    expect(choking(['2 carrots, diced'], ['Simmer the carrots until soft.'])).toEqual([])
    expect(choking(['60 g grapes'], ['Blend everything until smooth.'])).toEqual([])
    expect(choking(['2 carrots, diced'], ['Bake the bread.'])).not.toEqual([])
  })

  it('a step or a name can bring a hazard in', () => {
    expect(choking(['oats'], ['Top with whole almonds.'])).toEqual(['almonds'])
    expect(choking([], [], 'Popcorn')).toEqual(['Popcorn'])
  })

  it('a tip can too', () => {
    const tips = ['Offer popcorn between meals.', 'Quarter grapes for young children.']
    const found = checkPlanText(young, buildPlanText({}, { tips })).map((one) => one.found)
    expect(found).toEqual(['popcorn'])
  })

  it('no one else is asked to', () => {
    const older = { ...young, ageYears: 9, carefulChewing: false }
    expect(checkPlanText(older, buildPlanText({ lines: ['8 grapes', 'popcorn'] }))).toEqual([])
  })
})
