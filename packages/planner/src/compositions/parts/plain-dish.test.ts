import { plainFoodOf, plainFoods } from '@brightplate/foods/plain-foods/plain-foods'
import { courses } from '@brightplate/recipes/recipe'
import { expect, it } from 'vitest'
import { buildProfile } from '../../testing/build-profile.ts'
import { plainDish, portionOf } from './plain-dish.ts'

it('says of each plain food what the rules say, asked once or again, of one child after another', () => {
  const children = [
    buildProfile({}, { allergens: ['milk'] }),
    buildProfile({ ageYears: 3 }, { ageYears: 3, carefulChewing: true }),
    buildProfile({}, { diets: ['vegan'] }),
    buildProfile(),
  ]
  const kinds = new Set<string>()
  for (const round of [1, 2]) {
    for (const course of courses) {
      for (const child of children) {
        for (const plain of plainFoods) {
          const fresh = plainDish(plain, course, structuredClone(child))
          expect(plainDish(plain, course, child), `${plain.id}, ${round}`).toEqual(fresh)
          kinds.add(fresh.reason === null ? 'served' : `${fresh.reason.kind} ${fresh.reason.id}`)
        }
      }
    }
  }
  expect([...kinds]).toEqual(
    expect.arrayContaining([
      'served',
      'allergen milk',
      'diet vegan',
      'age serving-size',
      'age no-cocoa-after-lunch',
    ]),
  )
})

it('says once how a food is made safe: peanut butter that is spread thinly is not served thinly spread', () => {
  const toddler = buildProfile({ ageYears: 2 })
  const stepsOf = (id: string) => {
    const plain = plainFoods.find((one) => one.id === id)
    return plain && plainDish(plain, 'lunch', toddler).dish?.recipe.steps.length
  }
  expect(stepsOf('peanut-butter-sandwich')).toBe(1)
  expect(stepsOf('chicken-nuggets')).toBe(2)
})

it('pours no more of a sweetened drink at a time than the juice of a day: lemonade at three, four, six, seven; milk as it is drunk', () => {
  const grams = (id: string, ageYears: number) => {
    const plain = plainFoodOf(id)
    return plain ? portionOf(plain, { ageYears }) : null
  }
  expect([3, 4, 6, 7].map((age) => grams('lemonade', age)?.most)).toEqual([120, 180, 180, 240])
  expect([3, 7].map((age) => grams('lemonade', age)?.usual)).toEqual([120, 172])
  expect(grams('milkshake', 9)?.most).toBeGreaterThan(240)
})

it('says in no step what the name of a variant leaves out for this child', () => {
  const profile = buildProfile({}, { allergens: ['milk'] })
  let several = 0
  for (const plain of plainFoods) {
    if (!plain.name.includes('gluten-free') || !plain.name.includes('dairy-free')) continue
    const { dish } = plainDish(plain, 'lunch', profile)
    if (!dish || dish.recipe.name.includes('gluten-free')) continue
    several += 1
    expect(dish.recipe.steps.join(' '), plain.id).not.toContain('gluten-free')
  }
  expect(several).toBeGreaterThan(5)
})

it('keeps the step of a cold dish that is made at home where it is chopped for a young child', () => {
  const toddler = buildProfile({ ageYears: 4 }, { carefulChewing: true })
  const made = plainFoods.filter(({ step }) => step.includes('home-made'))
  expect(made.length).toBeGreaterThan(20)
  const lost = made.filter((plain) => {
    const { dish } = plainDish(plain, 'lunch', toddler)
    return dish && !dish.recipe.steps.join(' ').includes('home-made')
  })
  expect(lost.map(({ id }) => id)).toEqual([])
  const chopped = made.filter((plain) => {
    const { dish } = plainDish(plain, 'lunch', toddler)
    return (dish?.recipe.steps.length ?? 0) > 1
  })
  expect(chopped.map(({ id }) => id)).toContain('goi-ga')
})
