import { expect, it } from 'vitest'
import { requireFood } from '../foods.ts'
import { plainFoods } from '../plain-foods/plain-foods.ts'
import { boughtFor, packOf } from './packs.ts'

it('has the oil or butter that a plain food is cooked in among what is bought for it', () => {
  const withFat = plainFoods.filter(({ step }) => /a little (?:olive )?(?:oil|butter)\b/.test(step))
  const without = withFat.filter(
    ({ id }) => !boughtFor(id)?.some(({ food }) => /oil|butter/.test(food)),
  )
  expect(withFat.length).toBeGreaterThan(5)
  expect(without.map(({ id }) => id)).toEqual([])
})

it('has each packet that a step warms under the name that the step calls it by', () => {
  const warmed =
    /^(?:Bake|Warm|Boil|Toast|Microwave) the ([^.,]*?) from (?:frozen|the (?:can|tube|box))\b/
  const lastWord = (words: string) => (words.split(' ').at(-1) ?? '').replace(/(?:y|ies|s)$/, '')
  const named = plainFoods.flatMap(({ id, name, step }) => {
    const [, what] = warmed.exec(step) ?? []
    if (what === undefined) return []
    const parts = boughtFor(id)?.map(({ food }) => requireFood(food).name) ?? []
    return [{ id, what, bought: [packOf(id)?.name ?? name, ...parts].join(' and ') }]
  })
  expect(named.length).toBeGreaterThan(50)
  expect(named.filter(({ what, bought }) => !bought.includes(lastWord(what)))).toEqual([])
})

/** Its spread is chosen by its label. */
const byLabel = 'seed-butter-jelly-sandwich'

it('buys nothing for a variant that the family makes of what the variant is made without', () => {
  const made = plainFoods.filter(
    ({ id, variantOf }) => variantOf !== null && id !== byLabel && boughtFor(id),
  )
  expect(made.length).toBeGreaterThan(100)
  const wrong = made.flatMap(({ id, variantOf, food }) => {
    const ordinary = requireFood(variantOf ?? id)
    const own = [...food.contains, ...food.oftenContains]
    const leftOut = [...ordinary.contains, ...ordinary.oftenContains].filter(
      (allergen) => !own.includes(allergen),
    )
    return (boughtFor(id) ?? []).flatMap(({ food: bought }) => {
      const { contains, oftenContains } = requireFood(bought)
      const brought = [...contains, ...oftenContains].filter((one) => leftOut.includes(one))
      const unsaid = contains.filter((one) => !own.includes(one))
      return [...brought, ...unsaid].map((allergen) => `${id}: ${bought} holds ${allergen}`)
    })
  })
  expect(wrong).toEqual([])
})

it('buys no root for a dish of a Jain family', () => {
  const roots = /onion|garlic|ginger|turmeric|potato|carrot|radish|beet|mixed-vegetables/
  const jain = plainFoods.filter(({ name }) => name.startsWith('Jain '))
  expect(jain.length).toBeGreaterThan(25)
  const bought = jain.flatMap(({ id }) => boughtFor(id) ?? [])
  expect(bought.map(({ food }) => food).filter((food) => roots.test(food))).toEqual([])
  expect(boughtFor('dal')?.some(({ food }) => roots.test(food))).toBe(true)
})

it('has meat that is bought raw cooked by the step, or cooked at home before', () => {
  const raw =
    /\b(?:ground (?:beef|turkey|chicken|pork|lamb)|chicken (?:breast|thigh|wing|drumstick)s?|drumsticks|sirloin|steak|pork (?:loin|shoulder|chops?)|lamb)\b/
  const cooked =
    /°|home-(?:cooked|made)|pink|\b(?:cook|bake|fry|boil|simmer|roast|grill|braise|brown|steam)(?:s|ed|ing)?\b|until (?:done|crisp)/i
  const bought = plainFoods.filter(({ id }) =>
    boughtFor(id)?.some(({ food }) => raw.test(requireFood(food).name)),
  )
  expect(bought.length).toBeGreaterThan(100)
  expect(bought.filter(({ step }) => !cooked.test(step)).map(({ id }) => id)).toEqual([])
})
