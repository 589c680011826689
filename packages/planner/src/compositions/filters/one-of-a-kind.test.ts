import { plainFoods } from '@brightplate/foods/plain-foods/plain-foods'
import { describe, expect, it } from 'vitest'
import { ourMenu } from '../../menu.ts'
import { buildProblem } from '../../search/build-problem.ts'
import { buildProfile, safeFood } from '../../testing/build-profile.ts'
import type { MealComposition } from '../meal-composition.ts'
import { kindOf } from './kind-of.ts'
import { isOneOfAKind } from './one-of-a-kind.ts'

/** Whether some composition of a child who eats these foods holds all of the named. */
function holdingOf(foods: readonly string[]) {
  const profile = buildProfile({ safeFoods: foods.map(safeFood) })
  const typed = buildProblem(ourMenu, profile, '2026-11-23', 7)
    .slots.flat()
    .map(([first]) => (first?.parts ?? []).flatMap(({ safeFood: one }) => one?.typed ?? []))
  return (...names: string[]) => typed.some((parts) => names.every((name) => parts.includes(name)))
}

describe('a composition', () => {
  it('holds one drink, one fruit and one bread at most, whatever the list', () => {
    const foods = ['toast', 'bread', 'milk', 'soda', 'apples', 'bananas', 'fries', 'tater tots']
    for (const names of [foods, plainFoods.slice(0, 40).map(({ name }) => name)]) {
      const profile = buildProfile({ safeFoods: names.map(safeFood), safeFoodsNearlyAll: true })
      const compositions = buildProblem(ourMenu, profile, '2026-11-23', 7).slots.flat()
      expect(compositions.length).toBeGreaterThan(20)
      expect(compositions.filter(([first]) => first && !isOneOfAKind(first.parts))).toEqual([])
    }
  })

  it('holds no broccoli beside beef and broccoli', () => {
    const profile = buildProfile({
      safeFoods: ['beef and broccoli', 'broccoli', 'nuggets'].map(safeFood),
    })
    const { slots } = buildProblem(ourMenu, profile, '2026-11-23', 7)
    const nameOf = (part: MealComposition[number]) => part.candidateFood.dish?.recipe.name
    const named = slots.flat().map(([first]) => (first?.parts ?? []).map(nameOf))
    expect(named.some((names) => names.includes('beef and broccoli'))).toBe(true)
    expect(named.some((names) => names.includes('broccoli'))).toBe(true)
    expect(
      named.filter((names) => names.includes('beef and broccoli') && names.includes('broccoli')),
    ).toEqual([])
  })

  it('holds no cooked carrots beside raw ones', () => {
    const profile = buildProfile({ safeFoods: ['carrots', 'steak', 'rice'].map(safeFood) })
    const { slots } = buildProblem(ourMenu, profile, '2026-11-23', 7)
    const carrotsOn = (parts: MealComposition) =>
      parts.filter((part) => part.candidateFood.dish?.recipe.name.endsWith(' carrots')).length
    const counts = slots.flat().map(([first]) => carrotsOn(first?.parts ?? []))
    expect(Math.max(...counts)).toBe(1)
  })

  it('holds no chicken and rice beside a whole dish of ours', () => {
    const foods = ['tamagoyaki', 'chicken and rice']
    const profile = buildProfile({ safeFoods: foods.map(safeFood) })
    const { slots } = buildProblem(ourMenu, profile, '2026-11-23', 7)
    const meals = slots
      .flat()
      .map(([first]) => first?.parts ?? [])
      .filter((parts) => parts.some(({ safeFood: one }) => one?.typed === 'chicken and rice'))
    expect(meals.length).toBeGreaterThan(0)
    const dishesOf = (parts: MealComposition) =>
      parts.flatMap(({ role, candidateFood: { dish } }) =>
        role === 'main' ? (dish?.recipe.name ?? []) : [],
      )
    expect(meals.flatMap(dishesOf)).toEqual([])
  })

  it('holds no pork beside chili, which has its meat in it, and beans beside pork', () => {
    const holds = holdingOf(['chili', 'pork', 'black beans'])
    expect(holds('chili')).toBe(true)
    expect(holds('pork', 'black beans')).toBe(true)
    expect(holds('chili', 'pork')).toBe(false)
  })

  it('holds no rice beside pasta, and bread beside either', () => {
    const holds = holdingOf(['pork', 'rice', 'spaghetti', 'rolls'])
    expect(holds('pork', 'rice')).toBe(true)
    expect(holds('pork', 'spaghetti')).toBe(true)
    expect(holds('rice', 'spaghetti')).toBe(false)
  })

  it('calls potatoes one kind, and foods that we know by their words alone none', () => {
    expect(kindOf('potato-fried')).toBe(kindOf('potato'))
    expect(kindOf('bread')).not.toBe(kindOf('cracker'))
    expect(kindOf(null)).toBeNull()
  })
})
