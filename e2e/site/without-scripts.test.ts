import { expect } from '@playwright/test'
import { test } from '../service/serve.ts'

test.use({ javaScriptEnabled: false })

test('the public pages read without JavaScript, and their links lead on', async ({
  page,
  service,
}) => {
  await page.goto(service.url)
  await expect(
    page.getByRole('heading', { name: 'Personalized Nutrition for Neurodiverse Children' }),
  ).toBeVisible()
  await expect(page.getByText('Plain pancakes')).toBeVisible()
  await expect(page.getByText(/To register or log in, please switch on JavaScript/)).toBeVisible()
  await page.getByRole('link', { name: 'How a plan is made' }).click()
  await expect(page.getByText('A second check reads the finished words')).toBeVisible()

  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: 'FAQs' }).click()
  const cancel = page.getByRole('group').filter({ hasText: 'Can I cancel at any time?' })
  await expect(cancel.getByRole('paragraph')).toBeHidden()
  await cancel.locator('summary').click()
  await expect(cancel.getByRole('paragraph')).toContainText('to the end of the billing period')
  await footer.getByRole('link', { name: 'Cookie Policy' }).click()
  await expect(page.getByText('We set one cookie')).toBeVisible()
  await expect(footer.getByText('GDPR ready')).toBeVisible()
})

test('the contact form says that it needs JavaScript, and loses and sends nothing', async ({
  page,
  service,
}) => {
  await page.goto(`${service.url}/contact`)
  const form = page.getByRole('form', { name: 'Write to us' })
  await expect(form.getByText(/This form needs JavaScript/)).toBeVisible()
  // Playwright takes what stands in noscript out of its tree of roles.
  const mail = form.locator('a[href="mailto:support@brightplate.example"]')
  await expect(mail.first()).toBeVisible()
  await form.getByLabel('Name').fill('Kim')
  await form.getByLabel('Email').fill('kim@example.com')
  await form.getByLabel('Subject').fill('Oats')
  await form.getByLabel('Message').fill('Which oats?')
  await form.getByRole('button', { name: 'Send message' }).click()
  await expect(page).toHaveURL(`${service.url}/contact`)
  await expect(form.getByLabel('Message')).toHaveValue('Which oats?')
})
