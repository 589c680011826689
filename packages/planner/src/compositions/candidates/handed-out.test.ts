import { describe, expect, it } from 'vitest'
import { buildProfile } from '../../testing/build-profile.ts'
import { acceptedCandidates } from './accepted-candidates.ts'

const stepsOf = (typed: string, ageYears = 8) => {
  const [food] = acceptedCandidates({ typed }, 'lunch', buildProfile({ ageYears }))
  return food?.dish?.recipe.steps.map((step) => step.replace(/\[[^|\]]*\|([^\]]*)\]/g, '$1'))
}

describe('what a counter hands out', () => {
  it('comes from there: nobody fries the patty', () => {
    expect(stepsOf('McDonald’s cheeseburger')).toEqual([
      "Get the cheeseburger from McDonald's, or warm up leftovers until steaming hot.",
    ])
    expect(stepsOf('Subway ham sandwich')).toEqual(['Get the ham sandwich from Subway.'])
    expect(stepsOf('takeout fried rice')).toEqual([
      'Get the fried rice where you usually get it, or warm up leftovers until steaming hot.',
    ])
  })

  it('is cut for a young child all the same', () => {
    expect(stepsOf('KFC nuggets', 4)).toEqual([
      expect.stringMatching(/^Get the chicken nuggets from KFC/),
      'Serve the chicken nuggets cut into small pieces.',
    ])
  })

  it('is grated where it comes raw: the slices of a counter too', () => {
    expect(stepsOf('takeout apple slices', 4)).toEqual([
      'Get the apple where you usually get it.',
      'Serve the apple finely grated or cooked until soft.',
    ])
  })

  it('is made as its packet says where a shop sells it', () => {
    expect(stepsOf('Tyson chicken nuggets')?.join(' ')).toMatch(/^Bake the chicken nuggets/)
  })
})
