import { planProfile } from '@brightplate/meal-plans/profile/plan-profile'
import type { ProfileFacts } from '@brightplate/meal-plans/profile/profile-facts'
import { describe, expect, it } from 'vitest'
import { instructions, proposalPrompt } from './proposal-prompt.ts'

const facts: ProfileFacts = {
  age: 7,
  diagnosis: 'autism',
  allergies: ['Milk (Dr. Quisling says so)', 'peanuts', 'zorbleflakes', 'banana'],
  behavioral_goals: ['better sleep', 'stop hitting Marlowe'],
  dietary_preferences: ['loves pasta', 'vegetarian', 'Grandma Ottoline’s stew'],
  safe_foods: ['dinosaur nuggets from Aldi'],
  refused_foods: ['mushroom', 'slimy Xanthippe soup'],
  textures_avoided: ['chewy'],
  careful_chewing: true,
  routine_level: 0.5,
  weekday_minutes: 25,
  small_midday_appetite: false,
  people_at_table: 4,
}

const batch = { course: 'dinner' as const, count: 4, dropped: [] }
const promptFor = (child: ProfileFacts) => proposalPrompt(planProfile(child).profile, batch)

describe('what a model is told', () => {
  it('is course, numbers, and terms of our vocabulary', () => {
    const child = { ...facts, allergies: ['milk', 'peanuts', 'banana'] }
    expect(promptFor({ ...child, dietary_preferences: ['vegetarian'] }).split('\n')).toEqual([
      'Propose 4 dishes. Course: dinner. For a child of 7.',
      'Energy of a serving: about 480 kcal.',
      'Kept out: lupin, milk, peanut',
      'Diets: vegetarian',
      'Foods kept out: banana',
      'Refused, so neither in a dish nor in its name: mushrooms, mushy foods, soup',
      'Textures to avoid: chewy',
      'Aims: sleep',
      'Soft or smooth, easy to chew.',
      'At most 25 minutes in all.',
    ])
  })

  it('holds what is never again like what is refused', () => {
    const never = {
      food: 'Papa Xerxes’ mushrooms',
      says: 'never_again',
      said_on: '2026-09-01',
    } as const
    const prompt = promptFor({ ...facts, refused_foods: [], foods_said: [never] })
    expect(prompt).toMatch(/^Refused, .*: .*mushroom/mu)
    expect(prompt).not.toContain('Xerxes')
  })

  it('names what is eaten and refused by form, in our own terms alone', () => {
    const prompt = promptFor({
      ...facts,
      allergies: [],
      dietary_preferences: [],
      safe_foods: ['Grandma Ottoline’s stew', 'dino nuggies', 'pasta (plain)'],
      refused_foods: ['pizza (cheese)', 'yogurt tubes', 'tomato soup'],
    })
    expect(prompt).toContain('Eaten, so a dish near these in form: chicken nuggets, plain pasta')
    expect(prompt).toContain(
      'Refused, so neither in a dish nor in its name: cheese pizza, tomato soup, yogurt tubes',
    )
    expect(prompt).not.toMatch(/ottoline|stew|dino|nuggies/iu)
  })

  it('holds no word that only a parent typed', () => {
    const prompt = promptFor(facts).toLowerCase()
    const typed =
      /quisling|dr\.|zorble|marlowe|hitting|ottoline|grandma|aldi|dinosaur|xanthippe|slimy|autism/
    expect(prompt).not.toMatch(typed)
  })

  it('says "a child of", no name and no diagnosis', () => {
    expect(promptFor(facts)).toContain('For a child of 7.')
    expect(promptFor({ ...facts, diagnosis: 'adhd' })).toBe(promptFor(facts))
  })

  it('begins with what is the same for everyone, and stays short', () => {
    expect(instructions.length).toBeLessThan(1200)
    expect(promptFor(facts).length).toBeLessThan(700)
  })

  it('says the second time what was wrong the first', () => {
    const dropped = [
      { why: 'rule' as const, feedback: 'it breaks the rule: allergen milk' },
      { why: 'rule' as const, feedback: 'it breaks the rule: allergen milk' },
    ]
    const prompt = proposalPrompt(planProfile(facts).profile, { ...batch, dropped })
    expect(prompt.split('\n').at(-1)).toBe(
      'Dropped before, do otherwise: it breaks the rule: allergen milk',
    )
  })
})
