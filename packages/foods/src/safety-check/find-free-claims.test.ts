import { describe, expect, it } from 'vitest'
import type { AllergenId } from '../allergen.ts'
import { buildRestrictions } from '../testing/build-restrictions.ts'
import { readTokens } from '../tokens/read-tokens.ts'
import { buildPlanText } from './build-plan-text.ts'
import { checkPlanText } from './check-plan-text.ts'
import { findFreeClaims } from './find-free-claims.ts'

const holds = (line: string, ...allergens: AllergenId[]) =>
  checkPlanText(buildRestrictions({ allergens }), buildPlanText({ lines: [line] }))
    .filter(({ certainty }) => certainty === 'contains')
    .map(({ found }) => found)

const holdsMilk = (line: string) => holds(line, 'milk').length > 0

describe('a food that is free of milk by its name', () => {
  it.each([
    'dairy-free cheese',
    'dairy free cheese',
    'milk-free cheese',
    'certified dairy-free cheese',
    'vegan cheese',
    'certified vegan cheese',
    'plant-based butter',
    'plant based soft butter',
    'soft dairy-free garlic butter',
    'egg-free, dairy-free cheese',
    'egg-free and dairy-free cheese',
    'dairy-free, egg-free cheese',
    'dairy-free and egg-free cheese',
    'dairy-free mac and cheese',
    'cheese, dairy-free',
    'cheese (dairy-free)',
    'cheese dairy-free',
    'cheese labelled dairy-free',
    'cheese that is dairy-free',
    'cheese free of milk',
    'cheese free from milk',
    'cheese without milk',
    'cheese free of any milk',
    'cheese free of all milk',
    'cheese free of the milk',
    'cheese free of added milk',
    'cheese free of dairy products',
    'cheese free of egg and milk',
    'cheese free of egg or milk',
    'cheese free of egg, nor milk',
    'cheese free of egg, soy and milk',
    'cheese free of egg, soy, and milk',
    'cheese free of egg/milk',
    'cheese labelled free of egg, milk',
    'cheese certified free of egg, soy, milk',
    'without butter',
    'no butter',
    'butter-free bread',
    'checked against milk, egg and soy by ingredient',
  ])('is “%s”', (line) => {
    expect(holds(line, 'milk')).toEqual([])
  })
})

describe('the words of a label', () => {
  const words = 'label labell labelled labeled certified marked made is are that'.split(' ')

  it.each(words)('“%s” stands between a food and its claim, and ends a list by commas', (word) => {
    expect(holdsMilk(`cheese ${word} dairy-free`)).toBe(false)
    expect(holdsMilk(`cheese ${word} free of egg, milk`)).toBe(false)
    expect(holdsMilk(`cheese ${word} free of egg, milk (organic)`)).toBe(false)
    expect(holdsMilk(`cheese ${word} free of egg, milk, butter`)).toBe(true)
  })
})

describe('a claim', () => {
  it('is doubted though an amount stands before the doubt', () => {
    expect(holdsMilk('a not dairy-free cheese')).toBe(true)
    expect(holdsMilk('one almost dairy-free cheese')).toBe(true)
  })

  it('is one though what follows a comma would end it', () => {
    expect(holdsMilk('cheese, dairy-free, from the fridge')).toBe(false)
    expect(holdsMilk('cheese, dairy-free from the fridge')).toBe(true)
  })

  it('is none of what is based on something else, or is only called a plant', () => {
    expect(holdsMilk('water-based cheese')).toBe(true)
    expect(holdsMilk('plant paneer')).toBe(true)
  })

  it.each('not never cannot hardly nearly almost mostly could may might if make can'.split(' '))(
    'after “%s” is doubted',
    (doubt) => {
      expect(holdsMilk(`${doubt} dairy-free cheese`)).toBe(true)
      expect(holdsMilk(`cheese ${doubt} free of milk`)).toBe(true)
    },
  )

  it.each(['no longer dairy-free cheese', "isn't dairy-free cheese"])(
    'is doubted in “%s”',
    (line) => {
      expect(holdsMilk(line)).toBe(true)
    },
  )

  it('is doubted over four words, and no further', () => {
    expect(holdsMilk('not one two three dairy-free cheese')).toBe(true)
    expect(holdsMilk('not one two three four dairy-free cheese')).toBe(false)
  })

  it.each([
    'not sweet, dairy-free cheese',
    'not sweet. Dairy-free cheese',
    'not sweet (dairy-free cheese)',
  ])('is not doubted by what stands before a comma, bracket or stop: “%s”', (line) => {
    expect(holdsMilk(line)).toBe(false)
  })

  it.each([
    '1 can',
    'a can',
    'an 8 oz can',
    '400 g can',
    '2 ounce can',
    'one can',
    'small can',
    'large can',
  ])('is not doubted by a tin: “%s”', (tin) => {
    expect(holdsMilk(`${tin} dairy-free cream`)).toBe(false)
  })

  it.each(['very', 'soft', 'really', 'always'])('is not doubted by “%s”', (word) => {
    expect(holdsMilk(`${word} dairy-free cheese`)).toBe(false)
  })
})

describe('the reach of a claim', () => {
  it.each(
    'with by per and or plus then topped over on in into for from to until served the a an but of as'.split(
      ' ',
    ),
  )('to the right ends at “%s”', (word) => {
    expect(holds(`dairy-free bread ${word} butter`, 'milk')).toEqual(['butter'])
  })

  it.each(['with', 'plus', 'then', 'topped', 'over', 'on', 'in', 'into', 'for', 'but'])(
    'to the left ends at “%s”',
    (word) => {
      expect(holds(`butter ${word} bread free of milk`, 'milk')).toEqual(['butter'])
    },
  )

  it.each([
    'dairy-free bread, butter',
    'dairy-free bread; butter',
    'dairy-free bread. Butter',
    'dairy-free bread (butter)',
    'dairy-free, butter',
    'butter, bread free of milk',
    'butter. Bread free of milk',
    'butter; free of milk',
  ])('ends at a comma, bracket or stop: “%s”', (line) => {
    expect(holds(line, 'milk').map((found) => found.toLowerCase())).toEqual(['butter'])
  })

  it('is eight words and no more', () => {
    const words = 'one two three four five six seven'
    expect(holdsMilk(`dairy-free ${words} butter`)).toBe(false)
    expect(holdsMilk(`dairy-free ${words} eight butter`)).toBe(true)
    expect(holdsMilk(`butter ${words} free of milk`)).toBe(false)
    expect(holdsMilk(`butter ${words} eight free of milk`)).toBe(true)
  })

  it('is the food alone, not what is claimed of another', () => {
    expect(holdsMilk('egg-free custard')).toBe(true)
    expect(holdsMilk('cheese free of egg')).toBe(true)
    expect(holdsMilk('cheese checked against milk')).toBe(true)
  })
})

describe('a list of what a food is free of', () => {
  const pie = 'milk pie'
  it.each([
    ['free of egg, milk', 'is not closed'],
    ['free of egg, soy, milk', 'is not closed'],
    ['free of egg and soy, milk', 'was closed before'],
    ['free of egg; milk and soy', 'ended before'],
    ['free of egg. Milk and soy', 'ended before'],
    ['free of milk powder', 'names another thing'],
    ['free of egg noodles and milk', 'begins with another thing'],
  ])('“%s” frees of no milk: it %s', (list) => {
    expect(holdsMilk(`pie ${list}`)).toBe(true)
    expect(holdsMilk(pie)).toBe(true)
  })

  it('tells where its names stand, and what they free of', () => {
    const [claim] = findFreeClaims(readTokens('cheese free of milk, tree nut and soy'))
    expect(claim?.names).toEqual([
      { start: 3, end: 4 },
      { start: 4, end: 6 },
      { start: 7, end: 8 },
    ])
    expect(claim?.covers).toEqual({ start: 0, end: 1 })
    expect(claim?.frees.has('allergen:milk')).toBe(true)
    expect(claim?.frees.has('allergen:soy')).toBe(true)
    expect(claim?.frees.has('allergen:walnut')).toBe(true)
    expect(claim?.frees.has('allergen:egg')).toBe(false)
  })

  it('is opened by what is checked against it, and by nothing else that is against something', () => {
    expect(findFreeClaims(readTokens('checked against milk'))).toHaveLength(1)
    expect(findFreeClaims(readTokens('weighed against milk'))).toEqual([])
  })

  it('on its own covers nothing', () => {
    expect(findFreeClaims(readTokens('free of milk'))).toMatchObject([{ covers: null }])
    expect(findFreeClaims(readTokens('labelled free of milk'))).toMatchObject([{ covers: null }])
    expect(findFreeClaims(readTokens('fresh bread'))).toEqual([])
    expect(findFreeClaims(readTokens(''))).toEqual([])
  })
})

describe('“free” that is no claim', () => {
  it.each(['of', 'from', 'range', 'flow', 'flowing', 'run', 'running', 'roaming'])(
    'stands before “%s”',
    (word) => {
      expect(holds(`egg free ${word} omelette`, 'egg')).not.toEqual([])
      expect(holds(`butter-free-${word} batter`, 'milk')).not.toEqual([])
    },
  )

  it('stands after a food without a hyphen, or away from it', () => {
    expect(holdsMilk('butter free')).toBe(true)
    expect(holdsMilk('butter, free')).toBe(true)
    expect(holdsMilk('dairy, free cheese')).toBe(true)
  })

  it('is none of another food than it names', () => {
    expect(holds('butter-free cheese', 'milk')).toEqual(['cheese'])
    expect(holdsMilk('no butter, cheese')).toBe(true)
    expect(holds('no, butter', 'milk')).toEqual(['butter'])
  })
})

describe('oats', () => {
  const excludes = (line: string) =>
    checkPlanText(
      buildRestrictions({ diets: ['gluten-free'] }),
      buildPlanText({ lines: [line] }),
    ).some(({ certainty }) => certainty === 'contains')

  it('are free of gluten where that is certified, and of nothing else that is', () => {
    expect(excludes('certified gluten-free oats')).toBe(false)
    expect(excludes('gluten-free oats')).toBe(true)
    expect(excludes('certified dairy-free oats')).toBe(true)
    expect(excludes('certified vegan oats')).toBe(true)
  })
})
