import { expect, type Page } from '@playwright/test'
import { expectFits } from '../looks/expect-fits.ts'
import { openWhole } from '../page/every-page.ts'
import { openRow } from '../page/open-row.ts'
import { newEmail, signIn, startFamily } from '../service/family.ts'
import { test } from '../service/serve.ts'

const lang = (page: Page) => page.locator('html')

test.describe('a browser that asks for Spanish', () => {
  test.use({ locale: 'es-MX' })

  test('is led from the start to the Spanish page, registers there, and stays in Spanish', async ({
    page,
    service,
  }) => {
    await page.goto(service.url)
    await expect(page).toHaveURL(`${service.url}/es`)
    await expect(lang(page)).toHaveAttribute('lang', 'es-US')
    await expectFits(page)
    await page.getByRole('button', { name: 'Empezar', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Nombre completo' }).fill('Ana')
    await dialog.getByRole('textbox', { name: 'Correo electrónico' }).fill(newEmail())
    await dialog.getByLabel('Contraseña', { exact: true }).fill('correct horse')
    await dialog.getByRole('button', { name: 'Crear una cuenta' }).click()
    await expect(page).toHaveURL(`${service.url}/dashboard`)
    await page.reload()
    await expect(lang(page)).toHaveAttribute('lang', 'es-US')
    await page.goto(`${service.url}/account`)
    await openRow(page, 'Idioma')
    await expect(page.getByRole('radio', { name: 'Español' })).toBeChecked()
    await page.getByRole('button', { name: 'Salir' }).click()
    await expect(page).toHaveURL(`${service.url}/es`)
  })

  test('reads the pages of English at their addresses, and the start too where it asked for it', async ({
    page,
    service,
  }) => {
    await page.goto(`${service.url}/faqs`)
    await expect(lang(page)).toHaveAttribute('lang', 'en-US')
    await page.getByRole('link', { name: 'Español' }).click()
    await expect(page).toHaveURL(`${service.url}/es/faqs`)
    await expect(
      page.getByRole('heading', { name: 'Preguntas frecuentes', level: 1 }),
    ).toBeVisible()
    await page.goto(`${service.url}/es`)
    await page.getByRole('link', { name: 'English', exact: true }).click()
    await expect(page).toHaveURL(`${service.url}/`)
    await page.reload()
    await expect(lang(page)).toHaveAttribute('lang', 'en-US')
    await page.goto(service.url)
    await expect(page).toHaveURL(`${service.url}/`)
  })
})

test('a public page reads and changes its language without scripts', async ({
  browser,
  service,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'es-MX' })
  const page = await context.newPage()
  await page.goto(service.url)
  await expect(page).toHaveURL(`${service.url}/es`)
  await page.getByRole('link', { name: 'English', exact: true }).click()
  await expect(page).toHaveURL(`${service.url}/`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Personalized Nutrition')
  await context.close()
})

test('the account’s language is changed at the head of a page and on the account page, and holds on another device', async ({
  page,
  browser,
  service,
}) => {
  const { session, call } = await startFamily(page, service.url)
  await page.goto(`${service.url}/dashboard`)
  await page.getByRole('button', { name: 'Español' }).click()
  await expect(lang(page)).toHaveAttribute('lang', 'es-US')
  expect((await call('readAccount', {})).language).toBe('es-US')

  // Another browser keeps the session as it was before the change; a login would tell it of the language.
  const other = await browser.newContext()
  const otherPage = await other.newPage()
  await signIn(otherPage, service.url, {
    ...session,
    user: { ...session.user, language: 'es-US' },
  })
  await otherPage.goto(`${service.url}/account`)
  await expect(lang(otherPage)).toHaveAttribute('lang', 'es-US')
  await other.close()

  await page.goto(`${service.url}/account`)
  await openRow(page, 'Idioma')
  await page.getByRole('radio', { name: 'English', exact: true }).check()
  await page.getByRole('button', { name: 'Guardar idioma' }).click()
  await expect(lang(page)).toHaveAttribute('lang', 'en-US')
  await openRow(page, 'Language')
  await expect(page.getByRole('radio', { name: 'English', exact: true })).toBeChecked()
  expect((await call('readAccount', {})).language).toBe('en-US')
})

test('a language that cannot be saved says so, and the page stays as it is', async ({
  page,
  service,
}) => {
  await startFamily(page, service.url)
  await openWhole(page, `${service.url}/account`)
  await page.route('**/api/account', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  )
  await page.getByRole('radio', { name: 'Español' }).check()
  await page.getByRole('button', { name: 'Save language' }).click()
  await expect(page.getByText('Failed to change the language')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Español' })).toBeChecked()
  await expect(lang(page)).toHaveAttribute('lang', 'en-US')
})

/** Whether a Spanish page is kept: it is put there last. Asked again and again, as a page waits for no promise. */
async function keepsSpanishPage(): Promise<boolean> {
  const kept = await caches.match('/__spa-fallback.html')
  return (await kept?.text())?.includes('lang="es-US"') ?? false
}

test('the plan that a device keeps without a connection opens in the language that was chosen last', async ({
  page,
  context,
  service,
}) => {
  const { planUrl } = await startFamily(page, service.url)
  await page.goto(planUrl)
  await expect(page.getByRole('tab').first()).toBeVisible()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.getByRole('button', { name: 'Español' }).click()
  await expect(lang(page)).toHaveAttribute('lang', 'es-US')
  await expect.poll(() => page.evaluate(keepsSpanishPage), { timeout: 30_000 }).toBe(true)
  await page.close()
  await context.setOffline(true)
  const later = await context.newPage()
  await later.goto(planUrl)
  await expect(lang(later)).toHaveAttribute('lang', 'es-US')
  await expect(later.getByRole('tab').first()).toBeVisible()
})

test('a plan opens without a connection right after the language was changed', async ({
  page,
  context,
  service,
}) => {
  const { planUrl } = await startFamily(page, service.url)
  await page.goto(planUrl)
  await expect(page.getByRole('tab').first()).toBeVisible()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  // The next worker gets no further than its own code.
  await context.route('**/__spa-fallback.html', (route) => route.abort())
  await page.getByRole('button', { name: 'Español' }).click()
  await expect(lang(page)).toHaveAttribute('lang', 'es-US')
  await page.close()
  await context.setOffline(true)
  const later = await context.newPage()
  await later.goto(planUrl)
  await expect(later.getByRole('tab').first()).toBeVisible()
})
