import { describe, expect, it } from 'vitest'
import { readRefusedFood } from '../read-refused-food.ts'

const read = (typed: string) => {
  const { terms, unknown } = readRefusedFood(typed)
  return {
    groups: terms.flatMap(({ groups }) => groups),
    phrases: terms.flatMap(({ phrases }) => phrases),
    unknown: unknown.map(({ word }) => word),
  }
}

describe('a food that is refused by the name of its variant', () => {
  it.each([
    ['Dairy-free tater tots', 'tater tot', 'dairy'],
    ['dairy-free cheese slices', 'dairy free chees slice', 'dairy'],
    ['egg-free waffles', 'egg free waffle', 'eggs'],
    ['Gluten-free chicken nuggets', 'gluten free chicken nugget', 'chicken'],
  ])('is that food, and not all that it is free of: %s', (typed, phrase, group) => {
    const { groups, phrases, unknown } = read(typed)
    expect(phrases).toContain(phrase)
    expect(groups).not.toContain(group)
    expect(phrases).not.toContain('gluten free')
    expect(unknown).toEqual([])
  })

  it.each(['dairy', 'milk', 'no dairy'])('is all of it where it is named itself: %s', (typed) => {
    expect(read(typed).phrases).toContain('milk')
  })

  it('is what was typed where there is a claim and no food', () => {
    expect(read('dairy-free').groups).toContain('dairy')
  })
})
