import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { startServerProcess } from '../../apps/server/src/testing/processes/start-server-process.ts'
import { watchPage } from '../page/watch-page.ts'

async function withClaims(claims: string, look: (url: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'brightplate-claims-'))
  const server = await startServerProcess({
    DATA_DIR: folder,
    NODE_ENV: 'production',
    PAYMENTS: 'sandbox',
    PUBLIC_ORIGIN: 'https://plans.example.com',
    SITE_CLAIMS: claims,
  })
  try {
    await look(server.url)
  } finally {
    await server.kill('SIGKILL')
    await rm(folder, { recursive: true, force: true })
  }
}

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

test('only the claims that whoever runs the service makes are shown, on built and other pages §1.12-13', async ({
  page,
}) => {
  const problems = watchHydration(page)
  await withClaims('gdpr,ssl', async (url) => {
    await page.goto(`${url}/faqs`)
    await page.waitForLoadState('networkidle')
    await expect(shownClaims(page)).toHaveText(['256-bit SSL', 'GDPR ready'])
    await page.getByText('Is our data encrypted').click()
    await expect(page.getByText('No compliance is claimed')).toHaveCount(0)
    expect(await page.content()).not.toMatch(/HIPAA compliant|SOC 2/)
    await page.goto(`${url}/reset`)
    await expect(shownClaims(page)).toHaveText(['256-bit SSL', 'GDPR ready'])
    expect(await page.locator('html').getAttribute('data-origin')).toBe('https://plans.example.com')
    // Before the service stops, whose last requests are cut off.
    expect(problems).toEqual([])
  })
})

test('a service that makes no claims shows none, and says so among the questions', async ({
  page,
}) => {
  const problems = watchHydration(page)
  await withClaims('none', async (url) => {
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
