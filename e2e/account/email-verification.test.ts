import { expect } from '@playwright/test'
import { expectReadable } from '../looks/expect-readable.ts'
import { watchPage } from '../page/watch-page.ts'
import { openSignedIn } from '../service/open-signed-in.ts'
import { test } from '../service/serve-with-mail.ts'

test('a parent is reminded to confirm the address, sends the link again and opens it', async ({
  page,
  service,
  smtp,
}) => {
  const problems = watchPage(page)
  const link = /\/verify\?token=\S+/
  const { email } = await openSignedIn(page, service, '/dashboard')
  const reminder = page.getByRole('region', { name: 'Confirm your email address' })
  await expect(reminder).toContainText(`open the link that we mailed to ${email}`)
  await expectReadable(page)
  await reminder.getByRole('button', { name: 'Send the link again' }).dblclick()
  await expect(reminder.getByText(/^The link is on its way\./)).toBeVisible()
  await expect.poll(() => smtp.received.length).toBe(2)
  const path = link.exec(smtp.received[1]?.message ?? '')?.[0] ?? ''
  await page.goto(`${service.url}${path}`)
  await expect(page.getByRole('heading', { name: 'Confirm your email address' })).toBeVisible()
  await expectReadable(page)
  await page.getByRole('button', { name: 'Confirm my email address' }).dblclick()
  await expect(page.getByText('Thank you. Your email address is confirmed.')).toBeVisible()
  await expectReadable(page)
  await page.getByRole('link', { name: 'Go to your dashboard' }).click()
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your Children' })).toBeVisible()
  await expect(reminder).toBeHidden()
  await page.goto(`${service.url}${path}`)
  await page.getByRole('button', { name: 'Confirm my email address' }).click()
  await expect(page.getByText(/^This link has expired or was used before\./)).toBeVisible()
  await page.goto(`${service.url}/verify`)
  await expect(page.getByText(/^This link is not complete/)).toBeVisible()
  expect(problems).toEqual([])
})
