import { interpretBody as wireBody } from '@brightplate/contract/typed/profile-terms'
import { describe, expect, it } from 'vitest'
import { emptyChildForm } from '../child-form-values.ts'
import { noTagTexts } from '../tag-list-name.ts'
import { interpretBody } from './interpret-body.ts'

const noText = noTagTexts

describe('what is asked about a profile', () => {
  it('is nothing while it holds no word and no texture', () => {
    expect(interpretBody({ ...emptyChildForm, age: '7' }, noText)).toBeNull()
    expect(interpretBody({ ...emptyChildForm, textures_avoided: ['soft'] }, noText)).not.toBeNull()
  })

  it('holds what still stands in the inputs', () => {
    const texts = { ...noText, refused_foods: ' fish ' }
    const body = interpretBody({ ...emptyChildForm, refused_foods: ['soup'] }, texts)
    expect(body?.refused_foods).toEqual(['soup', 'fish'])
  })

  it('holds an energy target alone, and none that the contract would refuse', () => {
    const of = (energy_target_kcal: string) =>
      interpretBody({ ...emptyChildForm, energy_target_kcal }, noText)?.energy_target_kcal
    expect([of('1400'), of('299'), of('300'), of('6001'), of(' ')]).toEqual([
      1400,
      undefined,
      300,
      undefined,
      undefined,
    ])
  })

  it('leaves off an age that is none yet', () => {
    const of = (age: string) =>
      interpretBody({ ...emptyChildForm, age, allergies: ['milk'] }, noText)?.age
    expect([of(''), of('0'), of('1'), of('18'), of('19'), of('2.5')]).toEqual([
      undefined,
      undefined,
      1,
      18,
      undefined,
      undefined,
    ])
  })

  it('is what the contract takes, without what the server added to answers and labels', () => {
    const answer = { list: 'allergies', tag: 'epipen', question: 'q', answer: 'a' } as const
    const label = { food: 'Eggo', allergens: ['milk'] }
    const body = interpretBody(
      {
        ...emptyChildForm,
        allergies: ['epipen'],
        answers: [{ ...answer, said: 'Not a food', answered_at: '2026-05-03T10:00:00.000Z' }],
        labels_read: [{ ...label, read_on: '2026-05-03' }],
      },
      noText,
    )
    expect(body).toMatchObject({ answers: [answer], labels_read: [label] })
    expect(body?.answers?.[0]).not.toHaveProperty('said')
    expect(wireBody.parse(body)).toEqual(body)
  })
})
