import { expect, type Page } from '@playwright/test'
import { openRow } from '../page/open-row.ts'
import { settle } from '../page/settle.ts'
import { addChild } from '../service/family.ts'
import { openSignedIn } from '../service/open-signed-in.ts'
import { test } from '../service/serve.ts'
import { expectAccessible } from './expect-accessible.ts'
import { expectReadable } from './expect-readable.ts'

// What a worker fetched could not be answered by the test.
test.use({ serviceWorkers: 'block' })

const toasts = (page: Page) => page.locator('[data-sonner-toast]')
const shown = (page: Page) => page.locator('[data-sonner-toast][data-visible="true"]')

/** For a poll: messages stand for 4 seconds of a clock that only this moves. */
const countSoon = (page: Page) => async () => {
  await page.clock.runFor(50)
  return toasts(page).count()
}

/** A screen where each tap of the button shows one more message. */
async function openWithMessages(page: Page, service: Parameters<typeof openSignedIn>[1]) {
  await page.clock.install({ time: new Date('2026-12-01T12:00:00Z') })
  await openSignedIn(page, service, '/account')
  await openRow(page, 'Name')
  return page.getByRole('button', { name: 'Save name' })
}

test('a message stands for 4 seconds at the bottom right, and stays under the pointer §4.26 §4.28 §4.30 §9.14 §9.16', async ({
  page,
  service,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const save = await openWithMessages(page, service)
  await expect(save).toBeEnabled()
  await page.clock.pauseAt(new Date('2026-12-01T12:30:00Z'))
  await save.click()
  await expect.poll(countSoon(page)).toBe(1)
  await expect(toasts(page)).toContainText('Name changed')
  await toasts(page).hover()
  // Under the pointer it stands, however long the page is read in.
  await page.clock.resume()
  await expectReadable(page)
  await page.mouse.move(10, 10)
  await settle(page)
  await page.clock.pauseAt(new Date('2026-12-01T13:00:00Z'))
  await page.clock.runFor(1_000)
  await expect(toasts(page)).toHaveCount(0)
  await save.click()
  await expect.poll(countSoon(page)).toBe(1)
  const index = async () => {
    const box = await toasts(page).boundingBox()
    return box && [box.width, box.x + box.width, box.y + box.height]
  }
  await expect.poll(index).toEqual([356, 1280 - 24, 900 - 24])
  await page.clock.runFor(3_300)
  await expect(toasts(page)).toHaveCount(1)
  await toasts(page).hover()
  await page.clock.runFor(20_000)
  await expect(toasts(page)).toHaveCount(1)
  await page.mouse.move(10, 10)
  await settle(page)
  await page.clock.runFor(100)
  const hideTab = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { value, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, hidden)
  await hideTab(true)
  await settle(page)
  await page.clock.runFor(20_000)
  await expect(toasts(page)).toHaveCount(1)
  await hideTab(false)
  await settle(page)
  // What is left of the 4 seconds, and the 200 ms in which it fades.
  await page.clock.runFor(900)
  await expect(toasts(page)).toHaveCount(0)
})

test('three messages show at most; they open with Alt+T and go with a swipe or the button §4.27 §4.29 §9.15 §9.17-19', async ({
  page,
  service,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const save = await openWithMessages(page, service)
  await expect(save).toBeEnabled()
  await page.clock.pauseAt(new Date('2026-12-01T13:00:00Z'))
  for (let count = 1; count <= 4; count += 1) {
    await save.click()
    await expect.poll(countSoon(page)).toBe(count)
  }
  await page.keyboard.press('Alt+KeyT')
  await expect(shown(page)).toHaveCount(3)
  await expect(toasts(page).first()).toHaveAttribute('data-expanded', 'true')
  const gaps = async () => {
    const boxes = await Promise.all((await shown(page).all()).map((one) => one.boundingBox()))
    const tops = boxes.flatMap((box) => (box ? [box] : [])).sort((a, b) => a.y - b.y)
    return tops.slice(1).map((box, at) => {
      const above = tops[at]
      return above ? Math.round(box.y - above.y - above.height) : null
    })
  }
  await expect.poll(gaps).toEqual([14, 14])
  await shown(page).first().getByRole('button', { name: 'Dismiss' }).click()
  await expect.poll(countSoon(page)).toBe(3)
  await expect.poll(gaps).toEqual([14, 14])
  const swiped = shown(page).first()
  const left = async () => (await swiped.boundingBox())?.x ?? Number.NaN
  const atRest = await left()
  /** So slowly that the way counts and not the speed. */
  const swipe = async (pixels: number) => {
    // It waits until the message no longer moves, and stands where it stood before it was swiped.
    await swiped.hover({ position: { x: 4, y: 4 } })
    await expect.poll(left).toBe(atRest)
    const box = await swiped.boundingBox()
    if (!box) throw new Error('No message to swipe')
    await page.mouse.down()
    await page.mouse.move(box.x + 14, box.y + 4)
    await settle(page)
    await page.mouse.move(box.x + 4 + pixels, box.y + 4)
    await page.clock.runFor(2_000)
    await page.mouse.up()
    await settle(page)
    await page.clock.runFor(1_000)
  }
  await swipe(44)
  await expect(toasts(page)).toHaveCount(3)
  await swipe(46)
  await expect(toasts(page)).toHaveCount(2)
})

test('a choice that stands open leaves the page around it readable, and letters typed into it belong together for 1 second §9.20', async ({
  page,
  service,
}) => {
  await page.clock.install({ time: new Date('2026-12-01T12:00:00Z') })
  const { call } = await openSignedIn(page, service, '/dashboard')
  for (const name of ['Audrey', 'Ada', 'Aurora']) await addChild(call, { name })
  await page.goto(`${service.url}/meal-plan/generate`)
  const choice = page.getByRole('combobox', { name: /^Select Child/ })
  await choice.click()
  await expect(page.getByRole('listbox')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.locator('body > [aria-live=off]')).toHaveCount(0)

  await choice.click()
  const focused = page.locator('[role=option]:focus')
  await expect(focused).toHaveCount(1)
  await page.clock.pauseAt(new Date('2026-12-01T13:00:00Z'))
  const press = async (key: string) => {
    await page.keyboard.press(key)
    await page.clock.runFor(10)
  }
  await press('Home')
  await expect(focused).toHaveText(/^Audrey/)
  await press('a')
  await expect(focused).toHaveText(/^Ada/)
  await page.clock.runFor(900)
  await press('u')
  await expect(focused).toHaveText(/^Aurora/)
  await page.clock.runFor(1_000)
  await press('Home')
  await press('a')
  await expect(focused).toHaveText(/^Ada/)
  await page.clock.runFor(1_000)
  await press('u')
  await expect(focused).toHaveText(/^Ada/)
})

test('on a phone a message that holds nothing to press goes with the next touch, so that it covers nothing that is touched', async ({
  page,
  service,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const save = await openWithMessages(page, service)
  await expect(save).toBeEnabled()
  await page.clock.pauseAt(new Date('2026-12-01T12:30:00Z'))
  await save.click()
  await expect.poll(countSoon(page)).toBe(1)
  await page.getByRole('heading', { level: 1 }).click()
  await expect.poll(countSoon(page)).toBe(0)
})
