import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { expectAccessible } from '../looks/expect-accessible.ts'
import { expectNoSideScroll } from '../looks/expect-no-side-scroll.ts'
import { watchPage } from '../page/watch-page.ts'
import { test } from '../service/serve.ts'

test.use({ ownSettings: { CONTACT_MAIL: 'help@plans.example.com' } })

test('where a mailbox is set the contact form sends, and an allergen is reported in two taps', async ({
  page,
  service,
}) => {
  const problems = watchPage(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(`${service.url}/contact`)
  await page.waitForLoadState('networkidle')
  const form = page.getByRole('form', { name: 'Write to us' })
  await expect(page.getByText('This form reaches nobody yet')).toHaveCount(0)
  await expect(page.getByText('support@brightplate.example')).toHaveCount(0)
  await expect(
    page.getByRole('main').getByRole('link', { name: 'help@plans.example.com' }),
  ).toHaveAttribute('href', 'mailto:help@plans.example.com')

  await form.getByRole('button', { name: 'Report an allergen' }).click()
  await expect(form.getByLabel('Subject')).toHaveValue('An allergen in a plan')
  await expect(form.getByText('Name the dish, its day and the food')).toBeVisible()
  await form.getByLabel('Name').fill('Kim')
  await form.getByLabel('Email').fill('kim@localhost')
  await form.getByLabel('Message').fill('The oat bars of Tuesday name milk.')
  await expectAccessible(page)
  await expectNoSideScroll(page)

  const send = form.getByRole('button', { name: 'Send message' })
  await send.click()
  await expect(form.getByText('Enter an email address like name@example.com.')).toBeVisible()
  await form.getByLabel('Email').fill('kim@example.com')
  await page.route('**/api/contact', (route) => route.abort(), { times: 1 })
  await send.click()
  await expect(form.getByRole('alert')).toContainText('We could not send your message.')
  await expect(form.getByLabel('Message')).toHaveValue('The oat bars of Tuesday name milk.')
  await send.click()
  await expect(form.getByRole('status')).toHaveText(
    "Message sent! We'll get back to you within 24 hours.",
  )
  await expect(form.getByRole('alert')).toBeEmpty()
  await expectAccessible(page)

  const outbox = join(service.folder, 'outbox')
  const mails = async () =>
    Promise.all(
      (await readdir(outbox).catch(() => [])).map((name) => readFile(join(outbox, name), 'utf8')),
    )
  await expect
    .poll(mails)
    .toEqual([
      'To: help@plans.example.com\nReply-To: kim@example.com\nSubject: Contact form: An allergen in a plan\n\nThe oat bars of Tuesday name milk.\n\nKim <kim@example.com>\n',
    ])
  expect(problems).toEqual([])
})
