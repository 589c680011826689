import { expect, it } from 'vitest'
import { plainFoods } from '../plain-foods/plain-foods.ts'
import { boughtFor } from './packs.ts'

it('has the oil or butter that a plain food is cooked in among what is bought for it', () => {
  const withFat = plainFoods.filter(({ step }) => /a little (?:olive )?(?:oil|butter)\b/.test(step))
  const without = withFat.filter(
    ({ id }) => !boughtFor(id)?.some(({ food }) => /oil|butter/.test(food)),
  )
  expect(withFat.length).toBeGreaterThan(5)
  expect(without.map(({ id }) => id)).toEqual([])
})
