import type { Child } from '@brightplate/contract/child/child'
import { plainDateOf } from '@brightplate/contract/plain-date'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildChild } from '../../testing/families/build-child.ts'
import { parentWithPlan } from '../../testing/families/parent-with-plan.ts'
import { registerParent } from '../../testing/families/register-parent.ts'
import { openBoards } from '../../testing/open-boards.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let testApp: TestApp

beforeAll(async () => {
  testApp = await startTestApp()
})
afterAll(() => testApp.close())

interface Asked {
  token?: string
  child: Pick<Child, 'id'>
}

const read = ({ token, child }: Asked, query: string) =>
  testApp.app.inject({
    method: 'GET',
    url: `/api/children/${child.id}/boards?${query}`,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  })

describe('boards of a child', () => {
  it('hold the meals of its plan, today or the week, in each language, and no allergy', async () => {
    const startDate = plainDateOf(testApp.now())
    const { token, child } = await parentWithPlan(testApp, {
      startDate,
      child: buildChild({ allergies: ['milk'] }),
    })
    const names = new Map<string, string[]>()
    for (const language of ['en-US', 'es-US']) {
      const answer = await read({ token, child }, `days=week&language=${language}`)
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip'])
      expect(answer.headers['cache-control']).toBe('no-store')
      const { first, boards, pictures } = await openBoards(answer.rawPayload)
      expect(first.buttons.filter(({ id }) => id.startsWith('own-'))).toHaveLength(7)
      expect(boards.size).toBeGreaterThan(7 * 4)
      expect(pictures.size).toBeGreaterThan(7)
      expect(JSON.stringify([...boards])).not.toMatch(/-free|sin lácteos|Robin/i)
      names.set(
        language,
        [...boards.values()].map(({ name }) => name),
      )
    }
    const large = await read({ token, child }, 'days=week&language=en-US&size=3x4')
    const sizes = [...(await openBoards(large.rawPayload)).boards.values()].map(({ grid }) => [
      grid.rows,
      grid.columns,
    ])
    expect([...new Set(sizes.map(String))]).toEqual(['3,4'])
    expect(sizes.length).toBeGreaterThan(7 * 5)
    expect(names.get('en-US')).not.toEqual(names.get('es-US'))
    const today = await read({ token, child }, `days=today&language=en-US&day=${startDate}`)
    const { boards, first } = await openBoards(today.rawPayload)
    expect(boards.size).toBeLessThan(8)
    expect(first.buttons.some(({ label }) => label === 'breakfast')).toBe(true)
  })

  it('are refused without a plan, without a session, for another family, and with what is no choice', async () => {
    const { token } = await registerParent(testApp)
    const { body: child } = await testApp.call('createChild', { token, body: buildChild() })
    const { token: foreign } = await registerParent(testApp)
    const week = 'days=week&language=en-US'
    const none = await read({ token, child }, week)
    expect([none.statusCode, none.json().detail]).toEqual([404, expect.stringContaining('No plan')])
    expect((await read({ child }, week)).statusCode).toBe(401)
    expect((await read({ token: foreign, child }, week)).statusCode).toBe(404)
    expect((await read({ token, child }, 'days=month&language=en-US')).statusCode).toBe(422)
    expect((await read({ token, child }, 'days=week&language=fr-FR')).statusCode).toBe(422)
    expect((await read({ token, child }, `${week}&size=1x1`)).statusCode).toBe(422)
  })

  it('have nothing of a meal that breaks the profile of now', async () => {
    const startDate = plainDateOf(testApp.now())
    const { token, child } = await parentWithPlan(testApp, { startDate })
    const own = async () => {
      const answer = await read({ token, child }, 'days=week&language=en-US')
      return answer.statusCode === 200 ? (await openBoards(answer.rawPayload)).boards.size : 0
    }
    const before = await own()
    const params = { id: child.id }
    const body = buildChild({ allergies: ['wheat', 'milk', 'egg', 'rice', 'oats'] })
    await testApp.call('changeChild', { token, params, body })
    expect(await own()).toBeLessThan(before)
  })
})
