import type { PlanWarning } from '@brightplate/contract/plans/meal-plan'
import type { Meal, PlanDay } from '@brightplate/contract/plans/plan-data'
import { describe, expect, it } from 'vitest'
import { sharedMeals } from './shared-meals.ts'

const dish = (name: string, changes: Partial<Meal> = {}): Meal => ({
  name,
  ingredients: [`1 ${name}`],
  prep_time: '10 minutes',
  benefits: 'Secret of the family',
  steps: [`Serve the ${name}.`],
  ...changes,
})

const day = (changes: Partial<PlanDay> = {}): PlanDay => ({
  day: 2,
  breakfast: dish('toast'),
  lunch: dish('rice'),
  dinner: dish('soup'),
  snacks: [dish('apple'), dish('pear')],
  juice: { name: 'orange juice', ingredients: [], preparation: ['Pour it.'], benefits: '' },
  ...changes,
})

const asStored = { date: '2026-11-24', language: 'en-US', sayDish: () => null } as const

const warning = (changes: Partial<PlanWarning>): PlanWarning => ({
  day: 2,
  slot: 'dinner',
  dish: 'soup',
  text: 'Day 2, dinner: “soup” holds milk.',
  ...changes,
})

const states = (warnings: PlanWarning[]) =>
  sharedMeals(day(), warnings, asStored).map(({ slot, state }) => `${slot} ${state}`)

describe('the meals that a link shows', () => {
  it('stand in the order in which they are eaten, with lines and steps and nothing else', () => {
    const meals = sharedMeals(day(), [], asStored)
    expect(meals.map(({ slot }) => slot)).toEqual([
      'breakfast',
      'snack_1',
      'lunch',
      'snack_2',
      'juice',
      'dinner',
    ])
    expect(meals[4]).toMatchObject({ name: 'orange juice', steps: ['Pour it.'] })
    expect(JSON.stringify(meals)).not.toContain('Secret')
  })

  it('tell a side for the child alone apart from what is for everyone at the table', () => {
    const part = (name: string, people: number) => ({
      ...{ name, role: 'main' as const, typed: null, energy_kcal: null, grams: null },
      ...{ ingredients: [`1 ${name}`], people },
    })
    const dinner = dish('soup', {
      people: 4,
      ingredients: ['1 soup', '1 apple'],
      parts: [part('soup', 4), part('apple', 1)],
    })
    expect(sharedMeals(day({ dinner }), [], asStored).at(-1)).toMatchObject({
      people: 4,
      ingredients: ['1 soup', '1 apple'],
      amounts: [
        { people: 4, lines: ['1 soup'] },
        { people: 1, lines: ['1 apple'] },
      ],
    })
    expect(sharedMeals(day(), [], asStored).at(-1)).not.toHaveProperty('amounts')
  })

  it('hide one that breaks anything now, with its name', () => {
    const meals = sharedMeals(day(), [warning({})], asStored)
    expect(meals.at(-1)).toEqual({ slot: 'dinner', state: 'unfit' })
    expect(JSON.stringify(meals)).not.toContain('soup')
    expect(meals.filter(({ state }) => state === 'unfit')).toHaveLength(1)
  })

  it('hide one that holds what is never again', () => {
    expect(states([warning({ wish: true })])).toContain('dinner unfit')
  })

  it('hide all where the plan as a whole is not checked for what the profile says', () => {
    const all = states([warning({ day: null, slot: null, dish: null })])
    expect(all.every((one) => one.endsWith('unfit'))).toBe(true)
  })

  it('are shown where only the list or a tip names what is wrong', () => {
    const inList = warning({ day: null, slot: null, dish: null, in_list: true })
    expect(states([inList])).not.toContain('dinner unfit')
  })

  it('show a meal whose slot breaks on another day', () => {
    expect(states([warning({ day: 3 })])).not.toContain('dinner unfit')
  })

  it('say that a meal is eaten elsewhere', () => {
    const out = day({ lunch: dish('', { eaten_out: true }) })
    expect(sharedMeals(out, [], asStored)[2]).toEqual({ slot: 'lunch', state: 'eaten_out' })
  })

  it('tell what the child gets, and not what stands there for others', () => {
    const part = (name: string, changes = {}) => ({
      name,
      role: 'main' as const,
      typed: null,
      energy_kcal: null,
      ingredients: [],
      grams: 50,
      ...changes,
    })
    const dinner = dish('noodles and peas', {
      people: 3,
      parts: [
        part('noodles', { typed: 'plain noodles' }),
        part('peas', { role: 'learning', grams: 5 }),
        part('curry', { for_others: { portions: 2, from_pot: ['rice'] } }),
      ],
      beside: ['plain noodles', 'crisps'],
    })
    expect(sharedMeals(day({ dinner }), [], asStored).at(-1)).toMatchObject({
      people: 3,
      plate: [
        { food: 'noodles', grams: 50, taste: false },
        { food: 'peas', grams: 5, taste: true },
        { food: 'crisps', grams: null, taste: false },
      ],
    })
  })
})
