import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildChild } from '../testing/families/build-child.ts'
import { exportOf } from '../testing/families/export-of.ts'
import { joinAsParent } from '../testing/families/join-as-parent.ts'
import { registerParent } from '../testing/families/register-parent.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'

let testApp: TestApp

beforeAll(async () => {
  testApp = await startTestApp()
})
afterAll(() => testApp.close())

const rare = 'zanthoxylum'

/** Two parents of a child, of whom the second has taken an allergy out. */
async function afterRemoval() {
  const first = await registerParent(testApp)
  const { body: child } = await testApp.call('createChild', {
    token: first.token,
    body: buildChild({ name: 'Zebulon', allergies: [rare, 'egg'] }),
  })
  const second = await joinAsParent(testApp, first.token)
  const params = { id: child.id }
  const { body: changed } = await testApp.call('changeChild', {
    token: second.token,
    params,
    body: buildChild({ name: 'Zebulon', allergies: ['Egg'] }),
  })
  return { first, second, params, changed }
}

type Family = Awaited<ReturnType<typeof afterRemoval>>

const answer = async (
  { params }: Pick<Family, 'params'>,
  token: string | undefined,
  put_back: boolean,
  tag = rare,
) => {
  const said = { params, body: { tag, put_back } }
  const { status, body, error } = await testApp.call(
    'answerRemovedAllergy',
    token === undefined ? said : { ...said, token },
  )
  return status === 200 ? body : { status, code: error.code }
}

const noticesTo = async (email: string) =>
  (await testApp.mails()).filter(
    ({ to, subject }) => to === email && subject.startsWith('A profile of your'),
  )

describe('an allergy that one of two parents takes out', () => {
  it('is told to the other by a mail that names neither the child nor the allergy, and in the profile', async () => {
    const { first, second, params, changed } = await afterRemoval()
    const removed = [
      { tag: rare, removed_at: testApp.now().toISOString(), removed_by: second.user.id },
    ]
    expect(changed.removed_allergies).toEqual(removed)
    const read = await testApp.call('readChild', { token: first.token, params })
    expect(read.body.removed_allergies).toEqual(removed)
    const [mail, ...others] = await noticesTo(first.email)
    expect(others).toEqual([])
    expect(mail?.text).toContain(`/children/${params.id}`)
    for (const word of [rare, 'Zebulon', first.user.name, second.user.name]) {
      expect(mail?.text).not.toContain(word)
    }
    expect(await noticesTo(second.email)).toEqual([])
  })

  it('is put back by one tap, by either of them', async () => {
    for (const who of ['first', 'second'] as const) {
      const family = await afterRemoval()
      const back = await answer(family, family[who].token, true)
      expect(back).toMatchObject({ allergies: ['Egg', rare], removed_allergies: [] })
      expect(back).not.toMatchObject({ revision: family.changed.revision })
      expect(await answer(family, family.first.token, true)).toMatchObject({ status: 422 })
    }
  })

  it('is agreed to by the other alone', async () => {
    const family = await afterRemoval()
    expect(await answer(family, family.second.token, false)).toEqual({
      status: 422,
      code: 'invalid_input',
    })
    expect(
      await answer(family, family.first.token, false, ` ${rare.toUpperCase()} `),
    ).toMatchObject({
      allergies: ['Egg'],
      removed_allergies: [],
    })
  })

  it('is told no longer once a form names it again, and tells nobody of what stays', async () => {
    const { first, params, changed } = await afterRemoval()
    const body = buildChild({ name: 'Zebulon', allergies: ['egg', rare] })
    const again = await testApp.call('changeChild', {
      token: first.token,
      params,
      body: { ...body, revision: changed.revision },
    })
    expect(again.body.removed_allergies).toEqual([])
    expect(await noticesTo(first.email)).toHaveLength(1)
  })

  it('is kept in no plan and behind no link, and stands in the export', async () => {
    const { first, params } = await afterRemoval()
    const { token } = first
    const { body: plan } = await testApp.call('generatePlan', {
      token,
      body: { child_id: params.id, duration_days: 7, start_date: '2026-11-05' },
    })
    expect(JSON.stringify(plan)).not.toContain(rare)
    const preview = await testApp.call('previewCareLink', {
      token,
      params,
      body: { kind: 'about', name_shown: 'none', language: 'en-US' },
    })
    expect(preview.status).toBe(200)
    expect(JSON.stringify(preview.body)).not.toContain(rare)
    expect(JSON.stringify((await exportOf(testApp, first)).body.children)).toContain(rare)
  })

  it('is answered by no one without a session, of another family, or with what cannot be', async () => {
    const family = await afterRemoval()
    const stranger = await registerParent(testApp)
    expect(await answer(family, undefined, true)).toMatchObject({ status: 401 })
    expect(await answer(family, stranger.token, true)).toMatchObject({ status: 404 })
    for (const tag of ['soy', '', 'x'.repeat(201)]) {
      expect(await answer(family, family.first.token, true, tag)).toMatchObject({ status: 422 })
    }
    const full = await testApp.call('changeChild', {
      token: family.first.token,
      params: family.params,
      body: buildChild({ allergies: Array.from({ length: 50 }, (_, at) => `word ${at}`) }),
    })
    expect(full.status).toBe(200)
    expect(await answer(family, family.first.token, true)).toMatchObject({ status: 422 })
  })
})

it('an allergy that a lone parent takes out is kept nowhere', async () => {
  const { token } = await registerParent(testApp)
  const { body: child } = await testApp.call('createChild', {
    token,
    body: buildChild({ allergies: [rare] }),
  })
  const { body } = await testApp.call('changeChild', {
    token,
    params: { id: child.id },
    body: buildChild({ allergies: [] }),
  })
  expect(body.removed_allergies).toBeUndefined()
})
