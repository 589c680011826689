import { plainFoods } from '@brightplate/foods/plain-foods/plain-foods'
import { expect, it } from 'vitest'
import { buildProfile } from '../../testing/build-profile.ts'
import { openPlainFoods } from './open-plain-foods.ts'

const ids = (open: ReturnType<typeof openPlainFoods>) => open.map(({ form }) => form)

it('offers each child, each course and each menu its own foods, whatever was asked before', () => {
  const free = buildProfile()
  const noMilk = buildProfile({}, { allergens: ['milk'] })
  const first = ids(openPlainFoods('snack', free, plainFoods))
  const forNoMilk = ids(openPlainFoods('snack', noMilk, plainFoods))
  expect(first).toContain('string-cheese')
  expect(forNoMilk).not.toContain('string-cheese')
  const atBreakfast = openPlainFoods('breakfast', free, plainFoods)
  expect(atBreakfast).toEqual(openPlainFoods('breakfast', buildProfile(), plainFoods))
  expect(atBreakfast).not.toEqual(openPlainFoods('snack', free, plainFoods))
  const fewer = plainFoods.filter(({ id }) => id !== 'string-cheese')
  expect(ids(openPlainFoods('snack', free, fewer))).not.toContain('string-cheese')
  expect(ids(openPlainFoods('snack', free, plainFoods))).toEqual(first)
  expect(ids(openPlainFoods('snack', buildProfile(), plainFoods))).toEqual(first)
})

it('puts no bread or beans of another cuisine beside the food of a family’s own', () => {
  const at = (cuisines: string[]) =>
    ids(openPlainFoods('dinner', buildProfile({ cuisines }), plainFoods))
  expect(at([])).toContain('edamame')
  expect(at([]).filter((id) => ['corn-tortilla', 'chapati', 'naan'].includes(id))).toEqual([])
  expect(at(['mexican'])).toContain('corn-tortilla')
  expect(at(['nigerian'])).not.toContain('corn-tortilla')
  expect(at(['indian'])).not.toContain('edamame')
  expect(at(['indian'])).toContain('chapati')
})

it('offers real eggs without milk to a child who may have no milk, and no scramble of beans', () => {
  const child = buildProfile({}, { allergens: ['milk'] })
  const breakfast = ids(openPlainFoods('breakfast', child, plainFoods))
  expect(breakfast).toContain('labelled-scrambled-egg')
  expect(breakfast).not.toContain('vegan-scramble')
})
