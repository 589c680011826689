import { expect, it } from 'vitest'
import { buildFacts } from '../testing/build-facts.ts'
import { interpretTable } from './interpret-table.ts'
import type { ProfileFacts } from './profile-facts.ts'
import { toPlannerProfile } from './to-planner-profile.ts'

const chewsWithCare = (changes: Partial<ProfileFacts>) => {
  const child = buildFacts(changes)
  return toPlannerProfile(child, interpretTable(child), []).restrictions.carefulChewing
}

it.each([
  [1, true],
  [3, true],
  [4, true],
  [5, false],
  [9, false],
])('a child of %i chews with care: %s', (age, careful) => {
  expect(chewsWithCare({ age })).toBe(careful)
})

it('a child of any age chews with care where the parent says so', () => {
  expect(chewsWithCare({ age: 9, careful_chewing: true })).toBe(true)
})

it('refuses what its preferences refuse, after what its own list does', () => {
  const child = buildFacts({
    dietary_preferences: ['no vegetables except corn', 'no fish'],
    refused_foods: ['soup'],
  })
  expect(toPlannerProfile(child, interpretTable(child), []).refusedFoods).toEqual([
    'soup',
    'no vegetables except corn',
  ])
})
