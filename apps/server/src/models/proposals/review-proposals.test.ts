import type { ProfileFacts } from '@brightplate/meal-plans/profile/profile-facts'
import { buildFacts } from '@brightplate/meal-plans/testing/build-facts'
import { allRecipes } from '@brightplate/recipes/all-recipes'
import { type Course, courses } from '@brightplate/recipes/recipe'
import { beforeAll, describe, expect, it } from 'vitest'
import { cookProposals } from '../../testing/models/cook-proposals.ts'
import { hiddenInDish } from '../../testing/models/hide-in-dish.ts'
import type { DishProposal } from './dish-proposal.ts'
import { reviewProposals } from './review-proposals.ts'

const facts = (changes: Partial<ProfileFacts> = {}) => buildFacts({ age: 10, ...changes })

const porridge: DishProposal = {
  name: 'Oat porridge with apple',
  cuisine: 'British',
  ingredients: ['100 g rolled oats', '500 ml water', '1 apple, grated', '1 tbsp sunflower oil'],
  steps: ['Simmer the oats in the water for 10 minutes.', 'Stir in the apple and the oil.'],
  active_minutes: 5,
  total_minutes: 15,
  textures: ['soft'],
  temperature: 'hot',
  flavour: 'mild',
}

const reviewed = (dish: object, child = facts(), taken: string[] = []) =>
  reviewProposals({ child, course: 'breakfast', dishes: [{ ...porridge, ...dish }], taken })

const whyNot = (dish: object, child = facts(), taken: string[] = []) =>
  reviewed(dish, child, taken).dropped[0]?.why ?? null

describe('a proposal', () => {
  it('becomes a recipe of foods and grams, its nutrition from our table', () => {
    const [recipe] = reviewed({}).accepted
    expect(recipe).toMatchObject({
      course: 'breakfast',
      name: 'Oat porridge with apple',
      servings: 2,
      steps: porridge.steps,
    })
    expect(recipe?.id).toMatch(/^model-[0-9a-f]{16}$/)
    const grams = Object.fromEntries(recipe?.ingredients.map((one) => [one.food, one.grams]) ?? [])
    expect(grams).toMatchObject({ 'rolled-oats': 100, 'sunflower-oil': 14 })
  })

  it('is the same recipe however often it comes', () => {
    expect(reviewed({}).accepted[0]?.id).toBe(reviewed({}).accepted[0]?.id)
  })

  it.each([
    [
      'a line that names no food',
      { ingredients: ['100 g rolled oats', '1 tbsp stardust'] },
      'unresolved',
    ],
    [
      'a line without a weight',
      { ingredients: ['100 g rolled oats', 'some sunflower oil'] },
      'unresolved',
    ],
    ['more than two can eat', { ingredients: ['3 kg rolled oats'] }, 'quantity'],
    ['next to nothing to eat', { ingredients: ['5 g rolled oats', '500 ml water'] }, 'energy'],
    ['no steps', { steps: [] }, 'shape'],
    ['a step of a page', { steps: ['Stir the oats. '.repeat(40)] }, 'shape'],
    ['more work than time', { active_minutes: 30 }, 'shape'],
    ['a step with a food of no line', { steps: ['Stir the raisins into the oats.'] }, 'words'],
    ['a name with a food of no line', { name: 'Oat porridge with raisins' }, 'words'],
    ['a promise', { name: 'Healing oat porridge' }, 'words'],
  ])('with %s is dropped', (_, dish, why) => {
    expect(whyNot(dish)).toBe(why)
  })

  it('is dropped when it comes twice, or is ours', () => {
    const twice = reviewProposals({
      child: facts(),
      course: 'breakfast',
      dishes: [porridge, { ...porridge, name: ' oat porridge with apple ' }],
      taken: [],
    })
    expect(twice.accepted).toHaveLength(1)
    expect(twice.dropped.map(({ why }) => why)).toEqual(['duplicate'])
    expect(whyNot({}, facts(), ['oat porridge with apple'])).toBe('duplicate')
    const [ours = ''] = allRecipes.map(({ name }) => name)
    expect(whyNot({ name: ours.toUpperCase() })).toBe('duplicate')
  })

  it.each([
    ['an allergy', facts({ allergies: ['oats'] })],
    ['a single food', facts({ allergies: ['apple'] })],
    ['a refused food', facts({ refused_foods: ['apple'] })],
    ['a texture', facts({ textures_avoided: ['soft'] })],
    ['a diet', facts({ dietary_preferences: ['gluten free'] })],
  ])('is dropped for %s, and no typed word is told', (_, child) => {
    const [drop] = reviewed({}, child).dropped
    expect(drop?.why).toBe('rule')
    expect(drop?.feedback).not.toContain('apple')
  })

  it('is dropped for a step that a young child could choke on', () => {
    const grapes = {
      name: 'Oat porridge with grapes',
      ingredients: [...porridge.ingredients.slice(0, 2), '150 g grapes'],
      steps: [porridge.steps[0], 'Stir in the whole grapes.'],
    }
    expect(whyNot(grapes)).toBe(null)
    expect(whyNot(grapes, facts({ age: 3 }))).toBe('rule')
    const quartered = { ...grapes, steps: [porridge.steps[0], 'Stir in the grapes.'] }
    expect(whyNot(quartered, facts({ age: 3 }))).toBe(null)
  })

  it('must be soft or smooth for a child who chews with care', () => {
    expect(whyNot({ textures: ['chewy'] }, facts({ age: 3 }))).toBe('rule')
    expect(whyNot({}, facts({ age: 3 }))).toBe(null)
  })
})

describe('a dish that hides milk or peanut, or speaks to more than a cook', () => {
  const child = facts({ allergies: ['milk', 'peanuts'] })

  const taken: string[] = []
  const clean = new Map<Course, DishProposal[]>()
  beforeAll(() => {
    for (const course of courses) {
      const dishes = cookProposals(course)
      const { accepted } = reviewProposals({ child, course, dishes, taken })
      const names = new Set(accepted.map(({ name }) => name))
      clean.set(
        course,
        dishes.filter(({ name }) => names.has(name)),
      )
    }
  })

  it.each(courses)('has clean dishes to hide in, for %s', (course) => {
    expect(clean.get(course)?.length).toBeGreaterThan(5)
  })

  it.each(Object.entries(hiddenInDish))('is dropped: %s', (_, hide) => {
    for (const [course, dishes] of clean) {
      const hiding = dishes.slice(0, 6).map(hide)
      expect(reviewProposals({ child, course, dishes: hiding, taken }).accepted).toEqual([])
    }
  })
})
