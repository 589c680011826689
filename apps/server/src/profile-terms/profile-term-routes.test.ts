import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registerParent } from '../testing/register-parent.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'

let testApp: TestApp

beforeAll(async () => {
  testApp = await startTestApp()
})
afterAll(() => testApp.close())

describe('interpreting tags', () => {
  it('answers what each was understood as, and what was not recognised', async () => {
    const { token } = await registerParent(testApp)
    const { status, body } = await testApp.call('interpretProfileTerms', {
      token,
      body: {
        allergies: ['Milk', 'xylobrilol'],
        behavioral_goals: ['better sleep'],
        dietary_preferences: ['no nuts', 'crunchy foods'],
      },
    })
    expect(status).toBe(200)
    expect(body.readings.map(({ tag }) => tag)).toEqual([
      'Milk',
      'xylobrilol',
      'better sleep',
      'no nuts',
      'crunchy foods',
    ])
    expect(body.readings[0]?.understood_as[0]).toMatchObject({ kind: 'allergen', term: 'milk' })
    expect(body.readings[1]?.not_recognised).toEqual(['xylobrilol'])
    expect(body.readings[2]?.understood_as[0]?.kind).toBe('goal')
    expect(body.readings[3]?.understood_as[0]?.kind).toBe('allergen')
    expect(body.readings[4]?.understood_as[0]?.kind).toBe('texture')
    expect(body.unchecked).toEqual(['xylobrilol'])
  })

  it('needs a session, and lists of tags', async () => {
    expect((await testApp.call('interpretProfileTerms', { body: {} })).status).toBe(401)
    const { token } = await registerParent(testApp)
    const body = { allergies: ['x'.repeat(101)] }
    expect((await testApp.call('interpretProfileTerms', { token, body })).status).toBe(422)
  })
})
