import { describe, expect, it } from 'vitest'
import { typedManner } from './typed-manner.ts'

describe('how a parent says that a food is served', () => {
  it.each([
    ['toast, no crust', 'no crust'],
    ['Bread (crusts off)', 'crusts off'],
    ['sausages with no skins', 'with no skins'],
    ['pasta plain no sauce', 'no sauce'],
    ['Cheerios, no milk', 'no milk'],
    ['nuggets straight from the freezer', 'straight from the freezer'],
    ['orange juice no pulp in his blue cup', 'no pulp, in his blue cup'],
    ['sandwiches cut into triangles', 'cut into triangles'],
    ['He eats chips but not touching anything', 'not touching anything'],
  ])('of "%s" is "%s"', (typed, manner) => {
    expect(typedManner(typed)).toBe(manner)
  })

  it.each(['bananas (sometimes)', 'toast', 'cereal most days', 'no milk'])(
    'is nothing of "%s"',
    (typed) => {
      expect(typedManner(typed)).toBeNull()
    },
  )
})
