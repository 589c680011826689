import { expect } from '@playwright/test'
import { expectAccessible } from '../looks/expect-accessible.ts'
import { watchPage } from '../page/watch-page.ts'
import { test } from '../service/serve.ts'

const said = "Message sent! We'll get back to you within 24 hours."

test('the contact form keeps what is typed, makes no call, and says that the message is sent', async ({
  page,
  service,
}) => {
  const problems = watchPage(page)
  await page.goto(`${service.url}/contact`)
  await page.waitForLoadState('networkidle')
  const form = page.getByRole('form', { name: 'Write to us' })
  const send = form.getByRole('button', { name: 'Send message' })

  await test.step('lists how to reach us, and what to do in an emergency §2.101 §9.13', async () => {
    const main = page.getByRole('main')
    await expect(
      main.getByText('For an allergic reaction call your emergency number.'),
    ).toBeVisible()
    const ways = main.locator('dl')
    const href = (name: string | RegExp) => ways.getByRole('link', { name }).getAttribute('href')
    expect(await href('support@brightplate.example')).toBe('mailto:support@brightplate.example')
    expect(await href('+1 (555) 555-0142')).toBe('tel:+15555550142')
    await expect(main.getByText('Weekdays 9am-5pm EST')).toBeVisible()
    await expect(main.getByText('100 Example Street')).toBeVisible()
    expect(await href('Mail an urgent request')).toMatch(
      /^mailto:support@.+subject=Urgent%20request/,
    )
  })

  await test.step('says that it reaches nobody, and where to report an allergen', async () => {
    await expect(
      form.getByText(
        'This form reaches nobody yet. To report an allergen write to support@brightplate.example.',
      ),
    ).toBeVisible()
    await expect(form.getByRole('button', { name: 'Report an allergen' })).toHaveCount(0)
  })

  await test.step('says at each field what is missing §2.98 §5.15', async () => {
    await send.click()
    for (const sentence of [
      'Enter your name.',
      'Enter an email address like name@example.com.',
      'Enter a subject.',
      'Enter your message.',
    ]) {
      await expect(form.getByText(sentence)).toBeVisible()
    }
    await expect(form.getByLabel('Name')).toBeFocused()
    await expectAccessible(page)
  })

  await test.step('loses nothing over a wrong address, a reload, and a look elsewhere §5.15', async () => {
    await form.getByLabel('Name').fill('Kim')
    await form.getByLabel('Email').fill('kim@')
    await form.getByLabel('Subject').fill('Oats')
    await form.getByLabel('Message').fill('Which oats may we buy?')
    await send.click()
    await expect(form.getByLabel('Email')).toBeFocused()
    await expect(form.getByText('Enter your name.')).toBeHidden()
    await expect(page.getByText(said)).toHaveCount(0)
    await page.reload()
    await expect(form.getByLabel('Message')).toHaveValue('Which oats may we buy?')
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click()
    await expect(page).toHaveURL(`${service.url}/faqs`)
    await page.goBack()
    await expect(form.getByLabel('Email')).toHaveValue('kim@')
  })

  await test.step('sends nothing, says so as specified, and offers the message as a mail §2.99-100 §9.12', async () => {
    await form.getByLabel('Email').fill('kim@example.com')
    await page.waitForLoadState('networkidle')
    const calls: string[] = []
    page.on('request', (request) => calls.push(request.url()))
    await send.dblclick()
    await expect(form.getByRole('status')).toContainText(said)
    await expect(form.getByText('Enter your name.')).toHaveCount(0)
    const mail = form.getByRole('link', { name: 'send it from your own mail program' })
    expect(await mail.getAttribute('href')).toBe(
      'mailto:support@brightplate.example?subject=Oats&body=Which%20oats%20may%20we%20buy%3F%0A%0AKim',
    )
    await expectAccessible(page)
    expect(calls).toEqual([])
    await page.reload()
    await expect(form.getByLabel('Message')).toHaveValue('')
  })
  expect(problems).toEqual([])
})
