import { expect, type Locator, type Page } from '@playwright/test'
import { expectAccessible } from '../looks/expect-accessible.ts'
import { expectFits } from '../looks/expect-fits.ts'
import { expectNoSideScroll } from '../looks/expect-no-side-scroll.ts'
import { expectWholeWords } from '../looks/expect-whole-words.ts'
import { watchPage } from '../page/watch-page.ts'
import { startFamily, todayInBrowser } from '../service/family.ts'
import { test } from '../service/serve.ts'

test.use({ serviceWorkers: 'block' })

/** On the clock on the wall, whatever the season. */
async function beTwentyToSix(page: Page): Promise<void> {
  const noon = new Date(`${todayInBrowser()}T17:00:00Z`)
  const hour = Number(
    new Intl.DateTimeFormat('en-US', {
      timeZone: 'America/New_York',
      hour: 'numeric',
      hourCycle: 'h23',
    }).format(noon),
  )
  await page.clock.install({ time: new Date(noon.getTime() + ((17 - hour) * 60 + 40) * 60_000) })
}

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('at 17:40 three taps lead from opening the app to cooking', async ({ page, service }) => {
    const { plan } = await startFamily(page, service.url)
    const problems = watchPage(page)
    const dinner = plan.plan_data.days[0]?.dinner
    await beTwentyToSix(page)
    let taps = 0
    const tap = async (target: Locator) => {
      // What has to be looked for below the screen would not be one tap.
      await expect(target).toBeInViewport({ ratio: 1 })
      await target.tap()
      taps += 1
    }
    // Its picture on the phone is the first tap, and opens the app at its beginning.
    taps += 1
    await page.goto(service.url)
    await expect(page).toHaveURL(`${service.url}/dashboard`)
    await tap(page.getByRole('link', { name: `Cook ${dinner?.name}` }))
    await tap(page.getByRole('button', { name: 'Start', exact: true }))
    await expect(page.getByRole('heading', { level: 1, name: /^Step 1 of / })).toBeVisible()
    await expectAccessible(page)
    expect(taps).toBe(3)
    expect(problems).toEqual([])
  })
})

test('at 17:40 the dashboard answers with dinner, and one tap cooks it', async ({
  page,
  service,
}) => {
  const { plan, planUrl } = await startFamily(page, service.url)
  const problems = watchPage(page)
  const dinner = plan.plan_data.days[0]?.dinner
  if (!dinner?.steps) throw new Error('The plan has no dinner')
  await beTwentyToSix(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${service.url}/dashboard`)
  const today = page.getByRole('region', { name: 'Today' })
  const cook = today.getByRole('link', { name: `Cook ${dinner.name}` })

  await test.step('the first screen of a phone is the next meal', async () => {
    await expect(cook).toBeInViewport({ ratio: 1 })
    await expect(today.getByRole('heading', { name: dinner.name })).toBeVisible()
    await expect(today.getByText(/Start (at 5:[45]\d PM|now, ready at \d:\d\d PM)/)).toBeVisible()
    const picture = today.locator('img').first()
    await expect(picture).toHaveJSProperty('complete', true)
    expect(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
    await expect(today.getByRole('button', { name: /^Something easier than/ })).toBeVisible()
    await expectFits(page)
  })

  await test.step('so it is on the smallest phone, above the bar', async () => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.evaluate(() => window.scrollTo(0, 0))
    const bar = await page.getByRole('navigation', { name: 'Places' }).boundingBox()
    const button = await cook.boundingBox()
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
    await page.setViewportSize({ width: 390, height: 844 })
  })

  await test.step('what is offered as easier is, by its work, minutes and steps', async () => {
    await today.getByRole('button', { name: /^Something easier than/ }).click()
    const list = page.getByRole('list', { name: 'Other dishes' })
    const none = page.getByText(/^We found nothing easier/)
    await expect(list.getByRole('button').first().or(none)).toBeVisible()
    const told = (text: string) => ({
      total: Number(/^(?:Now: )?(\d+) min/.exec(text)?.[1]),
      work: Number(/(\d+) min(?: of work)?(?: ·|$)/.exec(text)?.[1]),
      steps: Number(/(\d+) steps?\b/.exec(text)?.[1]),
    })
    const now = told((await page.getByText(/^Now: /).textContent()) ?? '')
    expect(now).toEqual({
      total: dinner.total_minutes,
      work: dinner.active_minutes,
      steps: dinner.steps?.length,
    })
    const efforts = (await list.locator('span.tabular-nums').allTextContents()).map(told)
    expect(efforts).toEqual(efforts.toSorted((a, b) => a.work - b.work || a.steps - b.steps))
    for (const { total, work, steps } of efforts) {
      expect(work).toBeLessThanOrEqual(now.work)
      expect(total).toBeLessThanOrEqual(now.total)
      expect(steps).toBeLessThanOrEqual(now.steps)
      expect(work + total + steps).toBeLessThan(now.work + now.total + now.steps)
    }
    await page.keyboard.press('Escape')
  })

  await test.step('a child sees now and next, and nothing to press', async () => {
    await today.getByRole('link', { name: 'Now and next, in pictures for Robin' }).click()
    await expect(page.getByRole('region', { name: 'Now' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Next' })).toBeVisible()
    await expect(page.getByRole('button')).toHaveCount(0)
    await expect(page.getByRole('link')).toHaveCount(0)
    await expectFits(page)
    await page.setViewportSize({ width: 320, height: 640 })
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
      const name = document.querySelector('section p')
      if (name) name.textContent = 'Strawberries'
    })
    await expect(page.getByText('Strawberries', { exact: true }).first()).toBeVisible()
    await expectNoSideScroll(page)
    await expectWholeWords(page)
    await page.evaluate(() => document.documentElement.removeAttribute('style'))
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goBack()
  })

  await test.step('the week in pictures opens each dish', async () => {
    const week = page.getByRole('region', { name: 'The week' })
    await expect(week.getByRole('link', { name: /, dinner: / })).toHaveCount(7)
    const third = plan.plan_data.days[2]
    await week
      .getByRole('link', { name: /, dinner: / })
      .nth(2)
      .click()
    const sheet = page.getByRole('dialog', { name: third?.dinner.name ?? '' })
    await expect(sheet).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(sheet).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^Day 3/ })).toHaveAttribute(
      'aria-expanded',
      'true',
    )
    await expect(page.getByRole('region', { name: 'Dinner' })).toBeInViewport()
  })

  await test.step('the bar below leads from place to place', async () => {
    const bar = page.getByRole('navigation', { name: 'Places' })
    await bar.getByRole('link', { name: 'List' }).click()
    await expect(page.getByRole('tab', { name: 'Shopping List' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await bar.getByRole('link', { name: 'Week' }).click()
    await expect(page.getByRole('tab', { name: 'Daily Meals' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await expect(page).toHaveURL(planUrl)
    await bar.getByRole('link', { name: 'Today' }).click()
    await expect(cook).toBeVisible()
    await page.setViewportSize({ width: 1280, height: 800 })
    const header = page.getByRole('banner').getByRole('list', { name: 'Places' })
    await header.getByRole('link', { name: 'List' }).click()
    await expect(header.getByRole('link', { name: 'List' })).toHaveAttribute('aria-current', 'page')
    await header.getByRole('link', { name: 'Today' }).click()
    await expect(cook).toBeVisible()
    await page.setViewportSize({ width: 390, height: 844 })
  })

  await test.step('it is cooked a step at a time', async () => {
    await cook.click()
    await expect(page.getByRole('heading', { level: 1, name: 'What you need' })).toBeVisible()
    for (const line of dinner.cooked_for?.ingredients ?? dinner.ingredients) {
      await expect(page.getByText(line, { exact: true })).toBeVisible()
    }
    await page.getByRole('button', { name: 'Start', exact: true }).click()
    const steps = dinner.cooked_for?.steps ?? dinner.steps ?? []
    const count = steps.length
    const [first = ''] = steps
    const heading = page.getByRole('heading', { level: 1, name: `Step 1 of ${count}` })
    await expect(heading).toBeFocused()
    await expect(page.getByText(first, { exact: true })).toBeVisible()
    await expectFits(page)
    await page.keyboard.press('ArrowRight')
    if (count > 1) {
      await expect(page.getByRole('heading', { name: `Step 2 of ${count}` })).toBeVisible()
    }
    for (let step = 2; step < count; step += 1) {
      await page.getByRole('button', { name: 'Next' }).click()
    }
    await page.getByRole('button', { name: 'Done' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /^Ready at 5:\d\d PM/ })).toBeFocused()
    await expect(page.getByText('How much is eaten is up to Robin.')).toBeVisible()
    await expectFits(page)
    await page.getByRole('link', { name: 'Back to the day' }).click()
    await expect(page.getByRole('region', { name: 'Dinner' })).toBeVisible()
  })

  await test.step('a meal that is not in the plan is not cooked', async () => {
    await page.goto(`${planUrl}/cook/99/dinner`)
    await expect(page.getByRole('heading', { name: 'This meal is not in the plan' })).toBeVisible()
    await page.getByRole('link', { name: 'Open the plan' }).click()
    await expect(page).toHaveURL(planUrl)
  })
  expect(problems).toEqual([])
})

test('a timer runs on from step to step and over a reload, and rings until it is stopped', async ({
  page,
  service,
}) => {
  const { plan, planUrl } = await startFamily(page, service.url)
  const [timed] = plan.plan_data.days.flatMap(({ day, breakfast, lunch, dinner }) =>
    Object.entries({ breakfast, lunch, dinner }).flatMap(([slot, dish]) => {
      const steps = dish.cooked_for?.steps ?? dish.steps ?? []
      const step = steps.findIndex((text) => /for \d+ minutes/.test(text)) + 1
      return step > 0 ? [{ day, slot, step }] : []
    }),
  )
  if (!timed) throw new Error('No step of the plan asks for a timer')
  await page.clock.install()
  await page.goto(`${planUrl}/cook/${timed.day}/${timed.slot}`)
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  for (let step = 1; step < timed.step; step += 1) {
    await page.getByRole('button', { name: 'Next' }).click()
  }
  await expect(page.getByRole('heading', { name: `Step ${timed.step} of ` })).toBeVisible()
  await page
    .getByRole('button', { name: /^Start a timer/ })
    .first()
    .click()
  const timers = page.getByRole('list', { name: 'Timers' })
  await expect(timers.getByRole('timer')).toHaveText(/^\d+:\d\d/)
  await page.getByRole('button', { name: 'Back' }).click()
  await page.reload()
  await expect(timers.getByRole('timer')).toHaveText(/^\d+:\d\d/)
  await page.clock.fastForward('06:00:01')
  await expect(timers.getByRole('timer')).toHaveText('Time is up')
  await expect(page.getByRole('alert')).toHaveText(`The timer of step ${timed.step} is over.`)
  await expectAccessible(page)
  await timers.getByRole('button', { name: `Stop the timer of step ${timed.step}` }).click()
  await expect(timers).toHaveCount(0)
})

test('a page that is opened by its address begins at its top, wherever another was left', async ({
  page,
  service,
}) => {
  const { planUrl } = await startFamily(page, service.url)
  await page.goto(planUrl)
  await expect(page.getByRole('region', { name: 'Dinner' }).first()).toBeVisible()
  await page.evaluate(() => scrollTo(0, 900))
  await page.goto(`${service.url}/dashboard`)
  await expect(page.getByRole('heading', { name: 'Meal Plans' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goto(planUrl)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900)
})
