import { limits } from '@brightplate/contract/limits'
import { photoTooLarge, photoUnreadable } from '@brightplate/contract/plans/dishes/dish-photo'
import { allRecipes } from '@brightplate/recipes/all-recipes'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { dishPhotos } from '../db/tables/household/dish-photos.ts'
import { readEnv } from '../env.ts'
import { openDishModel } from '../models/open-dish-model.ts'
import { buildChild } from '../testing/families/build-child.ts'
import { exportOf } from '../testing/families/export-of.ts'
import { memberOf } from '../testing/families/member-of.ts'
import { photoWithPlace, placeWords, plainPhoto } from '../testing/families/photo-with-place.ts'
import { registerParent } from '../testing/families/register-parent.ts'
import { startModelServer } from '../testing/models/model-server.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { openJpeg } from './dish-photo-row.ts'
import { readPhotoRow } from './read-photo-row.ts'

let testApp: TestApp

beforeAll(async () => {
  testApp = await startTestApp()
})
afterAll(() => testApp.close())

const megabyte = 1024 * 1024
const dish = `recipe:${allRecipes[0]?.id}`
const params = { dish }

const fileOf = (bytes: Buffer, type = 'image/jpeg') =>
  new File([new Uint8Array(bytes)], 'photo.jpg', { type })

/** A photo of that many bytes, most of them in its packed picture. */
const photoOf = (size: number): Buffer<ArrayBuffer> =>
  Buffer.concat([
    plainPhoto.subarray(0, plainPhoto.length - 2),
    Buffer.alloc(size - plainPhoto.length, 0x55),
    plainPhoto.subarray(plainPhoto.length - 2),
  ])

async function parentWhoAgreed(app = testApp) {
  const { token, user } = await registerParent(app)
  const { body } = await app.call('changePhotoAgreement', { token, body: { agrees: true } })
  expect(body).toEqual({ agreed_at: app.now().toISOString(), photos: [] })
  return { token, userId: user.id }
}

type Parent = { token: string }

const keep = ({ token }: Parent, photo: Buffer = plainPhoto, of = dish) =>
  testApp.call('keepDishPhoto', { token, params: { dish: of }, body: fileOf(photo) })
const list = async ({ token }: Parent) => (await testApp.call('listDishPhotos', { token })).body
const read = ({ token }: Parent) => testApp.call('readDishPhoto', { token, params })
const jpegOf = async (parent: Parent) =>
  Buffer.from((await (await read(parent)).body?.arrayBuffer()) ?? new ArrayBuffer(0))

describe('a parent’s own photo of a dish', () => {
  it('is kept, replaced and removed', async () => {
    const parent = await parentWhoAgreed()
    const { status, body } = await keep(parent)
    expect(status).toBe(200)
    expect(body.photos).toEqual([
      { dish, name: expect.stringMatching(/^[A-Z]/), changed_at: testApp.now().toISOString() },
    ])
    expect(await jpegOf(parent)).toEqual(plainPhoto)
    const larger = photoOf(5000)
    expect((await keep(parent, larger)).body.photos).toHaveLength(1)
    expect(await jpegOf(parent)).toEqual(larger)
    const removed = await testApp.call('removeDishPhoto', { ...parent, params })
    expect(removed.body.photos).toEqual([])
    expect((await read(parent)).status).toBe(404)
    expect((await testApp.call('removeDishPhoto', { ...parent, params })).status).toBe(404)
  })

  it('is exported whole where it is large, and as it is now where it is replaced meanwhile', async () => {
    const parent = await parentWhoAgreed()
    const first = photoOf(300_000)
    await keep(parent, first)
    const { body } = await exportOf(testApp, parent)
    expect(body.dish_photos.photos.map(({ jpeg }) => jpeg)).toEqual([first.toString('base64')])
    const { householdId } = await memberOf(testApp, parent.userId)
    const { db, keys } = testApp.services
    const household = await keys.find(db, householdId)
    if (!household) throw new Error('The household has no keys')
    const [{ dishHash } = { dishHash: '' }] = await db
      .select({ dishHash: dishPhotos.dishHash })
      .from(dishPhotos)
      .where(eq(dishPhotos.householdId, householdId))
    const reading = readPhotoRow(db, household, dishHash)
    testApp.advance(1000)
    const second = photoOf(400_000)
    await keep(parent, second)
    const row = await reading
    expect([first.length, second.length]).toContain(row && openJpeg(household, row).length)
    await testApp.call('removeDishPhoto', { ...parent, params })
    expect(await readPhotoRow(db, household, dishHash)).toBeUndefined()
  })

  it('is taken thirty times a minute; more are refused before they are read', async () => {
    const parent = await parentWhoAgreed()
    for (let at = 0; at < limits.photosPerMinute; at += 1)
      expect((await keep(parent)).status).toBe(200)
    expect((await keep(parent)).error).toMatchObject({ code: 'too_many_requests' })
    testApp.advance(60_000)
    expect((await keep(parent)).status).toBe(200)
  })

  it('may be of a plain food too', async () => {
    const parent = await parentWhoAgreed()
    const { body } = await keep(parent, plainPhoto, 'chicken-nuggets')
    expect(body.photos).toMatchObject([{ dish: 'chicken-nuggets', name: 'Chicken nuggets' }])
  })

  it('loses what tells where, when and by whom it was taken', async () => {
    const parent = await parentWhoAgreed()
    await keep(parent, photoWithPlace())
    const jpeg = await jpegOf(parent)
    expect(jpeg).toEqual(plainPhoto)
    for (const word of placeWords) expect(jpeg.includes(word)).toBe(false)
  })

  it('is sent to its parent’s own browser alone, as a picture, and again only where it changed', async () => {
    const { token } = await parentWhoAgreed()
    await keep({ token })
    const get = (headers = {}) =>
      testApp.app.inject({
        url: `/api/dish-photos/${encodeURIComponent(dish)}`,
        headers: { authorization: `Bearer ${token}`, ...headers },
      })
    const first = await get()
    expect(first.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
      vary: expect.stringContaining('authorization'),
    })
    const again = await get({ 'if-none-match': String(first.headers.etag) })
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0])
    testApp.advance(1000)
    await keep({ token }, photoOf(900))
    const changed = await get({ 'if-none-match': String(first.headers.etag) })
    expect(changed.statusCode).toBe(200)
  })

  it.each([
    ['is no picture', Buffer.from('<svg/>'), 'image/jpeg', 422, photoUnreadable()],
    ['says that it is none', plainPhoto, 'text/html', 422, photoUnreadable()],
    [
      'is of another kind',
      Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
      'image/png',
      422,
      photoUnreadable(),
    ],
    ['is cut off', plainPhoto.subarray(0, 200), 'image/jpeg', 422, photoUnreadable()],
    ['is too large', photoOf(2 * megabyte + 1), 'image/jpeg', 422, photoTooLarge()],
    ['is far too large', photoOf(3 * megabyte), 'image/jpeg', 413, photoTooLarge()],
    ['is empty', Buffer.alloc(0), 'image/jpeg', 422, 'Choose a photo.'],
  ])('is refused where it %s, with what to do', async (_, bytes, type, status, detail) => {
    const parent = await parentWhoAgreed()
    const body = fileOf(bytes, type)
    const answer = await testApp.call('keepDishPhoto', { ...parent, params, body })
    expect([answer.status, answer.error.detail]).toEqual([status, detail])
    expect((await list(parent)).photos).toEqual([])
  })

  it('may have 2 MB', async () => {
    const parent = await parentWhoAgreed()
    const largest = photoOf(2 * megabyte)
    expect((await keep(parent, largest)).status).toBe(200)
    expect((await jpegOf(parent)).equals(largest)).toBe(true)
  })

  it.each(['recipe:blorb', 'blorb', 'recipe:', '__proto__'])(
    'is refused of what is no dish: %s',
    async (of) => {
      expect((await keep(await parentWhoAgreed(), plainPhoto, of)).status).toBe(404)
    },
  )

  it('finds no room where the photos of a family fill theirs', async () => {
    const parent = await parentWhoAgreed()
    const most = limits.photosMbPerHousehold / limits.photoMb
    const answers = []
    for (const { id } of allRecipes.slice(0, most + 1)) {
      answers.push(await keep(parent, photoOf(2 * megabyte), `recipe:${id}`))
    }
    const last = answers.at(-1)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(most)
    expect(last?.error.detail).toBe(
      'Your photos fill the 20 MB that there are for them. Remove one first.',
    )
    expect((await list(parent)).photos).toHaveLength(most)
  })

  it('is nobody else’s, and needs a session', async () => {
    const owner = await parentWhoAgreed()
    await keep(owner)
    const other = await parentWhoAgreed()
    expect((await list(other)).photos).toEqual([])
    expect((await read(other)).status).toBe(404)
    expect((await testApp.call('removeDishPhoto', { ...other, params })).status).toBe(404)
    await keep(other, photoOf(700))
    expect(await jpegOf(owner)).toEqual(plainPhoto)
    const body = fileOf(plainPhoto)
    expect((await testApp.call('listDishPhotos')).status).toBe(401)
    expect((await testApp.call('readDishPhoto', { params })).status).toBe(401)
    expect((await testApp.call('keepDishPhoto', { params, body })).status).toBe(401)
    expect((await testApp.call('removeDishPhoto', { params })).status).toBe(401)
    const agreed = await testApp.call('changePhotoAgreement', { body: { agrees: true } })
    expect(agreed.status).toBe(401)
  })
})

describe('the agreement that photos are kept', () => {
  const agree = ({ token }: Parent, agrees: boolean) =>
    testApp.call('changePhotoAgreement', { token, body: { agrees } })

  it('comes first', async () => {
    const parent = await registerParent(testApp)
    const { status, error } = await keep(parent)
    expect([status, error.code]).toEqual([403, 'photos_not_agreed'])
    expect(await list(parent)).toEqual({ agreed_at: null, photos: [] })
  })

  it('is yes or no', async () => {
    const { token } = await registerParent(testApp)
    // Whatever a client may send.
    const body = { agrees: 'perhaps' } as never
    expect((await testApp.call('changePhotoAgreement', { token, body })).status).toBe(422)
  })

  it('erases every photo when it is taken back, of this family alone', async () => {
    const parent = await parentWhoAgreed()
    const other = await parentWhoAgreed()
    await keep(parent)
    await keep(other)
    expect((await agree(parent, false)).body).toEqual({ agreed_at: null, photos: [] })
    expect((await read(parent)).status).toBe(404)
    expect((await agree(parent, true)).body.photos).toEqual([])
    expect((await list(other)).photos).toHaveLength(1)
  })

  it('taken back while a photo comes leaves none', async () => {
    const parent = await parentWhoAgreed()
    const came = await Promise.all([
      ...allRecipes.slice(0, 8).map(({ id }) => keep(parent, plainPhoto, `recipe:${id}`)),
      agree(parent, false),
    ])
    expect(came.map(({ status }) => status).filter((one) => one !== 200 && one !== 403)).toEqual([])
    expect(await list(parent)).toEqual({ agreed_at: null, photos: [] })
  })
})

describe('what is kept of photos', () => {
  const rowsOf = async (userId: string) => {
    const { householdId } = await memberOf(testApp, userId)
    return testApp.database.db
      .select()
      .from(dishPhotos)
      .where(eq(dishPhotos.householdId, householdId))
  }

  it('lies sealed: neither picture nor dish stands in the database', async () => {
    const parent = await parentWhoAgreed()
    const { photos } = (await keep(parent)).body
    const [row] = await rowsOf(parent.userId)
    const text = Buffer.concat([row?.photo ?? Buffer.alloc(0), row?.dish ?? Buffer.alloc(0)])
    expect(text.length).toBeGreaterThan(plainPhoto.length)
    for (const words of ['JFIF', dish, photos[0]?.name ?? ''])
      expect(text.includes(words)).toBe(false)
    expect(row?.dishHash).not.toContain(allRecipes[0]?.id)
  })

  it('is exported, and erased with the account', async () => {
    const { userId, ...parent } = await parentWhoAgreed()
    await keep(parent)
    const { body } = await exportOf(testApp, parent)
    expect(body.dish_photos).toMatchObject({
      agreed_at: testApp.now().toISOString(),
      photos: [{ dish, jpeg: plainPhoto.toString('base64') }],
    })
    const { householdId } = await memberOf(testApp, userId)
    const erased = await testApp.call('eraseAccount', {
      ...parent,
      body: { current_password: 'correct horse' },
    })
    expect(erased.status).toBe(204)
    const rows = await testApp.database.db.select().from(dishPhotos)
    expect(rows.filter((row) => row.householdId === householdId)).toEqual([])
  })

  it('goes into no plan and to no language model', async () => {
    const model = await startModelServer()
    onTestFinished(model.close)
    const dishModel = await openDishModel(
      readEnv({
        MODEL_PROVIDER: 'openai-compatible',
        MODEL_NAME: 'cook-1',
        MODEL_BASE_URL: model.url,
      }),
      () => {},
    )
    const withModel = await startTestApp({ dishModel })
    onTestFinished(withModel.close)
    const { token } = await parentWhoAgreed(withModel)
    await withModel.call('changeAccount', { token, body: { model_opt_in: true } })
    const body = fileOf(plainPhoto)
    expect((await withModel.call('keepDishPhoto', { token, params, body })).status).toBe(200)
    const { body: child } = await withModel.call('createChild', {
      token,
      body: buildChild({ textures_avoided: ['crunchy', 'chewy', 'mixed', 'soft'], safe_foods: [] }),
    })
    const { body: plan } = await withModel.call('generatePlan', {
      token,
      body: { child_id: child.id, duration_days: 7 },
    })
    const sent = JSON.stringify(model.bodies)
    expect(model.bodies.length).toBeGreaterThan(0)
    for (const text of [sent, JSON.stringify(plan)]) {
      expect(text).not.toMatch(/photo|jpeg|JFIF|image/i)
      expect(text).not.toContain(plainPhoto.toString('base64').slice(0, 40))
    }
  })
})
