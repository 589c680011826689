import { describe, expect, it } from 'vitest'
import { neverInWritten } from './never-in-written.ts'

const dish = (name: string, foodId: string) => ({ name, serving: [{ foodId, grams: 75 }] })

describe('what a written dish tells of a food that is never again', () => {
  it('is what is cooked by its own name: a baked sweet potato on a plate', () => {
    const plate = dish('Chicken nuggets and celery sticks', 'sweet-potato-cooked')
    expect(neverInWritten(plate, ['Baked sweet potato'])).toBe('Baked sweet potato')
    expect(neverInWritten(dish('Nuggets and carrots', 'carrot'), ['Baked sweet potato'])).toBeNull()
  })

  it('is not whether a food comes raw, but where the name says so', () => {
    expect(neverInWritten(dish('Carrot soup', 'carrot'), ['Raw carrots'])).toBeNull()
    expect(neverInWritten(dish('Toast and raw carrots', 'carrot'), ['Raw carrots'])).toBe(
      'Raw carrots',
    )
  })
})
