import { expect, type Page } from '@playwright/test'
import { watchPage } from '../page/watch-page.ts'
import { test } from '../service/serve.ts'

const settingsWith = (claims: string) => ({
  NODE_ENV: 'production',
  PAYMENTS: 'sandbox',
  PUBLIC_ORIGIN: 'https://plans.example.com',
  SITE_CLAIMS: claims,
})

/** What React says in the console when it finds another page than it would have rendered. */
function watchHydration(page: Page): string[] {
  const problems = watchPage(page)
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
  return problems
}

const shownClaims = (page: Page) =>
  page
    .getByRole('contentinfo')
    .getByRole('listitem')
    .filter({ hasText: /HIPAA|SOC|SSL|GDPR/ })

test.describe(() => {
  test.use({ ownSettings: settingsWith('gdpr,ssl') })

  test('only the claims that whoever runs the service makes are shown, on built and other pages §1.12-13', async ({
    page,
    service: { url },
  }) => {
    const problems = watchHydration(page)
    await page.goto(`${url}/faqs`)
    await page.waitForLoadState('networkidle')
    await expect(shownClaims(page)).toHaveText(['256-bit SSL', 'GDPR ready'])
    await page.getByText('Is our data encrypted').click()
    await expect(page.getByText('No compliance is claimed')).toHaveCount(0)
    expect(await page.content()).not.toMatch(/HIPAA compliant|SOC 2/)
    await page.goto(`${url}/reset`)
    await expect(shownClaims(page)).toHaveText(['256-bit SSL', 'GDPR ready'])
    expect(await page.locator('html').getAttribute('data-origin')).toBe('https://plans.example.com')
    expect(problems).toEqual([])
  })
})

test.describe(() => {
  test.use({ ownSettings: settingsWith('none') })

  test('a service that makes no claims shows none, and says so among the questions', async ({
    page,
    service: { url },
  }) => {
    const problems = watchHydration(page)
    await page.goto(`${url}/faqs`)
    await page.waitForLoadState('networkidle')
    await expect(shownClaims(page)).toHaveCount(0)
    await page.getByText('Is our data encrypted').click()
    await expect(page.getByText('No compliance is claimed')).toBeVisible()
    await page.getByRole('link', { name: 'About' }).first().click()
    await expect(page.getByRole('heading', { name: 'About Brightplate' })).toBeVisible()
    await expect(shownClaims(page)).toHaveCount(0)
    expect(problems).toEqual([])
  })
})
