import { plainFoods } from '@brightplate/foods/plain-foods/plain-foods'
import { describe, expect, it } from 'vitest'
import { describePicture } from './describe-picture.ts'
import { readLayer } from './picture.ts'
import { formOf } from './tables.ts'

describe('the picture of a plain food', () => {
  it.each(plainFoods.map(({ id, picture }) => [id, picture]))('can be drawn: %s', (_, picture) => {
    for (const text of picture.split('_')) {
      const layer = readLayer(text)
      expect(layer ? formOf(layer.form) : undefined, text).toBeDefined()
    }
  })

  it('shows the food, and never an empty plate', () => {
    const empty = plainFoods.filter(({ picture }) => {
      const drawn = describePicture([{ forms: picture.split('_'), foods: [], variant: false }])
      return drawn === 'pile'
    })
    expect(empty.map(({ id }) => id)).toEqual([])
  })
})
