import type { KeyedText } from '@brightplate/planner/texts/english'
import { describe, expect, it } from 'vitest'
import { composePlan } from '../compose/compose-plan.ts'
import { buildFacts } from '../testing/build-facts.ts'
import { openingOf } from './opening-of.ts'

const text = (key: string): KeyedText => ({ key, params: {}, text: key })
const opens = (...keys: string[]) => openingOf(keys.map(text)).opening.map(({ key }) => key)

describe('what opens a plan', () => {
  it('is what leads to a clinician first, then that no food makes a meal and the figures of a day', () => {
    expect(opens('notice.no-main', 'told.day', 'known.clinician', 'clinic.under-twenty')).toEqual([
      'clinic.under-twenty',
      'notice.no-main',
      'told.day',
    ])
  })

  it('is at most three sentences, but none that leads to a clinician is left out', () => {
    const signs = ['red-flag.limp', 'red-flag.pallor', 'clinic.formula', 'clinic.under-twenty']
    expect(opens(...signs, 'told.day')).toEqual(signs)
    expect(opens(...signs.slice(0, 2), 'told.day')).toEqual([...signs.slice(0, 2), 'told.day'])
    expect(opens(...signs.slice(0, 3), 'told.day')).toEqual(signs.slice(0, 3))
  })

  it.each(['notice.none-legal', 'notice.rules-leave-few', 'notice.no-main', 'told.day'])(
    'is %s, which is of the whole plan',
    (key) => {
      expect(opens('notice.few-forms', key)).toEqual([key])
    },
  )

  it('leaves what a food brings, steps and seconds to the tips', () => {
    const told = ['known.counted', 'known.seconds', 'known.step', 'notice.few-forms'].map(text)
    expect(openingOf(told)).toEqual({ opening: [], others: told })
  })

  it.each([
    [['pizza rolls', 'orange juice', 'ramen noodles', 'fruit punch', 'chips'], 16],
    [['fish sticks', 'white rice', 'chocolate milk'], 8],
    [['M&M’s', 'apple juice'], 6],
    [['PediaSure', 'fish sticks', 'rice'], 4],
    [['milk'], 2],
  ])('is one to three sentences for a child of %j, each among the tips once', (foods, age) => {
    const child = buildFacts({
      age,
      allergies: [],
      safe_foods: foods,
      safe_foods_nearly_all: true,
    })
    const request = { startDate: '2026-11-23', durationDays: 7, seed: 2, steps: 300 } as const
    const made = composePlan({ child, ...request })
    if (made.kind !== 'plan') throw new Error(made.kind)
    const { notices = [], tip_texts: tips = [] } = made.planData
    expect(notices.length).toBeGreaterThan(0)
    expect(notices.length).toBeLessThanOrEqual(3)
    expect(notices[0]?.key).toMatch(/^clinic\./)
    expect(tips.slice(0, notices.length)).toEqual(notices)
    expect(new Set(tips.map((tip) => tip.text)).size).toBe(tips.length)
  })
})
