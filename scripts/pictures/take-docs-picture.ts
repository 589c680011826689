import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { clientOf } from '../../apps/server/src/testing/client-of.ts'
import { buildChild } from '../../apps/server/src/testing/families/build-child.ts'
import { startServerProcess } from '../../apps/server/src/testing/processes/start-server-process.ts'
import { chromiumOptions } from '../../e2e/chromium-options.ts'

const account = { name: 'Kim', email: 'kim@example.com', password: 'correct horse' }

const folder = await mkdtemp(join(tmpdir(), 'brightplate-picture-'))
const server = await startServerProcess({ DATA_DIR: folder })
const browser = await chromium.launch(chromiumOptions)
try {
  const { token } = await clientOf(server.url)('register', { body: account })
  const call = clientOf(server.url, token)
  const child = await call('createChild', { body: buildChild() })
  const plan = await call('generatePlan', { body: { child_id: child.id, duration_days: 7 } })
  if (!('plan_data' in plan)) throw new Error('The plan was not made at once')
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
  })
  await page.goto(server.url)
  await page.getByRole('button', { name: 'Get Started' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('tab', { name: 'Login' }).click()
  await dialog.getByLabel('Email').fill(account.email)
  await dialog.getByLabel('Password', { exact: true }).fill(account.password)
  await dialog.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL('**/dashboard')
  const planPath = `/meal-plan/${plan.id}`
  for (const [name, path, ready] of [
    ['plan-viewer', planPath, page.getByRole('region', { name: 'Dinner', exact: true })],
    ['today', '/dashboard', page.getByRole('link', { name: /^Cook / }).first()],
    ['cooking', `${planPath}/cook/1/dinner`, page.getByRole('button', { name: 'Start' })],
  ] as const) {
    await page.goto(`${server.url}${path}`)
    await ready.waitFor()
    // A plan is followed as long as it is open, so the network never comes to rest.
    await page.waitForFunction(() => [...document.images].every(({ complete }) => complete))
    await page.screenshot({ path: `docs/${name}.png` })
    console.log(`docs/${name}.png written`)
  }
} finally {
  await browser.close()
  await server.kill('SIGTERM')
  await rm(folder, { recursive: true, force: true })
}
