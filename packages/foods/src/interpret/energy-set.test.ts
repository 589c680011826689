import { describe, expect, it } from 'vitest'
import { energySet } from './energy-set.ts'
import { interpretProfile } from './interpret-profile.ts'

const none = { allergies: [], behavioral_goals: [], dietary_preferences: [] }
const lists = ['allergies', 'behavioral_goals', 'dietary_preferences'] as const

describe('an energy target that a clinician set', () => {
  it.each([
    ['1400 kcal per day from our dietitian', 1400],
    ['1200 calories a day, dietitian', 1200],
    ['Dietitian: 1,400 kcal', 1400],
    ['1.400 kcal/day (dietician)', 1400],
    ['1 400 kcal daily, set by his doctor', 1400],
    ['1400kcal - pediatrician', 1400],
    ['no more than 900 kcal a day (GP)', 900],
    ['at least 1600 calories, says the dietitian', 1600],
    ['dietitian wants 1400-1600 kcal', 1500],
    ['between 1400 and 1600 calories, clinic', 1500],
    ['1400 Kalorien am Tag vom Kinderarzt', 1400],
    ['1400 calorías al día, nutricionista', 1400],
    ['1400 kcal par jour, diététicienne', 1400],
  ])('is read from “%s” in each list, word for word', (tag, kcal) => {
    expect(energySet(tag)).toBe(kcal)
    for (const list of lists) {
      const { readings, unchecked, goals, clinicianConditions } = interpretProfile({
        ...none,
        [list]: [tag],
      })
      expect(readings[0], list).toMatchObject({
        understood: [{ kind: 'energy', kcal }],
        notRecognised: [],
        needsAnswer: null,
      })
      expect(readings[0]?.spans.every(({ as }) => as === 'reading')).toBe(true)
      expect([unchecked, goals, clinicianConditions]).toEqual([[], [], []])
    }
  })

  it.each([
    '1400 kcal',
    '1200 calories a day',
    'calorie limit 1000',
    'our dietitian',
    'dietitian, 1400',
    '1400 kcal is too much, says the dietitian',
    'dietitian says not 1400 kcal',
    '100 calorie packs from our dietitian',
    'dietitian: 1400 kcal, no milk',
    '1600 to 1400 kcal, dietitian',
    '1200, 1400 or 1600 kcal, dietitian',
    '14000 kcal, dietitian',
    '90 kcal, dietitian',
    'grandma says 1400 kcal',
  ])('is none in “%s”', (tag) => {
    expect(energySet(tag)).toBeNull()
    for (const list of lists) {
      const { readings } = interpretProfile({ ...none, [list]: [tag] })
      expect(readings[0]?.understood.map(({ kind }) => kind)).not.toContain('energy')
    }
  })
})
