import { describe, expect, it, onTestFinished } from 'vitest'
import { buildChild } from '../../testing/families/build-child.ts'
import { keysOf } from '../../testing/families/member-of.ts'
import { parentWithPlan } from '../../testing/families/parent-with-plan.ts'
import { registerParent } from '../../testing/families/register-parent.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { requirePlan } from './require-plan.ts'

const dad = { name: 'Dad', age: 40, allergies: ['fish'], dietary_preferences: [] }

async function start(child: Parameters<typeof parentWithPlan>[1] = {}) {
  const testApp = await startTestApp()
  onTestFinished(testApp.close)
  const parent = await parentWithPlan(testApp, child)
  const read = async (userId = parent.user.id) =>
    requirePlan(testApp.database.db, await keysOf(testApp, userId), parent.plan.id)
  return { testApp, parent, read }
}

describe('a plan that is asked for', () => {
  it('comes with its child as it is today', async () => {
    const { testApp, parent, read } = await start()
    const { token, child } = parent
    expect((await read()).child?.name).toBe(child.name)
    const body = buildChild({ name: 'Another name' })
    await testApp.call('changeChild', { token, params: { id: child.id }, body })
    expect((await read()).child?.name).toBe('Another name')
  })

  it('is of nobody any more where its child was deleted', async () => {
    const { testApp, parent, read } = await start()
    await testApp.call('deleteChild', { token: parent.token, params: { id: parent.child.id } })
    const { plan, child } = await read()
    expect(child).toBeNull()
    expect(plan.planData.days).toHaveLength(7)
  })

  it('has those at its table who eat with the child today', async () => {
    const { read } = await start({ child: { eaters: [dad], people_at_table: 2 } })
    const { child } = await read()
    expect(child?.eaters?.map(({ name }) => name)).toEqual(['Dad'])
  })

  it('has a sibling at its table by the profile of that sibling', async () => {
    const { testApp, parent, read } = await start()
    const { token, child } = parent
    const sibling = buildChild({ name: 'Mia', age: 3, allergies: ['egg'] })
    const { body: mia } = await testApp.call('createChild', { token, body: sibling })
    const body = buildChild({ eaters: [{ child_id: mia.id }], people_at_table: 2 })
    await testApp.call('changeChild', { token, params: { id: child.id }, body })
    expect((await read()).child?.eaters).toMatchObject([{ child_id: mia.id, allergies: ['egg'] }])
  })

  it('is not found by another household', async () => {
    const { testApp, read } = await start()
    const other = await registerParent(testApp)
    await expect(read(other.user.id)).rejects.toMatchObject({ code: 'not_found' })
  })
})
