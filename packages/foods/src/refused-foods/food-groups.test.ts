import { describe, expect, it } from 'vitest'
import { foodGroups } from './food-groups.ts'
import { foodsOfGroup, withParts } from './group-foods.ts'

describe('the groups of refused foods', () => {
  it('match something: foods, words, or what a dish is like', () => {
    for (const group of foodGroups) {
      const hasWords = withParts(group).some((one) => one.dishWords)
      const isLike = group.textures ?? group.temperatures ?? group.courses
      expect(foodsOfGroup(group).size > 0 || hasWords || isLike !== undefined, group.id).toBe(true)
    }
  })
})
