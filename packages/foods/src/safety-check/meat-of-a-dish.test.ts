import { describe, expect, it } from 'vitest'
import type { DietId } from '../restrictions.ts'
import { buildRestrictions } from '../testing/build-restrictions.ts'
import { buildPlanText } from './build-plan-text.ts'
import { checkPlanText } from './check-plan-text.ts'

const violations = (diet: DietId, lines: readonly string[]) =>
  checkPlanText(
    buildRestrictions({ diets: [diet] }),
    buildPlanText({ slot: 'dinner', lines: [...lines] }),
  )
const finds = (diet: DietId, ...lines: string[]) =>
  violations(diet, lines).map(({ found, certainty }) => `${found} ${certainty}`)

const apart = 'meat-and-dairy-apart'

describe('meat and dairy that stay apart', () => {
  it.each(['pork chop', 'beef mince', 'lamb chop', 'rabbit', 'chicken', 'bone broth'])(
    '%s stands beside no milk',
    (meat) => {
      expect(finds(apart, meat, '200 ml milk')).toEqual([`${meat}, milk contains`])
      expect(finds(apart, meat, '200 ml oat milk')).toEqual([])
      expect(finds(apart, meat)).toEqual([])
    },
  )

  it('are told together, with day and meal', () => {
    expect(violations(apart, ['cheese on beef mince'])).toEqual([
      {
        rule: 'diet',
        id: apart,
        certainty: 'contains',
        day: 0,
        slot: 'dinner',
        found: 'beef mince, cheese',
      },
    ])
  })

  it('are broken by no fish, and by no label that may say so', () => {
    expect(finds(apart, 'cod', '200 ml milk')).toEqual([])
    expect(finds(apart, 'gravy', '200 ml milk')).toEqual([])
    expect(finds(apart, 'beef mince', 'French fries')).toEqual([])
    expect(finds(apart, '200 ml milk')).toEqual([])
  })
})

describe('meat of a halal diet', () => {
  it.each(['beef mince', 'lamb chop', 'rabbit', 'chicken', 'bone broth'])(
    '%s is to say that it is',
    (meat) => {
      expect(finds('halal', meat)).toEqual([`${meat} check_label`])
      expect(finds('halal', `halal ${meat}`)).toEqual([])
    },
  )

  it('is asked for line by line, with day and meal', () => {
    expect(violations('halal', ['halal beef', '1 lamb chop', 'rice'])).toEqual([
      {
        rule: 'diet',
        id: 'halal',
        certainty: 'check_label',
        day: 0,
        slot: 'dinner',
        found: 'lamb chop',
      },
    ])
  })

  it('is no fish, no dish by its name and no question of a label', () => {
    expect(finds('halal', 'cod')).toEqual([])
    expect(finds('halal', 'refried beans')).toEqual([])
    expect(finds('halal', 'cheeseburger').filter((one) => one.endsWith('check_label'))).toEqual([])
  })

  it('is no bean or leaf that is named by its kind behind it', () => {
    expect(finds('halal', 'beans (kidney)')).toEqual([])
    expect(finds('halal', 'beans, beef kidney')).not.toEqual([])
  })

  it('is kept out where it is pork, certified or not', () => {
    expect(finds('halal', 'pork chop')).toEqual(['pork chop contains'])
  })
})
