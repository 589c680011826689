import { describe, expect, it } from 'vitest'
import { acceptanceOf } from './acceptance.ts'
import { type EatenFood, type KnownEating, nothingKnown } from './eaten-food.ts'
import { eatenFoodOfRecipe } from './eaten-food-of-recipe.ts'

const nuggets: EatenFood = {
  id: 'chicken-nuggets',
  category: 2204,
  group: 'breaded-meat',
  form: { textures: ['crisp', 'soft'], flavour: 'salty', shape: 'nugget' },
}
const nuggetWith = (id: string, form: Partial<NonNullable<EatenFood['form']>>): EatenFood => ({
  ...nuggets,
  id,
  form: { textures: ['crisp', 'soft'], flavour: 'salty', shape: 'nugget', ...form },
})
const categoryOf = (category: number): EatenFood => ({
  id: null,
  category,
  group: null,
  form: null,
})
const apples = categoryOf(6002)
const milk = categoryOf(1002)
const liver = categoryOf(2010)

const knowing = (known: Partial<KnownEating>) => acceptanceOf(6, { ...nothingKnown, ...known })
const likes = knowing({ accepted: [nuggets] })

describe('how likely a food is to be eaten', () => {
  it('is what the parent says of it, before all else', () => {
    expect(likes(nuggets, 'dinner')).toBe(0.9)
    expect(knowing({ exactly: [nuggets] })(nuggets, 'dinner')).toBe(0.9)
    expect(knowing({ refused: [nuggets] })(nuggets, 'dinner')).toBe(0.1)
    expect(knowing({ accepted: [nuggets], refused: [nuggets] })(nuggets, 'dinner')).toBe(0.1)
  })

  it('rises with each meal at which it was eaten, half as much by a taste, and falls by "not today"', () => {
    const after = (said: 'eaten' | 'tasted' | 'not_today', times = 1) =>
      knowing({ accepted: [nuggets], log: [{ id: nuggets.id, category: 2204, said, times }] })(
        nuggets,
        'dinner',
      )
    expect(after('eaten')).toBeCloseTo(10 / 11)
    expect(after('tasted')).toBeCloseTo(9.5 / 10.5)
    expect(after('not_today')).toBeCloseTo(9 / 11)
    expect(after('not_today', 3)).toBeGreaterThan(0.5)
  })

  it('falls for what is near an accepted food in the order in which autistic children refuse', () => {
    const near = [
      nuggetWith('another-make', {}),
      nuggetWith('shape', { shape: 'stick' }),
      nuggetWith('mixture', { textures: ['crisp', 'soft', 'mixed'] }),
      nuggetWith('taste', { flavour: 'strong' }),
      nuggetWith('texture', { textures: ['chewy'] }),
    ].map((food) => likes(food, 'dinner'))
    expect(near).toEqual([...near].sort((a, b) => b - a))
    expect(new Set(near).size).toBe(near.length)
    expect(near[0]).toBeCloseTo(0.9 * (1 - 0.151))
    expect(near[4]).toBeCloseTo(0.9 * (1 - 0.151) * (1 - 0.774))
  })

  it('takes a dish that is an accepted food made at home for another make of it', () => {
    const atHome: EatenFood = {
      id: 'home-baked-nuggets',
      category: 2204,
      group: 'meat',
      form: null,
      standsFor: ['chicken-nuggets'],
    }
    expect(likes(atHome, 'dinner')).toBeCloseTo(0.9 * (1 - 0.151))
  })

  it('takes a dish of an accepted kind for near by how it feels, and by whether it is strong', () => {
    const dish = {
      id: 'our-nuggets',
      category: 2204,
      group: 'breaded-meat' as const,
      standsFor: [],
      textures: ['crunchy', 'soft', 'sauce-apart'] as const,
      flavour: 'mild' as const,
    }
    const near = likes(eatenFoodOfRecipe(dish), 'dinner')
    expect(near).toBeCloseTo(0.9 * (1 - 0.151))
    expect(likes(eatenFoodOfRecipe({ ...dish, flavour: 'strong' }), 'dinner')).toBeLessThan(near)
    expect(likes(eatenFoodOfRecipe({ ...dish, textures: ['smooth'] }), 'dinner')).toBeLessThan(
      near / 3,
    )
    expect(eatenFoodOfRecipe({ ...dish, group: 'cracker' }).form?.textures).toEqual([
      'dry-crunchy',
      'soft',
    ])
  })

  it('gives no food the nearness of "only exactly this", nor of another group', () => {
    const other = nuggetWith('another-make', {})
    const plain = knowing({})(other, 'dinner')
    expect(knowing({ exactly: [nuggets] })(other, 'dinner')).toBeLessThan(0.2)
    expect(likes({ ...other, group: 'meat' }, 'dinner')).toBeLessThan(2 * plain)
  })

  it('is else how often children of that age eat such food on that occasion', () => {
    const unknown = knowing({})
    expect(unknown(milk, 'breakfast')).toBeGreaterThan(unknown(milk, 'dinner'))
    expect(unknown(apples, 'snack')).toBeGreaterThan(unknown(liver, 'snack'))
    const baby = acceptanceOf(1, nothingKnown)
    const teenager = acceptanceOf(16, nothingKnown)
    expect(baby(milk, 'any')).toBeGreaterThan(teenager(milk, 'any'))
    expect(unknown(categoryOf(1), 'any')).toBeGreaterThan(0)
  })

  it('moves for every food of a kind with how many of it the child eats', () => {
    const oranges = categoryOf(6012)
    const noFruit = knowing({ accepted: [nuggets, milk] })
    const fruit = knowing({ accepted: [apples, categoryOf(6004), categoryOf(6006)] })
    expect(fruit(oranges, 'snack')).toBeGreaterThan(knowing({})(oranges, 'snack'))
    expect(noFruit(oranges, 'snack')).toBeLessThan(knowing({})(oranges, 'snack'))
  })

  it('weighs what is known of a category once, not as one of its kind too', () => {
    const eaten = (category: number) => ({ id: null, category, said: 'eaten' as const, times: 1 })
    const alone = knowing({ log: [eaten(6002)] })(apples, 'any')
    const withPears = knowing({ log: [eaten(6002), eaten(6020)] })(apples, 'any')
    // Four meals of other children, not raised by the apple itself, and one of this child.
    expect(alone).toBeLessThan((4 * knowing({})(apples, 'any') + 1) / 5)
    expect(withPears).toBeGreaterThan(alone)
  })

  it('is moved by a meal of one food for its category alone, not for meat or sandwiches at large', () => {
    const named = (id: string, category: number): EatenFood => ({ ...categoryOf(category), id })
    const salmon = { id: 'salmon', category: 2402, said: 'eaten' as const, times: 2 }
    const fishBurger = { id: 'fish-sandwich', category: 3706, said: 'eaten' as const, times: 2 }
    const before = knowing({})
    const after = knowing({ log: [salmon, fishBurger] })
    const tuna = named('tuna', 2402)
    expect(after(named('salmon', 2402), 'dinner')).toBeGreaterThan(after(tuna, 'dinner'))
    expect(after(tuna, 'dinner')).toBeGreaterThan(before(tuna, 'dinner'))
    for (const other of [named('turkey-sandwich', 3720), named('shrimp', 2404), named('ham', 2602)])
      expect(after(other, 'breakfast')).toBe(before(other, 'breakfast'))
  })

  it('takes what a whole day does not name for not eaten on it', () => {
    const log = [{ id: null, category: 6002, said: 'eaten' as const, times: 1 }]
    const partly = knowing({ log })
    const whole = knowing({ log, wholeDays: 1 })
    expect(whole(milk, 'any')).toBeLessThan(partly(milk, 'any'))
    expect(whole(apples, 'any')).toBe(partly(apples, 'any'))
  })

  it('stays between 0 and 1', () => {
    const log = [{ id: null, category: 1002, said: 'eaten' as const, times: 40 }]
    for (const food of [milk, apples, liver, nuggets]) {
      for (const score of [likes, knowing({}), knowing({ log, wholeDays: 30 })]) {
        expect(score(food, 'any')).toBeGreaterThan(0)
        expect(score(food, 'any')).toBeLessThan(1)
      }
    }
  })
})
