import type { Meal } from '@brightplate/contract/plans/plan-data'
import { describe, expect, it } from 'vitest'
import type { EaterFacts } from '../profile/profile-facts.ts'
import { buildDish, buildPart, buildPlan } from '../testing/build-plan.ts'
import { brokenPlates } from './broken-plates.ts'

const text = { key: 'plate', params: {}, text: 'the same' }
const plate = (child_id: string, ...parts: number[]) => ({ child_id, parts, left_out: [], text })

const eater = (child_id: string, ...never: string[]): EaterFacts => ({
  child_id,
  age: 6,
  allergies: [],
  dietary_preferences: [],
  foods_said: never.map((food) => ({ food, says: 'never_again', said_on: '2026-11-22' })),
})

const rice = buildPart({ ingredients: ['rice'] })

/** Whose plate of a dinner on the second day is wrong. */
function wrongIn(dinner: Partial<Meal>, eaters: readonly EaterFacts[] = [eater('a'), eater('b')]) {
  const plan = buildPlan([{}, { dinner: buildDish(dinner) }])
  return brokenPlates(plan, eaters).map(({ day, slot, childId }) => `${day}/${slot} ${childId}`)
}

describe('the plate of another child at the table', () => {
  it('is right with what everyone shares, and where the plan tells of none', () => {
    expect(wrongIn({ parts: [rice], plates: [plate('a', 0)] })).toEqual([])
    expect(wrongIn({ parts: [rice] })).toEqual([])
  })

  it('is wrong with what is made apart for the child, and only where it stands on it', () => {
    const preparedSeparately = buildPart({ apart_steps: ['Heat it.'] })
    const parts = [rice, preparedSeparately]
    expect(wrongIn({ parts, plates: [plate('a', 0, 1)] })).toEqual(['1/dinner a'])
    expect(wrongIn({ parts, plates: [plate('a', 0)] })).toEqual([])
  })

  it('is wrong with what is another sibling’s alone, and right with its own and with what is for all others', () => {
    const ofA = buildPart({ for_others: { portions: 1, child_ids: ['a'] } })
    const ofAll = buildPart({ for_others: { portions: 2 } })
    const parts = [rice, ofA, ofAll]
    expect(wrongIn({ parts, plates: [plate('a', 1, 2), plate('b', 0, 2)] })).toEqual([])
    expect(wrongIn({ parts, plates: [plate('a', 1, 2), plate('b', 1)] })).toEqual(['1/dinner b'])
  })

  it('is wrong with a place at which no part stands: nobody knows what that is', () => {
    expect(wrongIn({ parts: [rice], plates: [plate('a', 1)] })).toEqual(['1/dinner a'])
    expect(wrongIn({ plates: [plate('a', 0)] })).toEqual(['1/dinner a'])
  })

  it('is wrong with what this sibling eats never again, by its name, and not for the other', () => {
    const parts = [rice, buildPart({ name: 'Steamed broccoli' })]
    const plates = [plate('a', 0, 1), plate('b', 0, 1)]
    expect(wrongIn({ parts, plates }, [eater('a'), eater('b', 'broccoli')])).toEqual(['1/dinner b'])
    expect(wrongIn({ parts, plates }, [eater('a', 'peas'), eater('b')])).toEqual([])
    expect(wrongIn({ parts, plates: [plate('b', 0)] }, [eater('b', 'broccoli')])).toEqual([])
  })

  it('is not bound by what the parent says of that sibling’s food besides', () => {
    const parts = [buildPart({ name: 'Steamed broccoli' })]
    const notNow: EaterFacts = {
      ...eater('a'),
      foods_said: [{ food: 'broccoli', says: 'not_now', said_on: '2026-11-22' }],
    }
    expect(wrongIn({ parts, plates: [plate('a', 0)] }, [notNow])).toEqual([])
  })

  describe('is wrong by the foods of a part’s own lines', () => {
    const parts = [buildPart({ ingredients: ['2 eggs', 'salt'] }), rice]
    const never = [eater('a', 'eggs')]
    const withEgg = (grams: number, changes: Partial<Meal> = {}) =>
      wrongIn(
        {
          parts,
          foods: [
            { food_id: 'egg', grams },
            { food_id: 'salt', grams: 1 },
            { food_id: 'rice-white', grams: 60 },
          ],
          plates: [plate('a', 0)],
          ...changes,
        },
        never,
      )

    it('and right by those of another part', () => {
      expect(withEgg(60)).toEqual(['1/dinner a'])
      expect(withEgg(60, { plates: [plate('a', 1)] })).toEqual([])
    })

    it('as much as a portion holds of it: 5 g of egg show, and less does not', () => {
      expect(withEgg(5)).toEqual(['1/dinner a'])
      expect(withEgg(4)).toEqual([])
      expect(withEgg(15, { people: 3 })).toEqual(['1/dinner a'])
      expect(withEgg(14, { people: 3 })).toEqual([])
    })

    it('by the child’s portions rather than by heads, where the dish tells them', () => {
      expect(withEgg(14, { people: 3, portions: 2.5 })).toEqual(['1/dinner a'])
      expect(withEgg(14, { people: 2, portions: 3 })).toEqual([])
    })

    it('by the portions of those for whom alone it is made', () => {
      const eggsForOthers = (portions: number) => [
        buildPart({ ingredients: ['2 eggs', 'salt'], for_others: { portions } }),
        rice,
      ]
      expect(withEgg(14, { people: 9, parts: eggsForOthers(2) })).toEqual(['1/dinner a'])
      expect(withEgg(14, { people: 1, parts: eggsForOthers(3) })).toEqual([])
    })
  })
})
