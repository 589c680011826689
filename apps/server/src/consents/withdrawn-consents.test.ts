import { limits } from '@brightplate/contract/limits'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { withdrawnConsents } from '../db/tables/household/withdrawn-consents.ts'
import { readEnv } from '../env.ts'
import { openDishModel } from '../models/open-dish-model.ts'
import { buildChild } from '../testing/families/build-child.ts'
import { exportOf } from '../testing/families/export-of.ts'
import { invite, joinAsParent } from '../testing/families/join-as-parent.ts'
import { memberOf } from '../testing/families/member-of.ts'
import { registerParent } from '../testing/families/register-parent.ts'
import { startModelServer } from '../testing/models/model-server.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'

let testApp: TestApp

beforeAll(async () => {
  testApp = await startTestApp()
})
afterAll(() => testApp.close())

const today = () => testApp.now().toISOString().slice(0, 10)
const listed = async (token: string, app = testApp) =>
  (await app.call('listWithdrawnConsents', { token })).body.consents
const rowsOf = async (userId: string) => {
  const { householdId } = await memberOf(testApp, userId)
  return () =>
    testApp.database.db.$count(withdrawnConsents, eq(withdrawnConsents.householdId, householdId))
}
const agreePhotos = (token: string, agrees: boolean) =>
  testApp.call('changePhotoAgreement', { token, body: { agrees } })

/** Shares a child with Grandma and keeps a log of how it eats; answers with how to take both back. */
async function agreeAbout(token: string, childId: string) {
  const params = { id: childId }
  await testApp.call('changeEatingLog', { token, params, body: { asks: 'meals', today: today() } })
  const shared = {
    kind: 'today',
    recipient: 'Grandma',
    name_shown: 'none',
    language: 'en-US',
    consents: true,
  } as const
  const { body: link } = await testApp.call('createCareLink', { token, params, body: shared })
  return async () => {
    await testApp.call('changeEatingLog', { token, params, body: { asks: null, today: today() } })
    testApp.advance(1)
    await testApp.call('endCareLink', { token, params: { id: link.id } })
  }
}

const addChild = async (token: string) =>
  (await testApp.call('createChild', { token, body: buildChild() })).body.id

describe('consents that were taken back', () => {
  it('are kept with both days and the words, seen by who may, and exported', async () => {
    const { token, user } = await registerParent(testApp)
    const childId = await addChild(token)
    const agreed_at = testApp.now().toISOString()
    await agreePhotos(token, true)
    const takeBack = await agreeAbout(token, childId)
    expect(await listed(token)).toEqual([])
    testApp.advance(60_000)
    const withdrawn_at = testApp.now().toISOString()
    await agreePhotos(token, false)
    testApp.advance(1)
    await takeBack()
    const photos = { kind: 'dish_photos', child_id: null, recipient: null, agreed_at, withdrawn_at }
    const expected = [
      { kind: 'care_link', child_id: childId, recipient: 'Grandma', agreed_at },
      { kind: 'eating_log', child_id: childId, recipient: null, agreed_at: agreed_at.slice(0, 10) },
      photos,
    ]
    const found = await listed(token)
    expect(found).toMatchObject(expected)
    for (const { words_version } of found) expect(words_version).toMatch(/^2026-11-2\d$/)
    expect((await exportOf(testApp, { token })).body.withdrawn_consents).toEqual(found)

    // What was never agreed to is not taken back.
    await agreePhotos(token, false)
    await takeBack()
    expect(await listed(token)).toEqual(found)

    const other = await joinAsParent(testApp, token)
    expect(await listed(other.token)).toEqual(found.filter(({ child_id }) => child_id === childId))
    expect(await listed((await registerParent(testApp)).token)).toEqual([])

    const rows = await rowsOf(user.id)
    await testApp.call('deleteChild', {
      token,
      params: { id: childId },
      query: { plans: 'delete' },
    })
    expect(await listed(token)).toMatchObject([photos])
    await testApp.call('eraseAccount', { token, body: { current_password: 'correct horse' } })
    expect(await rows()).toBe(0)
  })

  it('name the provider of a model, also where another one came in its place', async () => {
    const model = await startModelServer()
    onTestFinished(model.close)
    const settings = { MODEL_NAME: 'cook-1', MODEL_BASE_URL: model.url }
    const env = readEnv({ MODEL_PROVIDER: 'openai-compatible', ...settings })
    const dishModel = await openDishModel(env, () => {})
    const app = await startTestApp({ dishModel })
    onTestFinished(app.close)
    const { token } = await registerParent(app)
    const agree = (model_opt_in: boolean) =>
      app.call('changeAccount', { token, body: { model_opt_in } })
    await agree(true)
    await agree(true)
    expect(await listed(token, app)).toEqual([])
    await agree(false)
    await agree(false)
    const provider = dishModel?.provider
    expect(await listed(token, app)).toMatchObject([
      { kind: 'language_model', recipient: provider, child_id: null },
    ])
  })

  it('come along with a child that its parent brings into another household', async () => {
    const owner = await registerParent(testApp)
    const second = await registerParent(testApp)
    const { token } = second
    const childId = await addChild(token)
    await (await agreeAbout(token, childId))()
    const before = await listed(token)
    expect(before).toHaveLength(2)
    const secret = await invite(testApp, owner.token, second.email)
    await testApp.call('acceptInvitation', { token, body: { token: secret } })
    expect(await listed(owner.token)).toEqual([])
    await testApp.call('confirm', { token, body: { current_password: 'correct horse' } })
    await testApp.call('bringChildren', { token, body: { child_ids: [childId] } })
    expect(await listed(owner.token)).toEqual(before)
  })

  it('are kept up to a number', async () => {
    const { token, user } = await registerParent(testApp)
    const rows = await rowsOf(user.id)
    for (let times = 0; times <= limits.withdrawnConsentsKept; times += 1) {
      testApp.advance(1)
      await agreePhotos(token, true)
      await agreePhotos(token, false)
    }
    expect(await rows()).toBe(limits.withdrawnConsentsKept)
  })
})
