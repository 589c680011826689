import { describe, expect, it } from 'vitest'
import { mainsOfKitchen } from './mains-of-kitchen.ts'

const kitchens = ['indian', 'mexican', 'chinese', 'levantine', 'nigerian']
const diets = ['vegetarian', 'halal', 'kosher', 'jain']

describe('a week of a kitchen by a diet', () => {
  it.each(kitchens.flatMap((kitchen) => diets.map((diet) => [diet, kitchen] as const)))(
    '%s, %s: fourteen mains, half of them of the kitchen at least',
    (diet, kitchen) => {
      const mains = mainsOfKitchen(kitchen, diet)
      expect(mains?.all).toBe(14)
      expect(mains?.own).toBeGreaterThanOrEqual(7)
    },
    30_000,
  )
})
