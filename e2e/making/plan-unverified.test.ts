import { expect } from '@playwright/test'
import { letTimePass } from '../../apps/server/src/testing/let-time-pass.ts'
import { expectReadable } from '../looks/expect-readable.ts'
import { watchPage } from '../page/watch-page.ts'
import { startFamily } from '../service/family.ts'
import { test } from '../service/serve-with-mail.ts'

test.use({ serviceWorkers: 'block' })

test('the next free plan waits until the address is confirmed, and says how', async ({
  page,
  service,
  smtp,
}) => {
  const { session } = await startFamily(page, service.url)
  await expect.poll(() => smtp.received.length).toBe(1)
  await service.restartAfterKill(() => letTimePass(service.folder))
  const problems = watchPage(page)
  await page.goto(`${service.url}/meal-plan/generate`)
  const generate = page.getByRole('button', { name: 'Generate Meal Plan' })
  await generate.click()
  const alert = page.getByRole('alert').filter({ hasText: 'Please confirm your email address' })
  await expect(alert).toContainText(
    'Please confirm your email address before the next free plan: open the link that we mailed to you, or send it again.',
  )
  await expect(page).toHaveURL(`${service.url}/meal-plan/generate`)
  await expectReadable(page)
  await alert.getByRole('button', { name: 'Send the link again' }).click()
  await expect(alert.getByText(/^The link is on its way\./)).toBeVisible()
  await expectReadable(page)
  await expect.poll(() => smtp.received.length).toBe(2)
  expect(smtp.received[1]?.to).toEqual([session.user.email])
  // As mail wraps lines and writes the sign that it wraps them with.
  const message = smtp.received[1]?.message.replaceAll('=\n', '').replaceAll('=3D', '=') ?? ''
  const path = /\/verify\?token=\S+/.exec(message)?.[0] ?? ''

  await page.goto(`${service.url}${path}`)
  await page.getByRole('button', { name: 'Confirm my email address' }).click()
  await expect(page.getByText('Thank you. Your email address is confirmed.')).toBeVisible()
  await page.goto(`${service.url}/meal-plan/generate`)
  await generate.click()
  await expect(page).toHaveURL(/\/meal-plan\/[0-9a-f-]{36}$/, { timeout: 60_000 })
  expect(problems).toEqual([])
})
