import { expect, type Locator, type Page } from '@playwright/test'
import { watchPage } from '../page/watch-page.ts'
import { addChild, makePlan } from '../service/family.ts'
import { test } from '../service/serve.ts'
import { signInParent } from '../service/sign-in-parent.ts'

test.use({ serviceWorkers: 'block', viewport: { width: 390, height: 844 } })

const mostTabs = 400

/** What gets the focus is scrolled to, which takes some frames. */
async function expectAtRest(target: Locator): Promise<void> {
  const moved = () =>
    target.evaluate(async (element) => {
      const { top } = element.getBoundingClientRect()
      for (let frames = 0; frames < 3; frames += 1) {
        await new Promise((resolve) => requestAnimationFrame(resolve))
      }
      return element.getBoundingClientRect().top - top
    })
  await expect.poll(moved).toBe(0)
}

/** Goes on with Tab until it has the focus, and looks whether anything lies over it (WCAG 2.4.11). */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let tabs = 0; tabs < mostTabs; tabs += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
  await expectAtRest(target)
  const above = await target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const there = document.elementFromPoint(left + width / 2, top + height / 2)
    const label = element.closest('label') ?? element.parentElement
    if (there && (element.contains(there) || label?.contains(there))) return null
    return `${there?.outerHTML.slice(0, 300) ?? 'the edge of the window'} at ${top}+${height} of ${innerHeight}, scrolled ${scrollY}: ${element.outerHTML.slice(0, 200)}`
  })
  expect(above, 'what has the focus is covered').toBeNull()
}

async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

test('a first run is done by keyboard alone, and nothing lies over what has the focus', async ({
  page,
  service,
}) => {
  const problems = watchPage(page)
  await signInParent(page, service.url)
  await page.goto(`${service.url}/dashboard`)
  await press(page, page.getByRole('link', { name: 'Add Your First Child' }))
  await tabTo(page, page.getByLabel('Name'))
  await page.keyboard.type('Theo')
  await tabTo(page, page.getByLabel('Age'))
  await page.keyboard.type('6')
  const diagnosis = page.getByRole('radiogroup', { name: 'Diagnosis' })
  await press(page, diagnosis.getByRole('radio').first(), 'Space')
  await press(page, page.getByRole('link', { name: /^Next: / }))
  await press(page, page.getByRole('button', { name: 'Milk', exact: true }), 'Space')
  await press(page, page.getByRole('link', { name: /^Next: / }))
  const tiles = page.getByRole('group', { name: 'Foods to tap' }).getByRole('button')
  for (const at of [0, 3, 5]) {
    await press(page, tiles.nth(at), 'Space')
    await expect(tiles.nth(at)).toHaveAttribute('aria-pressed', 'true')
  }
  await press(page, page.getByRole('button', { name: 'Skip the rest and make the week' }))
  await page.waitForURL(/\/meal-plan\/[0-9a-f-]{36}/, { timeout: 60_000 })
  await expect(page.getByRole('heading', { name: 'Meal Plan for Theo' })).toBeFocused()
  expect(problems).toEqual([])
})

test('a plan is read, swapped, shopped for and cooked by keyboard alone', async ({
  page,
  service,
}) => {
  const problems = watchPage(page)
  const { call } = await signInParent(page, service.url)
  const child = await addChild(call)
  const plan = await makePlan(call, child.id)
  await page.goto(`${service.url}/meal-plan/${plan.id}`)
  const dinner = page.getByRole('region', { name: 'Dinner', exact: true })
  const dish = dinner.getByRole('heading', { level: 3 }).getByRole('link')
  const before = (await dish.textContent()) ?? ''
  const sheet = page.getByRole('dialog').first()

  await test.step('swap', async () => {
    await press(page, dish)
    await press(page, sheet.getByRole('button', { name: /^Swap/ }))
    const choices = page.getByRole('dialog', { name: /^Swap/ })
    await press(page, choices.getByRole('button', { name: /^Choose this/ }).first())
    await expect(dish).not.toHaveText(before)
  })

  await test.step('list', async () => {
    await tabTo(page, page.getByRole('tab', { name: 'Daily Meals' }))
    await page.keyboard.press('ArrowRight')
    const first = page.getByRole('tabpanel').getByRole('checkbox').first()
    await press(page, first, 'Space')
    await expect(first).toBeChecked()
    await tabTo(page, page.getByRole('tab', { name: 'Shopping List' }))
    await page.keyboard.press('ArrowLeft')
  })

  await test.step('cook', async () => {
    await press(page, dish)
    await press(page, sheet.getByRole('link', { name: /^Cook/ }))
    await press(page, page.getByRole('button', { name: 'Start', exact: true }))
    await expect(page.getByRole('heading', { level: 1, name: /^Step 1 of / })).toBeFocused()
    const done = page.getByRole('button', { name: 'Done' })
    for (;;) {
      if (await done.isVisible()) break
      await press(page, page.getByRole('button', { name: 'Next' }))
    }
    await press(page, done)
    await expect(page.getByRole('heading', { level: 1, name: /^Ready at / })).toBeFocused()
    await press(page, page.getByRole('link', { name: 'Back to the day' }))
    await expect(dinner).toBeVisible()
  })
  expect(problems).toEqual([])
})
