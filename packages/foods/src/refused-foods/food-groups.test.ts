import { describe, expect, it } from 'vitest'
import { foods } from '../foods.ts'
import { listTerms } from '../vocabulary/list-terms.ts'
import { groupLanguages } from './food-group.ts'
import { foodGroups } from './food-groups.ts'
import { foodsOfGroup, withParts } from './group-foods.ts'
import { phraseOf } from './refused-names.ts'

const ids = new Set(foods.map(({ id }) => id))

describe('the groups of refused foods', () => {
  it('have ids of their own, and names in languages that are listed', () => {
    expect(new Set(foodGroups.map(({ id }) => id)).size).toBe(foodGroups.length)
    for (const { id, names } of foodGroups) {
      expect(id).toMatch(/^[a-z]+(?:-[a-z]+)*$/)
      expect(
        Object.keys(names).filter((one) => !groupLanguages.some((known) => known === one)),
      ).toEqual([])
      expect(listTerms(names.en ?? '').length, id).toBeGreaterThan(0)
    }
  })

  it('have no English name in common', () => {
    const owners = new Map<string, string>()
    const shared = foodGroups.flatMap(({ id, names }) =>
      listTerms(names.en ?? '').flatMap((name) => {
        const other = owners.get(phraseOf(name))
        owners.set(phraseOf(name), id)
        return other !== undefined && other !== id ? [`${name}: ${other}, ${id}`] : []
      }),
    )
    expect(shared).toEqual([])
  })

  it('name foods that the table has, each once', () => {
    for (const { id, foods: selection } of foodGroups) {
      const named = [...(selection?.ids ?? []), ...(selection?.not ?? [])]
      expect(
        named.filter((one) => !ids.has(one)),
        id,
      ).toEqual([])
      expect(new Set(named).size, id).toBe(named.length)
    }
  })

  it('match something: foods, words, or what a dish is like', () => {
    for (const group of foodGroups) {
      const hasWords = withParts(group).some((one) => one.dishWords)
      const isLike = group.textures ?? group.temperatures ?? group.courses
      expect(foodsOfGroup(group).size > 0 || hasWords || isLike !== undefined, group.id).toBe(true)
    }
  })

  it('hold each other’s words only where one is part of the other', () => {
    for (const { id, dishWords, otherThings } of foodGroups) {
      const words = listTerms(dishWords ?? '').map(phraseOf)
      const others = listTerms(otherThings ?? '').map(phraseOf)
      expect(
        others.filter((one) => words.includes(one)),
        id,
      ).toEqual([])
    }
  })
})
