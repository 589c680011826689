import type { PlainFood } from '@brightplate/foods/plain-foods/plain-food'
import { plainFoodOf, plainFoods } from '@brightplate/foods/plain-foods/plain-foods'
import { describe, expect, it } from 'vitest'
import { changedProperty, stepProperties } from './changed-property.ts'
import { type LadderChild, ladderOf } from './ladder-of.ts'

function plain(id: string): PlainFood {
  const food = plainFoodOf(id)
  if (!food) throw new Error(`No plain food is called ${id}`)
  return food
}

const schoolchild: LadderChild = { ageYears: 7, isAllergic: false }
const toddler: LadderChild = { ageYears: 3, isAllergic: false }

const ladder = (
  id: string,
  {
    typed = id,
    exactly = false,
    others = [],
    child = schoolchild,
    open = plainFoods,
  }: {
    typed?: string
    exactly?: boolean
    others?: readonly PlainFood[]
    child?: LadderChild
    open?: readonly PlainFood[]
  } = {},
) => ladderOf({ food: plain(id), typed, exactly }, others, child, open)

const idsOf = (steps: ReturnType<typeof ladder>) =>
  steps.map(({ food, property }) => [food.id, property])

describe('the ladder of an accepted food', () => {
  it('changes one property at a time, and says which', () => {
    const steps = ladder('white-toast', { typed: 'toast' })
    expect(idsOf(steps)).toContainEqual(['white-bread', 'preparation'])
    const bread = steps.find(({ food }) => food.id === 'white-bread')
    expect(bread?.texts[0]?.text).toBe(
      'A small step from toast: white bread. What changes is how it is made: baked, not toasted.',
    )
    expect(idsOf(ladder('chicken-nuggets'))).toContainEqual(['chicken-tenders', 'shape'])
  })

  it('begins with what the fewest children refuse by, another brand of the same among it', () => {
    const places = ladder('white-bread').map(({ property }) => stepProperties.indexOf(property))
    expect(places).toEqual([...places].sort((a, b) => a - b))
    expect(new Set(places).size).toBeGreaterThan(2)
  })

  it('never leaves category, group or aisle, nor the food that it is made of', () => {
    for (const from of plainFoods) {
      for (const { food } of ladder(from.id)) {
        expect([food.category, food.group, food.food.aisle]).toEqual([
          from.category,
          from.group,
          from.food.aisle,
        ])
      }
    }
    expect(changedProperty(plain('white-toast'), plain('whole-wheat-bread'))).toBeNull()
    expect(changedProperty(plain('waffles'), plain('pancakes'))).toBeNull()
    expect(changedProperty(plain('apple'), plain('applesauce-unsweetened'))).toBeNull()
    expect(changedProperty(plain('white-toast'), plain('buttered-toast'))).toBeNull()
  })

  it('never offers what is served only where a parent names it, nor a variant of another kind', () => {
    const bread = plain('white-bread')
    const step = {
      ...bread,
      id: 'another-bread',
      form: { ...bread.form, flavour: 'sweet' as const },
    }
    expect(idsOf(ladder('white-bread', { open: [step] }))).toContainEqual([step.id, 'flavour'])
    for (const closed of [
      { ...step, unasked: false },
      { ...step, variantOf: 'white-bread' },
    ]) {
      expect(idsOf(ladder('white-bread', { open: [closed] }))).toEqual([['white-bread', 'brand']])
    }
  })

  it('says two different words of what changes', () => {
    for (const from of plainFoods) {
      for (const { texts } of ladder(from.id)) {
        const { before = 'brand', after = 'kind' } = texts[0]?.params ?? {}
        expect(after).not.toBe(before)
      }
    }
  })

  it('is no step where a food of the same kind feels other, holds meat, or is made of other things', () => {
    const bread = plain('white-bread')
    const toast = plain('white-toast')
    const chewy = { ...bread, id: 'chewy', form: { ...bread.form, textures: ['chewy' as const] } }
    const meaty = { ...toast.food, origins: [...toast.food.origins, 'pork' as const] }
    const fruity = { ...toast.food, madeOf: ['wheat', 'raisin', 'apple', 'fig', 'date'] }
    expect(changedProperty(bread, toast)).toBe('preparation')
    for (const other of [chewy, { ...toast, food: meaty }, { ...toast, food: fruity }]) {
      expect(changedProperty(bread, other)).toBeNull()
    }
  })

  it('is one way and back the same property', () => {
    for (const from of plainFoods) {
      for (const { food, property } of ladder(from.id)) {
        if (property !== 'brand') expect(changedProperty(food, from)).toBe(property)
      }
    }
  })

  it('is none for "only exactly this"', () => {
    expect(ladder('white-toast', { exactly: true })).toEqual([])
  })

  it('holds only what is open to the child, unasked for, and not eaten yet', () => {
    expect(idsOf(ladder('white-toast', { open: [] }))).toEqual([['white-toast', 'brand']])
    const eaten = ladder('white-toast', { others: [plain('white-bread')] })
    expect(idsOf(eaten)).not.toContainEqual(['white-bread', 'preparation'])
    for (const from of plainFoods) {
      for (const { food, property } of ladder(from.id)) {
        expect(food.unasked || property === 'brand').toBe(true)
        expect(food.variantOf).toBe(from.variantOf)
      }
    }
  })
})

describe('a new major allergen on a ladder', () => {
  // The same food as bread, but holding sesame.
  const bread = plain('white-bread')
  const sesameBread: PlainFood = {
    ...bread,
    id: 'sesame-bread',
    form: { ...bread.form, flavour: 'strong' },
    food: { ...bread.food, contains: [...bread.food.contains, 'sesame'], oftenContains: [] },
  }
  const step = (child: LadderChild, others: readonly PlainFood[] = []) =>
    ladder('white-bread', { child, others, open: [sesameBread] }).find(
      ({ food }) => food.id === 'sesame-bread',
    )

  it('is named and asked after under five years, and with any allergy', () => {
    for (const child of [toddler, { ageYears: 9, isAllergic: true }]) {
      expect(step(child)).toMatchObject({ verdict: 'ask_first', allergens: ['sesame'] })
      expect(step(child)?.texts[1]?.text).toBe(
        'It holds sesame, which your child’s foods do not: ask your clinician first.',
      )
    }
    expect(step(schoolchild)).toMatchObject({ verdict: 'open', allergens: [] })
  })

  it('is none where the child surely eats it already', () => {
    expect(step(toddler, [plain('hummus')])?.verdict).toBe('open')
  })

  it('is read on the label where such food often holds it, of another brand too', () => {
    const brand = ladder('white-bread', { child: toddler }).find(
      ({ property }) => property === 'brand',
    )
    expect(brand).toMatchObject({ verdict: 'read_label' })
    expect(brand?.allergens).toEqual(expect.arrayContaining(['milk', 'egg', 'soy', 'sesame']))
    expect(brand?.texts[1]?.text).toContain('whose label names none of it')
    // What an accepted food often holds, the child may never have eaten.
    const others = [plain('waffles'), plain('hummus')]
    const after = ladder('white-bread', { child: toddler, others }).find(
      ({ property }) => property === 'brand',
    )
    expect(after?.allergens).toContain('soy')
    expect(after?.allergens).not.toContain('milk')
  })
})
