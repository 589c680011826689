import { describe, expect, it } from 'vitest'
import { refusalsOf } from '../check/refusals-of.ts'
import { planProfile } from '../profile/plan-profile.ts'
import type { ProfileFacts } from '../profile/profile-facts.ts'
import { buildFacts } from '../testing/build-facts.ts'
import { readableMenu } from './readable-menu.ts'

const menuOf = (facts: Partial<ProfileFacts>) =>
  readableMenu(planProfile(buildFacts(facts)).profile)

const children: Partial<ProfileFacts>[] = [
  {},
  { allergies: ['milk'] },
  { allergies: ['milk', 'carrot'] },
  { allergies: ['carrot'] },
  { allergies: ['egg'], age: 2 },
]

describe('what a child may read of our dishes', () => {
  it('is that of the child who asks, whoever asked before', () => {
    const asked = children.map(menuOf)
    for (const [index, facts] of children.entries()) {
      const menu = menuOf(facts)
      expect(menu).toEqual(asked[index])
      const { profile } = planProfile(buildFacts(facts))
      const carrots = menu.recipes.filter(({ name }) => /carrot/iu.test(name))
      const refused = carrots.filter((recipe) => (refusalsOf(recipe, profile) ?? []).length > 0)
      expect(refused.map(({ name }) => name)).toEqual([])
    }
  })

  it('holds what another made too, for the child that may have it alone', () => {
    const ours = menuOf({})
    const [first] = ours.recipes
    if (!first) throw new Error('No recipe')
    const soup = { ...first, id: 'their-soup', name: 'Carrot soup' }
    const idsWith = (facts: Partial<ProfileFacts>) =>
      readableMenu(planProfile(buildFacts(facts)).profile, [soup]).recipes.map(({ id }) => id)
    expect(idsWith({})).toEqual([...ours.recipes.map(({ id }) => id), 'their-soup'])
    expect(idsWith({ allergies: ['carrot'] })).not.toContain('their-soup')
    expect(menuOf({})).toEqual(ours)
  })
})
