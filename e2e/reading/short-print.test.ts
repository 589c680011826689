import type { MealPlan } from '@brightplate/contract/plans/meal-plan'
import type { PlanDay } from '@brightplate/contract/plans/plan-data'
import { expect, type Page } from '@playwright/test'
import { printedPages } from '../page/printed-pages.ts'
import { watchPage } from '../page/watch-page.ts'
import { addChild, makePlan, startFamily } from '../service/family.ts'
import { test } from '../service/serve.ts'

test.use({ serviceWorkers: 'block' })

const dishesOf = ({ breakfast, lunch, dinner, snacks, juice }: PlanDay) => [
  ...[breakfast, lunch, dinner],
  ...[...snacks, juice],
]

/** Without spaces: a line of paper may end at a hyphen. */
const dense = (text: string) => text.replace(/\s+/g, '')

/** Every meal of every day with all of its amounts, and what must never be given on each page. */
function expectWhole(pages: readonly string[], days: readonly PlanDay[], allergies: RegExp) {
  const text = dense(pages.join(''))
  for (const { name, ingredients } of days.flatMap(dishesOf)) {
    expect(text).toContain(dense(name))
    for (const line of ingredients) expect(text).toContain(dense(line))
  }
  for (const page of pages) expect(page).toMatch(allergies)
}

/** Nothing runs over a sheet, and what is on it is black. */
async function expectFull(page: Page) {
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(page.locator('.sheet').first()).toBeAttached()
  await expect(page.locator('.sheet[data-cut]')).toHaveCount(0)
  const colors = await page
    .locator('.sheet, .sheet *')
    .evaluateAll((all) => [...new Set(all.map((one) => getComputedStyle(one).color))])
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  expect(colors).toEqual(['rgb(0, 0, 0)'])
}

/** Names as long as dishes of a model and of a parent may be. */
const longer = ({ name }: { name: string }) =>
  `${name}, with something of everything else beside it that a long name may tell`.slice(0, 120)

test('a week is printed short on two pages, with long names too, in English and in Spanish', async ({
  page,
  service,
}) => {
  const problems = watchPage(page)
  const { plan, planUrl } = await startFamily(page, service.url)
  await page.setViewportSize({ width: 320, height: 568 })
  await page.goto(planUrl)
  await page.getByRole('button', { name: 'More for this plan' }).click()
  await page.getByRole('menuitem', { name: 'Print' }).click()
  await expect(page.getByRole('radio', { name: 'Short: two pages a week' })).toBeChecked()
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview.getByRole('article')).toHaveCount(2)
  for (const format of ['Letter', 'A4'] as const) {
    const pages = await printedPages(page, format)
    expect(pages).toHaveLength(2)
    expectWhole(pages, plan.plan_data.days, /Allergies, never give: milk, peanuts/)
    expect(pages[1]).toContain('Page 2 of 2')
    expect(dense(pages.join(''))).not.toContain(
      dense(plan.plan_data.days[0]?.dinner.steps?.[0] ?? '!'),
    )
    await expectFull(page)
  }

  await test.step('in Spanish', async () => {
    await page.getByRole('link', { name: 'Español' }).click()
    await expect(page.getByRole('radio', { name: 'Breve: dos páginas por semana' })).toBeChecked()
    await expect(preview.or(page.getByRole('region', { name: 'Vista previa' }))).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(2)
    const pages = await printedPages(page)
    expect(pages).toHaveLength(2)
    for (const one of pages) expect(one).toMatch(/Alergias, no dar nunca: milk, peanuts/)
    expect(pages[0]).toContain('Desayuno')
    await expectFull(page)
  })

  await test.step('where every name is as long as can be', async () => {
    await page.route(/\/api\/meal-plans\/[^/]+$/, async (route) => {
      const response = await route.fetch()
      const read: MealPlan = await response.json()
      for (const day of read.plan_data.days) {
        for (const dish of dishesOf(day)) dish.name = longer(dish)
      }
      await route.fulfill({ response, json: read })
    })
    await page.goto(`${planUrl}/print`)
    await expect(preview.getByRole('article')).toHaveCount(2)
    const pages = await printedPages(page)
    expect(pages).toHaveLength(2)
    const name = longer(plan.plan_data.days[6]?.dinner ?? { name: '' })
    expect(dense(pages[1] ?? '')).toContain(dense(name))
    await expectFull(page)
    const sizes = await page
      .locator('.sheet')
      .evaluateAll((sheets) => sheets.map((one) => Number.parseFloat(one.style.fontSize)))
    expect(Math.min(...sizes)).toBeGreaterThan(6.5)
  })
  expect(problems).toEqual([])
})

test('two weeks of a table of five are four pages, and say whose each amount is', async ({
  page,
  service,
}) => {
  const { call } = await startFamily(page, service.url)
  const sibling = await addChild(call, { name: 'Mia', age: 4, allergies: ['egg', 'sesame'] })
  const child = await addChild(call, {
    name: 'Maximiliano',
    age: 12,
    people_at_table: 5,
    safe_foods: ['plain pasta', 'chicken nuggets', 'apple', 'zqxv bars'],
    eaters: [{ child_id: sibling.id }],
  })
  const plan = await makePlan(call, child.id, 14)
  await page.goto(`${service.url}/meal-plan/${plan.id}/print`)
  await expect(page.getByRole('article')).toHaveCount(4)
  const pages = await printedPages(page)
  expect(pages).toHaveLength(4)
  expectWhole(pages, plan.plan_data.days, /never give: milk, peanuts/)
  const text = pages.join(' ')
  expect(text).toContain('For 5: ')
  expect(text).toContain('Maximiliano’s plate: ')
  for (const { parts = [] } of plan.plan_data.days.flatMap(dishesOf)) {
    for (const part of parts.filter(({ apart_steps: steps }) => steps)) {
      expect(dense(text)).toContain(
        dense(`${part.name}, prepared apart: someone else must not eat it`),
      )
    }
  }
  await expectFull(page)
})

test('whoever has a link prints a week on two pages and a day on one, or everything with its steps', async ({
  page,
  browser,
  service,
}) => {
  const { call, child, plan } = await startFamily(page, service.url)
  const share = async (kind: 'today' | 'week', language: 'en-US' | 'es-US') => {
    const body = {
      kind,
      language,
      recipient: 'Grandma',
      name_shown: 'first',
      consents: true,
    } as const
    const { secret } = await call('createCareLink', { params: { id: child.id }, body })
    const phone = await browser.newPage({ viewport: { width: 320, height: 568 } })
    await phone.goto(`${service.url}/shared#${secret}`)
    await expect(phone.getByRole('button', { name: /^(?:Print|Imprimir) / }).first()).toBeVisible()
    return phone
  }
  const phone = await share('week', 'en-US')
  await expect(phone.getByRole('button', { name: 'Print on two pages' })).toBeVisible()
  const pages = await printedPages(phone)
  expect(pages).toHaveLength(2)
  expectWhole(pages, plan.plan_data.days, /Allergies: never give: milk · peanuts/)
  for (const one of pages) expect(one).toContain('As of ')
  expect(pages[0]).toContain('In an emergency call ')
  expect(pages[1]).toContain('no pressure and no bargaining')
  await expectFull(phone)

  await test.step('everything', async () => {
    await phone.evaluate(() => {
      window.print = () => undefined
    })
    await phone.getByRole('button', { name: 'Print everything' }).click()
    const whole = dense((await printedPages(phone)).join(''))
    for (const step of plan.plan_data.days[6]?.dinner.steps ?? []) {
      expect(whole).toContain(dense(step))
    }
  })

  const today = await share('today', 'es-US')
  await expect(today.getByRole('button', { name: 'Imprimir en una página' })).toBeVisible()
  const [one = '', ...more] = await printedPages(today)
  expect(more).toEqual([])
  expect(one).toContain('Alergias: no dar nunca: milk · peanuts')
  expect(one).toContain('Página 1 de 1')
})
