import { childBody } from '@brightplate/contract/child/child'
import { describe, expect, it } from 'vitest'
import { eatersAsSent, eaterValues, typedEaters } from './eater-values.ts'

const nana = {
  child_id: null,
  name: 'Nana',
  age: 70,
  allergies: ['peanuts'],
  dietary_preferences: [],
}
const mia = {
  child_id: '00000000-0000-4000-8000-000000000001',
  name: 'Mia',
  age: 3,
  allergies: ['egg'],
  dietary_preferences: [],
}

describe('who eats with a child, in the form', () => {
  it('is sent as it was saved, where nothing was changed', () => {
    const saved = [nana, mia]
    expect(typedEaters(eaterValues(saved))).toEqual(eatersAsSent(saved))
  })

  it('holds of another child of the family no more than which it is', () => {
    expect(eatersAsSent([mia])).toEqual([{ child_id: mia.child_id }])
  })

  it.each(['', '0', 'forty', '1.5'])('is told what is missing at the age “%s”', (age) => {
    const eaters = typedEaters([{ ...nana, name: '', age }])
    const { error } = childBody.pick({ eaters: true }).safeParse({ eaters })
    expect(error?.issues[0]).toMatchObject({ path: ['eaters', 0, 'age'] })
    expect(error?.issues[0]?.message).toMatch(/^Enter an age in whole years/)
  })
})
