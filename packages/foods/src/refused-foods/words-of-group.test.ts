import { describe, expect, it } from 'vitest'
import { requireFood } from '../foods.ts'
import { plainFoodOf } from '../plain-foods/plain-foods.ts'
import { foodGroups } from './food-groups.ts'
import { foodsOfGroup } from './group-foods.ts'
import { foodIsInGroup, wordsOfGroup } from './words-of-group.ts'

function isInGroup(id: string, word: string): boolean {
  const plain = plainFoodOf(id)
  if (!plain) throw new RangeError(`No plain food has the id ${id}`)
  return foodIsInGroup(word)(plain.food)
}

const ofFoods = foodGroups.filter(({ name }) => wordsOfGroup(name).names.length > 0)

describe('a word for a group of foods', () => {
  it.each(ofFoods.map((group) => [group.name, group] as const))(
    'means every food of %s',
    (name, group) => {
      const left = [...foodsOfGroup(group).keys()].filter(
        (id) => !foodIsInGroup(name)(requireFood(id)),
      )
      expect(left).toEqual([])
    },
  )

  it.each([
    ['meat', 'chicken-nuggets'],
    ['meat', 'pepperoni-pizza'],
    ['poultry', 'chicken-tenders'],
    ['bread', 'grilled-cheese'],
    ['fruit', 'white-grape-juice'],
    ['deli meat', 'salami'],
    ['bean', 'hummus'],
  ])('of %s means %s, which is sold ready', (word, id) => {
    expect(isInGroup(id, word)).toBe(true)
  })

  it.each([
    ['vegetable', 'corn-chips'],
    ['pasta', 'scrambled-egg'],
    ['berry', 'grape-juice'],
    ['poultry', 'hamburger'],
  ])('of %s does not mean %s', (word, id) => {
    expect(isInGroup(id, word)).toBe(false)
  })

  it('is none where it names an allergen, a kind of dish, a texture or a single food', () => {
    const named = ['milk', 'eggs', 'soup', 'salad', 'crunchy', 'raw vegetables', 'zorble', 'honey']
    expect(named.filter((word) => wordsOfGroup(word).names.length > 0)).toEqual([])
  })
})
