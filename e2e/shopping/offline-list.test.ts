import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../looks/expect-accessible.ts'
import { watchPage } from '../page/watch-page.ts'
import { startFamily } from '../service/family.ts'
import { type Service, test } from '../service/serve.ts'

/** The app can start by itself: its worker runs and has put its files away. */
async function waitUntilCached(page: Page): Promise<void> {
  const isCached = () =>
    page.evaluate(async () => {
      const names = await caches.keys()
      return (
        navigator.serviceWorker.controller?.state === 'activated' &&
        names.some((name) => name.startsWith('brightplate-app-'))
      )
    })
  await expect.poll(isCached).toBe(true)
}

/** The plan of a new family, opened once and kept on this device. */
async function openCachedPlan(page: Page, service: Service): Promise<string> {
  const { planUrl } = await startFamily(page, service.url)
  await page.goto(planUrl)
  await expect(page.getByRole('heading', { name: 'Meal Plan for Robin' })).toBeVisible()
  await waitUntilCached(page)
  return planUrl
}

async function savedFile(page: Page, act: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent('download'), act()])
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') }
}

test('the list is ticked and read without a connection, by its parent alone', async ({
  page,
  context,
  service,
}) => {
  const { plan, planUrl } = await startFamily(page, service.url)
  const items = plan.plan_data.shopping_items ?? []
  await page.goto(planUrl)
  await waitUntilCached(page)

  await test.step('ticks stay over a reload, and all tabs agree', async () => {
    await page.getByRole('tab', { name: 'Shopping List' }).click()
    await expect(page.getByText(`0 of ${items.length} in the cart`)).toBeVisible()
    const tick = page.getByRole('checkbox').first()
    const { height = 0 } =
      (await page
        .locator('label', { has: page.getByRole('checkbox') })
        .first()
        .boundingBox()) ?? {}
    expect(height).toBeGreaterThanOrEqual(44)
    const other = await context.newPage()
    await other.goto(planUrl)
    await other.getByRole('tab', { name: 'Shopping List' }).click()
    await tick.check()
    await expect(other.getByText(`1 of ${items.length} in the cart`)).toBeVisible()
    await other.close()
    await page.getByRole('button', { name: 'Clear the ticks' }).click()
    await expect(tick).not.toBeChecked()
    await page.getByRole('button', { name: 'Put the ticks back' }).click()
    await expect(tick).toBeChecked()
    await expectAccessible(page)
  })

  await test.step('without a connection the plan and the list open all the same', async () => {
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Meal Plan for Robin' })).toBeVisible()
    await expect(page.getByText(/This is the copy of .* on this device/)).toBeVisible()
    const dinner = plan.plan_data.days[0]?.dinner.name ?? ''
    await expect(page.getByRole('heading', { name: dinner }).first()).toBeVisible()
    await expect(page.getByRole('button', { name: /^Swap/ })).toHaveCount(0)
    await expectAccessible(page)
    await page.getByRole('tab', { name: 'Shopping List' }).click()
    await expect(page.getByRole('checkbox').first()).toBeChecked()
    await page.getByRole('checkbox').nth(1).check()
    await expect(page.getByText(`2 of ${items.length} in the cart`)).toBeVisible()
  })

  await test.step('the dashboard leads to it', async () => {
    await page.goto(`${service.url}/dashboard`)
    const kept = page.getByRole('region', { name: 'Today, kept on this device' })
    await expect(kept.getByText(/This is the copy of .* on this device/)).toBeVisible()
    await expect(kept.getByRole('link', { name: /^Cook/ })).toBeVisible()
    // A phone's bar: hidden on this desk.
    await expect(
      page.getByRole('navigation', { name: 'Places', includeHidden: true }),
    ).toBeAttached()
    await expect(
      page.getByRole('list', { name: 'Places' }).getByRole('link', { name: 'Child' }),
    ).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Open the plan kept on this device' }).click()
    await expect(page.getByRole('heading', { name: 'Meal Plan for Robin' })).toBeVisible()
  })

  await test.step('with the connection the plan is checked again', async () => {
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText(/This is the copy of/)).toHaveCount(0)
  })

  await test.step('after logging out nothing of the family is left, and no answer of the API', async () => {
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL(`${service.url}/`)
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Robin')
    const kept = await page.evaluate(async () => {
      const requests = await Promise.all(
        (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
      )
      return requests.flat().map(({ url }) => new URL(url).pathname)
    })
    expect(kept.length).toBeGreaterThan(10)
    expect(kept.filter((path) => !/^\/(assets|pictures|__spa-fallback)/.test(path))).toEqual([])
  })
})

test('in the shop a list that was never looked at before has the pictures of its aisles', async ({
  page,
  context,
  service,
}) => {
  const { planUrl } = await startFamily(page, service.url)
  await page.goto(planUrl)
  await waitUntilCached(page)
  const kept = () =>
    page.evaluate(async () => Boolean(await caches.match('/pictures/cup-with-straw.svg')))
  await expect.poll(kept).toBe(true)
  await context.setOffline(true)
  await page.getByRole('tab', { name: 'Shopping List' }).click()
  const pictures = page.getByRole('tabpanel').locator('h2 img, h3 img')
  const areDrawn = () =>
    pictures.evaluateAll((all) =>
      all.every((one) => one instanceof HTMLImageElement && one.naturalWidth > 0),
    )
  await pictures.last().scrollIntoViewIfNeeded()
  await expect.poll(areDrawn).toBe(true)
  expect(await pictures.count()).toBeGreaterThan(3)
})

test.describe(() => {
  test.use({ ownSettings: {} })

  test('with the server down a plan that was opened is there; another is not', async ({
    page,
    service,
  }) => {
    const planUrl = await openCachedPlan(page, service)
    await service.kill()
    await page.reload()
    await expect(page.getByText(/This is the copy of/)).toBeVisible()
    await page.goto(planUrl.replace(/.$/, (last) => (last === '0' ? '1' : '0')))
    await expect(page).toHaveURL(`${service.url}/dashboard`)
    await expect(page.getByText('Failed to load meal plan')).toBeVisible()
  })

  test('with the server down the dashboard has today’s meals with their date; one retry brings all of it back', async ({
    page,
    service,
  }) => {
    await openCachedPlan(page, service)
    await page.goto(`${service.url}/dashboard`)
    await expect(page.getByRole('region', { name: 'Today', exact: true })).toBeVisible()
    const copy = page.getByText(/This is the copy of/)
    await service.restartAfterKill(async () => {
      await page.reload()
      await expect(copy).toBeVisible()
      await expect(page.getByRole('link', { name: 'Open the plan kept' })).toBeVisible()
      await expect(page.getByText('We could not load your subscription.')).toBeAttached()
      await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(1)
    })
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(copy).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Today', exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  })
})

test('the list leaves as text and the plan as a calendar file', async ({
  page,
  context,
  service,
}) => {
  const problems = watchPage(page)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { plan, planUrl } = await startFamily(page, service.url)
  const { days, shopping_items: items = [], checked } = plan.plan_data
  await page.goto(planUrl)

  await test.step('as a calendar file, an event for each day and each trip to the shop, also where a page without TLS has no random ids', async () => {
    await page.evaluate(() => Reflect.deleteProperty(Crypto.prototype, 'randomUUID'))
    const { name, text } = await savedFile(page, async () => {
      await page.getByRole('button', { name: 'More for this plan' }).click()
      await page.getByRole('menuitem', { name: 'Save as calendar file' }).click()
    })
    expect(name).toBe(`meal-plan-${days[0]?.date}.ics`)
    const lines = text.replaceAll('\r\n ', '').split('\r\n')
    expect(lines[0]).toBe('BEGIN:VCALENDAR')
    const trips = lines.filter((line) => line.startsWith('SUMMARY:Shop for '))
    expect(trips).toHaveLength(1)
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(days.length + 1)
    for (const { date = '', dinner } of days) {
      expect(lines).toContain(`DTSTART;VALUE=DATE:${date.replaceAll('-', '')}`)
      expect(lines).toContain(`SUMMARY:Dinner: ${dinner.name.replaceAll(',', '\\,')}`)
    }
    expect(text.replaceAll('\r\n ', '')).toContain('Checked against milk')
  })

  await page.getByRole('tab', { name: 'Shopping List' }).click()
  const expectList = (text: string) => {
    expect(text).toContain('Meal Plan for Robin')
    expect(text).toContain(checked?.text)
    for (const { name, buy } of items) expect(text).toContain(`- ${name}: ${buy} (`)
    expect(text).toContain('Check that you have\n')
  }

  await test.step('as a file', async () => {
    const { name, text } = await savedFile(page, () =>
      page.getByRole('button', { name: 'Download list' }).click(),
    )
    expect(name).toBe(`shopping-list-${days[0]?.date}.txt`)
    expectList(text)
  })

  await test.step('as a copy, where the browser cannot share', async () => {
    await page.getByRole('button', { name: 'Copy list' }).click()
    await expect(page.getByText('List copied')).toBeVisible()
    expectList(await page.evaluate(() => navigator.clipboard.readText()))
  })

  await test.step('by the sheet of the phone, where it can', async () => {
    await page.addInitScript(() => {
      Object.assign(navigator, {
        share: async ({ text }: ShareData) => void Object.assign(window, { shared: text }),
      })
    })
    await page.reload()
    await page.getByRole('tab', { name: 'Shopping List' }).click()
    await page.getByRole('button', { name: 'Share list' }).click()
    expectList(await page.evaluate(() => String(Reflect.get(window, 'shared'))))
  })
  expect(problems).toEqual([])
})
