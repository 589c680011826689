import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../looks/expect-accessible.ts'
import { expectNoSideScroll } from '../looks/expect-no-side-scroll.ts'
import { watchPage } from '../page/watch-page.ts'
import { startFamily } from '../service/family.ts'
import { test } from '../service/serve.ts'

test.use({ serviceWorkers: 'block' })

/** Pages as the printer counts them. */
async function pagesOf(page: Page, format: 'A4' | 'Letter'): Promise<number> {
  const file = (await page.pdf({ format })).toString('latin1')
  return file.match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

/** Sheets that hold more than their paper, as it comes out of the printer: the screen lays out only what it shows. */
async function overfull(page: Page): Promise<number> {
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await page.emulateMedia({ media: 'print' })
  const count = await page
    .locator('.sheet')
    .evaluateAll(
      (sheets) => sheets.filter((sheet) => sheet.scrollHeight > sheet.clientHeight).length,
    )
  await page.emulateMedia({ media: null })
  return count
}

test('a plan is printed by day, by week, as a list and as pictures, each page full and no more', async ({
  page,
  service,
}) => {
  const problems = watchPage(page)
  const { plan, planUrl } = await startFamily(page, service.url, 14)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(planUrl)
  await page.getByRole('button', { name: 'More for this plan' }).click()
  await page.getByRole('menuitem', { name: 'Print' }).click()
  await expect(page.getByRole('heading', { name: 'Print the plan' })).toBeFocused()
  const preview = page.getByRole('region', { name: 'Preview' })

  for (const { kind, pages } of [
    { kind: 'Everything: one page a day', pages: 14 },
    { kind: 'A week on one page', pages: 2 },
    { kind: 'Shopping list', pages: 1 },
    { kind: 'Picture menu', pages: 14 },
  ]) {
    await test.step(kind, async () => {
      await page.getByRole('radio', { name: kind }).check()
      const sheets = preview.getByRole('article')
      await expect(sheets).toHaveCount(pages)
      await page.waitForLoadState('networkidle')
      expect(await overfull(page)).toBe(0)
      const checked = plan.plan_data.checked?.text ?? ''
      for (const sheet of await sheets.all()) await expect(sheet).toContainText(checked)
      await expect(preview.getByText(/kcal|energy/i)).toHaveCount(0)
      expect(await pagesOf(page, 'A4')).toBe(pages)
      expect(await pagesOf(page, 'Letter')).toBe(pages)
      await expectNoSideScroll(page)
    })
  }

  await test.step('in letters of the same size where motion is reduced', async () => {
    const letters = () =>
      preview
        .getByRole('article')
        .first()
        .evaluate((it) => it.style.fontSize)
    await page.getByRole('radio', { name: 'A week on one page' }).check()
    await expect(preview.getByRole('article')).toHaveCount(2)
    const size = await letters()
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    await page.reload()
    await expect(preview.getByRole('article')).toHaveCount(2)
    await expect.poll(letters).toBe(size)
    expect(Number.parseFloat(size)).toBeGreaterThan(7)
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: null })
    await page.getByRole('radio', { name: 'Everything: one page a day' }).check()
  })

  await test.step('one day alone', async () => {
    await page.getByRole('combobox', { name: 'Which day' }).click()
    await page.getByRole('option', { name: /^Day 3/ }).click()
    await expect(preview.getByRole('article')).toHaveCount(1)
    expect(await pagesOf(page, 'Letter')).toBe(1)
    const dinner = plan.plan_data.days[2]?.dinner.name ?? ''
    await expect(preview.getByRole('heading', { name: dinner, exact: true }).first()).toBeVisible()
    await expectAccessible(page)
    await page.reload()
    await expect(preview.getByRole('heading', { name: dinner, exact: true }).first()).toBeVisible()
  })

  await test.step('and back to the plan', async () => {
    await page.emulateMedia({ colorScheme: 'light' })
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Back to the plan' }).click()
    await expect(page).toHaveURL(planUrl)
  })
  expect(problems).toEqual([])
})
