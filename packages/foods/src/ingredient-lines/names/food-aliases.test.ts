import { describe, expect, it } from 'vitest'
import { requireFood } from '../../foods.ts'
import { readIngredientLine } from '../read-ingredient-line.ts'
import { countedWhole, foodAliases, groundBySpoon, uncertainPieces } from './food-aliases.ts'

const pairs = (aliases: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(aliases).flatMap(([id, names]) => names.map((name) => [name, id] as const))

describe('other names of foods', () => {
  it.each(pairs(foodAliases))('"%s" is %s', (name, id) => {
    expect(readIngredientLine(`100 g ${name}`).food?.id).toBe(id)
  })

  it.each(pairs(groundBySpoon))('a spoon of "%s" is %s', (name, id) => {
    expect(readIngredientLine(`1 tsp ${name}`).food?.id).toBe(id)
  })

  it('are given for foods of the table alone', () => {
    const ids = [
      ...Object.keys(foodAliases),
      ...Object.keys(groundBySpoon),
      ...uncertainPieces,
      ...countedWhole,
    ]
    for (const id of ids) expect(requireFood(id).id).toBe(id)
  })
})
