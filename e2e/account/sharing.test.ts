import { type Browser, expect, type Page } from '@playwright/test'
import { expectAccessibleInBoth } from '../looks/expect-accessible-in-both.ts'
import { expectFits } from '../looks/expect-fits.ts'
import { expectNoSideScroll } from '../looks/expect-no-side-scroll.ts'
import { expectWholeWords } from '../looks/expect-whole-words.ts'
import { openRow } from '../page/open-row.ts'
import { watchPage } from '../page/watch-page.ts'
import { startFamily } from '../service/family.ts'
import { test } from '../service/serve.ts'

/** A phone of somebody else, narrow and without an account; with every address that it asked for. */
async function otherPhone(browser: Browser) {
  const context = await browser.newContext({ viewport: { width: 320, height: 568 } })
  const page = await context.newPage()
  const asked: string[] = []
  context.on('request', (request) => asked.push(request.url()))
  return { context, page, asked }
}

/** The app can start by itself on this device. */
const waitUntilCached = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const names = await caches.keys()
        const { controller } = navigator.serviceWorker
        return controller?.state === 'activated' && names.some((one) => one.endsWith('plates'))
      }),
    )
    .toBe(true)

/** A parent reads this beside a hungry child; what a dish is made of was half of it. */
const mostWords = 260

test('a grandmother reads what the child eats today, as it is now, until it is stopped', async ({
  page,
  browser,
  service,
}) => {
  const { call, child, plan } = await startFamily(page, service.url)
  const dinner = plan.plan_data.days[0]?.dinner.name ?? ''
  const problems = watchPage(page)
  await page.goto(`${service.url}/children/${child.id}/share`)

  await test.step('the parent writes what to do in a reaction, and who to call', async () => {
    await openRow(page, 'Your words for whoever feeds Robin')
    await page
      .getByLabel('In an allergic reaction, what to do')
      .fill('Give the blue pen.\nCall 911.')
    await page.getByLabel('Name', { exact: true }).fill('Mom')
    await page.getByLabel('Phone').fill('ask Grandma')
    await page.getByRole('button', { name: 'Save your words' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'phone' })).toBeVisible()
    await page.getByLabel('Phone').fill('555 0117')
    await page.getByRole('button', { name: 'Save your words' }).click()
    await expect(page.getByText('Saved. Your links show it now.')).toBeVisible()
  })

  const address =
    await test.step('shares today’s meals after seeing what will be seen', async () => {
      const preview = page.getByRole('region', { name: 'What they will see' })
      await expect(preview.getByText(dinner, { exact: true })).toBeVisible()
      await expect(preview.getByText('Give the blue pen.')).toBeVisible()
      await page.getByText('Your words for whoever feeds Robin').click()
      expect((await page.getByRole('main').innerText()).split(/\s+/).length).toBeLessThan(mostWords)
      await expect(preview.getByText('On Robin’s plate')).toHaveCount(0)
      await preview.getByText('Details').last().click()
      await expect(preview.getByText('On Robin’s plate')).toBeVisible()
      await expectFits(page)
      await page.getByLabel('Who it is for').fill('Grandma Rose')
      await expect(page.getByText('First name · English · 7 days · no code')).toBeVisible()
      await expect(page.getByLabel('Four digits (optional)')).toBeHidden()
      await page.getByText('How it opens').click()
      await page.getByLabel('Four digits (optional)').fill('0407')
      await expect(page.getByText('First name · English · 7 days · with a code')).toBeVisible()
      await page.getByText('How it opens').click()
      await page.getByRole('button', { name: 'Make the link' }).click()
      await expect(page.getByText('Please agree that this is shared.')).toBeVisible()
      await expectAccessibleInBoth(page)
      await page.getByLabel(/^I agree that whoever has this link/).check()
      await page.getByRole('button', { name: 'Make the link' }).click()
      await expect(page.getByRole('heading', { name: 'The link for Grandma Rose' })).toBeFocused()
      return page.getByLabel('Address').inputValue()
    })
  const secret = new URL(address).hash.slice(1)
  expect(secret).not.toBe('')

  const grandma = await otherPhone(browser)
  const phone = grandma.page
  await test.step('she types the four digits once, and reads allergies before all else', async () => {
    await phone.goto(address)
    await phone.getByLabel('Four digits').fill('9999')
    await phone.getByRole('button', { name: 'Open' }).click()
    await expect(phone.getByText('These are not the four digits')).toBeVisible()
    await phone.getByLabel('Four digits').fill('0407')
    await phone.getByRole('button', { name: 'Open' }).click()
    await expect(phone.getByRole('heading', { name: 'Today’s meals for Robin' })).toBeVisible()
    await expect(phone.getByRole('heading', { level: 2 }).first()).toHaveText(
      'Allergies: never give',
    )
    await expect(phone.getByText(dinner, { exact: true })).toBeVisible()
    await expect(phone.getByText(/^Around 6:00\sPM/)).toBeVisible()
    await expect(phone.getByRole('heading', { name: 'If something is not eaten' })).toBeVisible()
    await expect(phone.getByRole('button', { name: 'Print on one page' })).toBeVisible()
    await expect(phone.getByRole('link', { name: 'Mom 555 0117' })).toHaveAttribute(
      'href',
      'tel:5550117',
    )
    await expectNoSideScroll(phone)
    await expectAccessibleInBoth(phone)
  })

  await test.step('an allergy that the parent added a moment ago is there', async () => {
    const { id: _, created_at: __, age_given_on: ___, ...body } = child
    const { eating_log: ____, eaters: _____, care_words: ______, ...sent } = body
    await call('changeChild', {
      params: { id: child.id },
      body: { ...sent, allergies: [...child.allergies, 'kiwi'] },
    })
    await phone.reload()
    await expect(phone.getByText('kiwi')).toBeVisible()
  })

  await test.step('without a connection it stays, with its time and a word of caution', async () => {
    await waitUntilCached(phone)
    await grandma.context.setOffline(true)
    await phone.reload()
    await expect(
      phone.getByText(/No connection\. As of .+; allergies may have changed, call Mom\./),
    ).toBeVisible()
    await expect(phone.getByText('kiwi')).toBeVisible()
    await expectNoSideScroll(phone)
    await grandma.context.setOffline(false)
  })

  await test.step('the parent sees that she came, and stops it with one tap', async () => {
    await page.goto(`${service.url}/sharing`)
    await expect(page.getByText('Today’s meals, of Robin')).toBeVisible()
    await expect(page.getByText(/Opened \d+ times, last on/)).toBeVisible()
    await expectAccessibleInBoth(page)
    await page.getByRole('button', { name: 'Stop sharing with Grandma Rose' }).click()
    await expect(page.getByText('You share nothing.')).toBeVisible()
    await phone.reload()
    await expect(phone.getByText('This link has ended, or it is not complete.')).toBeVisible()
    expect(await phone.evaluate(() => JSON.stringify(localStorage))).not.toContain('Robin')
  })

  await test.step('her phone asked nobody else, and no address held the secret', async () => {
    expect(grandma.asked.length).toBeGreaterThan(5)
    for (const url of grandma.asked.map((one) => new URL(one))) {
      expect(url.origin).toBe(service.url)
      expect(`${url.pathname}${url.search}`).not.toContain(secret)
    }
  })
  await grandma.context.close()
  expect(problems).toEqual([])
})

test('how a child eats is read in Spanish, whatever the language of the site', async ({
  page,
  browser,
  service,
}) => {
  const { call, child } = await startFamily(page, service.url)
  const { secret } = await call('createCareLink', {
    params: { id: child.id },
    body: {
      kind: 'about',
      recipient: 'Señora Ruiz',
      name_shown: 'initial',
      language: 'es-US',
      consents: true,
    },
  })
  const { page: phone, context } = await otherPhone(browser)
  await phone.goto(`${service.url}/shared#${secret}`)
  await expect(phone.getByRole('heading', { name: 'Cómo come R.' })).toBeVisible()
  await expect(phone.getByRole('heading', { name: 'Alergias: no dar nunca' })).toBeVisible()
  await expect(phone.getByText('peanuts')).toBeVisible()
  await expect(phone.getByText('Robin')).toHaveCount(0)
  await expectNoSideScroll(phone)
  await expectAccessibleInBoth(phone)
  await context.close()
})

test('a week’s meals are cooked from a Spanish link, with lines and steps in Spanish', async ({
  page,
  browser,
  service,
}) => {
  const { call, child, plan } = await startFamily(page, service.url)
  const { secret } = await call('createCareLink', {
    params: { id: child.id },
    body: {
      kind: 'week',
      recipient: 'Señora Ruiz',
      name_shown: 'none',
      language: 'es-US',
      consents: true,
    },
  })
  const { page: phone, context } = await otherPhone(browser)
  await phone.goto(`${service.url}/shared#${secret}`)
  await expect(
    phone.getByRole('heading', { name: 'Comidas de una semana, desde hoy' }),
  ).toBeVisible()
  await phone.getByRole('navigation', { name: 'Días' }).getByRole('button').last().click()
  await expect(phone.locator('section:focus')).toBeInViewport()
  expect(new URL(phone.url()).hash).toBe(`#${secret}`)
  const english = plan.plan_data.days[0]?.dinner.steps?.[0] ?? ''
  expect(english).not.toBe('')
  const making = phone.getByText('Cómo se prepara', { exact: false })
  await making.first().click()
  await expect(phone.getByText(english, { exact: true })).toHaveCount(0)
  await expect(phone.getByText('está en inglés')).toHaveCount(0)
  await expect(
    phone.getByText(/\b(?:taza|tazas|cucharadas?|cucharaditas?|rebanadas?|oz) /).first(),
  ).toBeVisible()
  await expectNoSideScroll(phone)
  await expectAccessibleInBoth(phone)
  await context.close()
})

test('the address of a calendar is made on 320 pixels, and with letters twice as large', async ({
  page,
  service,
}) => {
  const { child } = await startFamily(page, service.url)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(`${service.url}/children/${child.id}/share`)
  await page.getByRole('radio', { name: 'A calendar of meals' }).check()
  await expect(page.getByRole('region', { name: 'What they will see' })).toHaveCount(0)
  await expectFits(page)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await expectNoSideScroll(page)
  await expectWholeWords(page)
  await page.getByLabel('Who it is for').fill('Grandma Rose')
  await page.getByLabel(/^I agree that whoever has this address/).check()
  await page.getByRole('button', { name: 'Make the link' }).click()
  await expect(page.getByLabel('Address')).toHaveValue(/calendar|\.ics|\/api\//)
  await expectNoSideScroll(page)
  await expectWholeWords(page)
})
