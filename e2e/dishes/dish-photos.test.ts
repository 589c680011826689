import { writeFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { clientOf } from '../../apps/server/src/testing/client-of.ts'
import {
  photoWithPlace,
  placeWords,
} from '../../apps/server/src/testing/families/photo-with-place.ts'
import { expectAccessible } from '../looks/expect-accessible.ts'
import { expectFits } from '../looks/expect-fits.ts'
import { openDish } from '../page/open-dish.ts'
import { openRow } from '../page/open-row.ts'
import { watchPage } from '../page/watch-page.ts'
import { startFamily } from '../service/family.ts'
import { test } from '../service/serve.ts'

test.use({ serviceWorkers: 'block', viewport: { width: 390, height: 844 } })

const photos = 'img[src^="data:image/jpeg"]'

/** A photo as a phone takes it: 2000 pixels wide, and it tells where. */
async function takePhoto(page: Page, colour: string): Promise<Buffer> {
  const drawn = await page.evaluate((fill) => {
    const canvas = document.createElement('canvas')
    canvas.width = 2000
    canvas.height = 1500
    const context = canvas.getContext('2d')
    if (!context) throw new Error('Nothing can be drawn')
    context.fillStyle = fill
    context.fillRect(0, 0, canvas.width, canvas.height)
    return canvas.toDataURL('image/jpeg')
  }, colour)
  const photo = photoWithPlace(Buffer.from(drawn.split(',')[1] ?? '', 'base64'))
  for (const word of placeWords) expect(photo.includes(word)).toBe(true)
  return photo
}

/** The dish of the plan's first day whose photo is asked for. */
async function startWithSheet(page: Page, url: string) {
  const family = await startFamily(page, url)
  await page.goto(`${family.planUrl}?day=1`)
  const slot = page
    .getByRole('region', { name: /^.*Day 1\b/ })
    .getByRole('region', { name: 'Breakfast' })
  const sheet = await openDish(page, slot)
  const dialog = page.getByRole('dialog', { name: /^Your photo of / })
  const button = sheet.getByRole('button', { name: /^Your photo of / })
  return { ...family, slot, sheet, dialog, button }
}

test('a parent’s own photo takes the place of the drawing, and tells of nothing but the food', async ({
  page,
  service,
}, testInfo) => {
  const problems = watchPage(page)
  await page.route('**/api/dish-photos', (route) => route.fulfill({ status: 503 }))
  const { call, session, planUrl, slot, sheet, dialog, button } = await startWithSheet(
    page,
    service.url,
  )
  const choose = async (photo: Buffer, label: string) => {
    const path = testInfo.outputPath('photo.jpg')
    await writeFile(path, photo)
    const chooser = page.waitForEvent('filechooser')
    await dialog.getByRole('button', { name: label }).click()
    await (await chooser).setFiles(path)
  }
  await call('confirm', { body: { current_password: 'correct horse' } })
  const kept = async () => (await call('exportAccount', {})).dish_photos

  await test.step('photos that cannot be loaded leave the drawings, and the dialog tries again', async () => {
    await expect(sheet.locator('img[src^="/plates/"]').first()).toBeVisible()
    await button.click()
    await expect(dialog.getByText('We could not load your photos.')).toBeVisible()
    await expectAccessible(page)
    await page.unroute('**/api/dish-photos')
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await expect(dialog.getByRole('button', { name: 'I agree' })).toBeVisible()
  })

  await test.step('it is agreed to first, on a screen that says what becomes of it', async () => {
    await expect(dialog.getByText('Food only, no faces.')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Choose a photo' })).toHaveCount(0)
    await expectFits(page)
    await page.route('**/api/dish-photos', (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.continue(),
    )
    await dialog.getByRole('button', { name: 'I agree' }).click()
    await expect(dialog.getByRole('alert').filter({ hasText: 'Failed to save' })).toBeVisible()
    await page.unroute('**/api/dish-photos')
    await dialog.getByRole('button', { name: 'I agree' }).click()
    await expect(dialog.getByRole('button', { name: 'Choose a photo' })).toBeVisible()
    await expect(dialog.getByText('Food only, no faces.')).toBeVisible()
    await expectFits(page)
  })

  await test.step('what is no photo is said, and what to do', async () => {
    await choose(Buffer.from('no photo at all'), 'Choose a photo')
    await expect(dialog.getByRole('alert').filter({ hasText: 'We cannot read this' })).toBeVisible()
    await expectFits(page)
  })

  await test.step('it is looked at, and kept smaller and without its place', async () => {
    await choose(await takePhoto(page, '#a33'), 'Choose a photo')
    await expect(dialog.getByRole('img', { name: 'The photo that you chose' })).toBeVisible()
    await expectFits(page)
    const sent = page.waitForRequest((request) => request.method() === 'PUT')
    await dialog.getByRole('button', { name: 'Keep this photo' }).click()
    const upload = (await sent).postDataBuffer() ?? Buffer.alloc(0)
    for (const word of placeWords) expect(upload.includes(word)).toBe(false)
    await expect(dialog).toHaveCount(0)
    const [photo] = (await kept()).photos
    const jpeg = Buffer.from(photo?.jpeg ?? '', 'base64')
    expect(jpeg.length).toBeGreaterThan(1000)
    for (const word of placeWords) expect(jpeg.includes(word)).toBe(false)
    const width = await sheet.locator(photos).evaluate(async (image: HTMLImageElement) => {
      await image.decode()
      return image.naturalWidth
    })
    expect(width).toBe(1280)
    await expectFits(page)
  })

  await test.step('it stands in the week and on Today’s page, on no paper and not in the child’s menu', async () => {
    const { photos: list } = await kept()
    expect(list).toHaveLength(1)
    await page.goto(`${service.url}/dashboard`)
    await expect(
      page.getByRole('region', { name: 'The week' }).locator(photos).first(),
    ).toBeVisible()
    await page.goto(`${planUrl}?day=1`)
    await expect(slot.locator(photos)).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    for (const photo of await page.locator(photos).all()) await expect(photo).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
    for (const path of ['/print?what=days', '/menu']) {
      await page.goto(`${planUrl}${path}`)
      await expect(page.locator('img[src^="/plates/"]').first()).toBeAttached()
      await expect(page.locator(photos)).toHaveCount(0)
    }
  })

  await test.step('it is replaced and removed', async () => {
    const [before] = (await kept()).photos
    await page.goto(`${planUrl}?day=1`)
    await openDish(page, slot)
    await button.click()
    await expect(dialog.getByRole('img', { name: 'The photo that is kept' })).toBeVisible()
    await choose(await takePhoto(page, '#33a'), 'Choose another')
    await dialog.getByRole('button', { name: 'Keep this photo' }).click()
    await expect(dialog).toHaveCount(0)
    const [after] = (await kept()).photos
    expect(after?.jpeg).not.toBe(before?.jpeg)
    await button.click()
    await dialog.getByRole('button', { name: 'Remove it' }).click()
    await expect(dialog.getByRole('img')).toHaveCount(0)
    expect((await kept()).photos).toEqual([])
    await choose(await takePhoto(page, '#3a3'), 'Choose a photo')
    await dialog.getByRole('button', { name: 'Keep this photo' }).click()
    await expect(sheet.locator(photos)).toBeVisible()
    // It is shown at once; the server has it a little later.
    await expect.poll(async () => (await kept()).photos.length).toBe(1)
  })

  await test.step('the account names it, and takes the agreement back', async () => {
    await page.goto(`${service.url}/account`)
    const section = await openRow(page, 'Your photos of dishes')
    const [photo] = (await kept()).photos
    await expect(section.getByText(`Kept: ${photo?.name}.`)).toBeVisible()
    await expectFits(page)
    await section.getByRole('button', { name: 'Take it back and erase all photos' }).click()
    await expect(section.getByText(/^You have not agreed/)).toBeVisible()
    expect(await kept()).toEqual({ agreed_at: null, photos: [] })
    await page.goto(`${planUrl}?day=1`)
    await expect(slot.locator('img[src^="/plates/"]').first()).toBeVisible()
    await expect(page.locator(photos)).toHaveCount(0)
  })
  // Nothing was asked for in another parent's name.
  expect((await clientOf(service.url, session.token)('listDishPhotos', {})).photos).toEqual([])
  expect(problems).toEqual([])
})
