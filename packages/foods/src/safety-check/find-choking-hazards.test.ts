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

  it('a hazard within the name of another is found once, beside it on its own', () => {
    expect(choking(['2 carrot sticks'])).toEqual(['carrot sticks'])
    expect(choking(['carrot sticks and a carrot'])).toEqual(['carrot sticks', 'carrot'])
  })

  it('what is done to all in the words of a list makes each of them safe', () => {
    expect(choking(['8 grapes'], ['All are cut lengthwise.'])).toEqual([])
    expect(choking(['8 grapes'], ['All are put lengthwise.'])).toEqual(['grapes'])
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

  it('a hazard is told with day and meal, the longest of its names, and each food once', () => {
    const text = buildPlanText({ slot: 'snack_2', lines: ['carrot sticks, grape and grapes'] })
    const common = { rule: 'age', id: 'choking', certainty: 'contains', day: 0, slot: 'snack_2' }
    expect(checkPlanText(young, text)).toEqual([
      { ...common, found: 'carrot sticks' },
      { ...common, found: 'grape' },
      { ...common, found: 'grapes' },
    ])
    const tip = checkPlanText(young, buildPlanText({}, { tips: ['Offer popcorn.'] }))
    expect(tip).toEqual([{ ...common, day: null, slot: null, found: 'popcorn' }])
  })
})

describe('a step makes a food safe', () => {
  it('by its name, or that of the whole dish', () => {
    expect(choking(['8 grapes'], ['Quarter the grapes.'])).toEqual([])
    expect(choking(['8 grapes'], ['Cut all into quarters.'])).toEqual([])
    // What is done to one food is done to no other, though all are served.
    expect(choking(['8 grapes'], ['Cut the bread into quarters and serve all apart.'])).toEqual([
      'grapes',
    ])
    expect(choking(['2 carrots'], ['Boil the vegetables.'])).toEqual([])
    expect(choking(['8 grapes'], ['Rinse and quarter all.'])).toEqual([])
    // Half of "finely chopped" makes nothing safe.
    expect(choking(['8 grapes'], ['Serve all chopped.'])).toEqual(['grapes'])
  })

  it('and no other food of its kind', () => {
    expect(choking(['8 grapes'], ['Quarter the cherries.'])).toEqual(['grapes'])
    expect(choking(['2 carrots'], ['Boil the apples.'])).toEqual(['carrots'])
    expect(choking(['grapes and cherries'], ['Quarter the grapes.'])).toEqual(['cherries'])
    expect(choking(['2 carrots, 1 apple'], ['Boil the apple and the carrots.'])).toEqual([])
  })

  it('by what makes that food safe: heat is nothing to what is round', () => {
    expect(choking(['8 grapes'], ['Boil the grapes.'])).toEqual(['grapes'])
    expect(choking(['1 sausage'], ['Fry the sausage.'])).toEqual(['sausage'])
    expect(choking(['2 carrots'], ['Rinse the carrots.'])).toEqual(['carrots'])
  })

  it('but not where a line says that it stays raw or in sticks', () => {
    for (const line of ['2 carrots, raw', '2 carrots, in sticks', '2 whole carrots']) {
      expect(choking([line], ['Boil the carrots.'])).toEqual(['carrots'])
    }
  })

  it('and no step makes anything of what is never safe', () => {
    expect(choking(['popcorn, finely ground'], ['Cook everything, minced.'])).toEqual(['popcorn'])
  })
})

describe('a food that a step or a name brings in', () => {
  it('is none that a line has, in whatever form', () => {
    expect(choking(['8 grapes, quartered'], ['Rinse the grapes.'])).toEqual([])
    expect(choking(['applesauce'], ['Stir in the apple.'], 'Apple bowl')).toEqual([])
  })

  it('is another food of the same kind', () => {
    expect(choking(['8 grapes, quartered'], ['Top with cherries.'])).toEqual(['cherries'])
    expect(choking(['almond milk'], ['Top with walnuts.'])).toEqual(['walnuts'])
    expect(choking(['8 grapes, quartered'], [], 'Cherries on top')).toEqual(['Cherries'])
  })

  it('is safe where its own sentence, or another step, says how', () => {
    expect(choking(['oats'], ['Top with apple.'])).toEqual(['apple'])
    expect(choking(['oats'], ['Top with finely chopped apple.'])).toEqual([])
    expect(choking(['oats'], ['Top with apple.', 'Bake the apple.'])).toEqual([])
    expect(choking([], [], 'Finely chopped apple')).toEqual([])
  })
})

describe('a name that only sounds like a hazard', () => {
  it.each(['almond butter', 'granola free of nuts', 'nut-free granola', 'grapeseed oil'])(
    '"%s" is none',
    (line) => {
      expect(choking([line])).toEqual([])
    },
  )

  it.each([
    ['almond butter and almonds', 'almonds'],
    ['granola free of nuts, with almonds', 'almonds'],
    ['peanut butter with peanuts', 'peanuts'],
    ['8 grapes, unquartered', 'grapes'],
  ])('"%s" holds one beside it', (line, found) => {
    expect(choking([line])).toEqual([found])
  })

  it('is the product’s own affair in the name of one', () => {
    expect(choking(['Smartfood popcorn'])).toEqual(['Smartfood popcorn'])
    expect(choking(['Honey Nut Cheerios'])).toEqual([])
    expect(choking(['Honey Nut Cheerios and walnuts'])).toEqual(['walnuts'])
  })
})

describe('a tip', () => {
  const inTip = (tip: string) =>
    checkPlanText(young, buildPlanText({}, { tips: [tip] })).map(({ found }) => found)

  it('that speaks of labels or traces serves nothing', () => {
    expect(inTip('Read the label of popcorn.')).toEqual([])
    expect(inTip('Ask about traces in popcorn.')).toEqual([])
    expect(inTip('Serve popcorn.')).toEqual(['popcorn'])
  })

  it('may say how a food is made safe', () => {
    expect(inTip('Serve grapes.')).toEqual(['grapes'])
    expect(inTip('Serve grapes, quartered.')).toEqual([])
    expect(inTip('Serve popcorn, quartered.')).toEqual(['popcorn'])
  })
})
