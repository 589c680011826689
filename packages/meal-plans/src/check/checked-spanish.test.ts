import { stepsOfDish } from '@brightplate/contract/plans/dishes/steps-of-dish'
import { type SpanishDish, spanishDish } from '@brightplate/planner/spanish/spanish-dish'
import { describe, expect, it } from 'vitest'
import { composePlan } from '../compose/compose-plan.ts'
import type { ProfileFacts } from '../profile/profile-facts.ts'
import { buildFacts } from '../testing/build-facts.ts'
import { checkedSpanish, spanishGate } from './checked-spanish.ts'

const startDate = '2026-11-23'

function dinnersOf(child: ProfileFacts) {
  const made = composePlan({ child, startDate, durationDays: 7, seed: 3, steps: 200, locked: [] })
  if (made.kind !== 'plan') throw new Error('no plan was made')
  return made.planData.days.flatMap(({ day, dinner }) => {
    const said = spanishDish(dinner, { day, date: startDate })
    return said ? [{ dinner, said, at: { day, date: startDate } }] : []
  })
}

const child = buildFacts({ allergies: ['milk', 'peanut', 'zurrapa'] })
const dinners = dinnersOf(child)
const passes = spanishGate(child)

const passed = (change: (said: SpanishDish) => SpanishDish) =>
  dinners.filter(({ dinner, said }) => passes(dinner, 'dinner', change(said))).length

describe('what a meal says in Spanish', () => {
  it('is shown where it says nothing that the child must not have', () => {
    expect(dinners.length).toBeGreaterThan(5)
    expect(passed((said) => said)).toBe(dinners.length)
    const say = checkedSpanish(child)
    for (const { dinner, said, at } of dinners) expect(say(dinner, 'dinner', at)).toEqual(said)
  })

  it.each([
    [
      'a line',
      (said: SpanishDish) => ({ ...said, ingredients: [...said.ingredients, '1 taza de leche'] }),
    ],
    [
      'a step',
      (said: SpanishDish) => ({
        ...said,
        steps: [...said.steps, 'Agregue la crema de cacahuate.'],
      }),
    ],
    ['its name', (said: SpanishDish) => ({ ...said, name: `${said.name} con yogur de fresa` })],
    ['a part', (said: SpanishDish) => ({ ...said, parts: [...said.parts, 'Yogur de fresa'] })],
  ])('stays in English where %s names what the child must not have', (_, change) => {
    expect(passed(change)).toBe(0)
  })

  it('stays in English where a word of it is not known', () => {
    expect(passed((said) => ({ ...said, steps: [...said.steps, 'Agregue el chirimbolo.'] }))).toBe(
      0,
    )
  })

  it('stays in English where it names a word that a parent typed and nobody knows', () => {
    expect(passed((said) => ({ ...said, ingredients: [...said.ingredients, 'zurrapa'] }))).toBe(0)
  })

  it('passes with what its claim frees', () => {
    expect(
      passed((said) => ({
        ...said,
        ingredients: [...said.ingredients, '1 taza de yogur de coco natural sin lácteos'],
      })),
    ).toBe(dinners.length)
  })
})

describe('what is prepared apart for the child', () => {
  const sibling = buildFacts({
    allergies: [],
    people_at_table: 3,
    eaters: [{ age: 9, allergies: ['milk'], dietary_preferences: [] }],
  })
  const judges = spanishGate(sibling)
  // A dinner with soy yogurt of its own would excuse the word.
  const first = dinnersOf(sibling).find(
    ({ dinner }) => !dinner.ingredients.join().includes('yogurt'),
  )
  if (!first) throw new Error('no dinner is said')
  const { dinner, said } = first
  const parts = [
    ...(dinner.parts ?? []),
    { name: 'Yogurt', typed: null, ingredients: ['1/2 cup yogurt'], apart_steps: ['Serve it.'] },
  ] as typeof dinner.parts
  const withYogurt = {
    ...said,
    shared: { name: said.name, ingredients: said.ingredients, steps: said.steps },
    ingredients: [...said.ingredients, '1/2 taza de yogur'],
  }

  it('is judged by the rules of the child alone', () => {
    expect(judges({ ...dinner, parts }, 'dinner', withYogurt)).toBe(true)
  })

  it('is judged by everyone’s rules where it stands in what is shared', () => {
    expect(judges(dinner, 'dinner', { ...withYogurt, shared: null })).toBe(false)
    const shared = { ...withYogurt.shared, steps: ['Agregue el yogur.'] }
    expect(judges({ ...dinner, parts }, 'dinner', { ...withYogurt, shared })).toBe(false)
  })

  it('is no excuse for what is shared where its own step names the food', () => {
    const step = 'Stir the yogurt.'
    const withStep = {
      ...dinner,
      steps: [...stepsOfDish(dinner), step],
      parts: parts?.map((part) => (part.apart_steps ? { ...part, apart_steps: [step] } : part)),
    } as typeof dinner
    const shared = { ...withYogurt.shared, steps: ['Agregue el yogur.'] }
    expect(judges(withStep, 'dinner', { ...withYogurt, shared })).toBe(false)
    expect(judges(withStep, 'dinner', { ...withYogurt, shared: withYogurt.shared })).toBe(true)
  })
})
