import type { AllergenId } from '@brightplate/foods/allergen'
import { allRecipes } from '@brightplate/recipes/all-recipes'
import { avoidableTextures, type Texture } from '@brightplate/recipes/recipe'
import { describe, expect, it } from 'vitest'
import { plan } from '../plan.ts'
import { dishesOfDay } from '../plan-document.ts'
import { buildProfile } from '../testing/build-profile.ts'

const each: Texture[][] = avoidableTextures.map((one) => [one])
const pairs: Texture[][] = avoidableTextures.flatMap((one, at) =>
  avoidableTextures.slice(at + 1).map((other) => [one, other]),
)

/** Where two can be avoided with fewer foods, each can. */
const rules: readonly (readonly [string, AllergenId[], Texture[][]])[] = [
  ['each texture avoided, with no allergy', [], each],
  ['two avoided, with an allergy to milk', ['milk'], pairs],
  ['two avoided, with coeliac disease', ['wheat', 'barley', 'rye', 'oats'], pairs],
]

const cases = [2, 7, 15].flatMap((age) =>
  rules.map(([title, ids, avoided]) => [age, title, ids, avoided] as const),
)

const outcomeFor = (ageYears: number, allergens: AllergenId[], texturesAvoided: Texture[]) =>
  plan({
    profile: buildProfile({ ageYears, texturesAvoided }, { allergens }),
    startDate: '2026-11-23',
    durationDays: 7,
    seed: 3,
    steps: 100,
  })

describe('avoided textures', () => {
  it.each(cases)(
    'at age %i, %s, leave a plan without them, or say what would open one',
    (age, _, allergens, sets) => {
      const without: string[] = []
      for (const avoided of sets) {
        const outcome = outcomeFor(age, [...allergens], avoided)
        if (outcome.kind === 'infeasible') {
          without.push(avoided.join(' and '))
          expect(outcome.relax.map(({ id }) => id).sort()).toEqual([...avoided].sort())
          continue
        }
        const served = outcome.document.days.flatMap((day) => dishesOfDay(day))
        expect(
          served.filter(({ textures }) =>
            textures.some((one) => avoided.some((out) => out === one)),
          ),
        ).toEqual([])
      }
      expect(without).toEqual([])
    },
  )
})

describe('clear juices', () => {
  it('are at least eight, quick, of few things and never blended', () => {
    const clear = allRecipes.filter(({ textures }) => textures.includes('thin'))
    expect(clear.length).toBeGreaterThanOrEqual(8)
    for (const { ingredients, totalMinutes, textures, equipment } of clear) {
      expect(ingredients.length).toBeLessThanOrEqual(4)
      expect(totalMinutes).toBeLessThanOrEqual(5)
      expect([textures, equipment.includes('blender')]).toEqual([['thin'], false])
    }
  })
})
