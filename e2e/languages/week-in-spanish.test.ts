import { expect } from '@playwright/test'
import { expectFits } from '../looks/expect-fits.ts'
import { openRow } from '../page/open-row.ts'
import { watchPage } from '../page/watch-page.ts'
import { newEmail } from '../service/family.ts'
import { test } from '../service/serve.ts'

test.use({
  locale: 'es-MX',
  serviceWorkers: 'block',
  viewport: { width: 390, height: 844 },
})

test('a parent who reads Spanish registers, makes a week, reads it, shops, cooks and changes the account in Spanish', async ({
  page,
  service,
}) => {
  const problems = watchPage(page)
  await page.goto(service.url)
  await page.getByRole('button', { name: 'Probar gratis' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Nombre completo' }).fill('Ana')
  await dialog.getByRole('textbox', { name: 'Correo electrónico' }).fill(newEmail())
  await dialog.getByLabel('Contraseña', { exact: true }).fill('correct horse')
  await dialog.getByRole('button', { name: 'Crear una cuenta' }).click()

  await test.step('who, allergies typed in Spanish, foods tapped', async () => {
    await page.getByRole('link', { name: 'Agregar el primer perfil' }).click()
    await page.getByLabel('Nombre').fill('Mateo')
    await page.getByLabel('Edad').fill('6')
    await page
      .getByRole('radiogroup', { name: 'Diagnóstico' })
      .getByText('Autismo', { exact: true })
      .click()
    await page.getByRole('link', { name: /^Siguiente: / }).click()
    const allergies = page.getByRole('textbox', { name: 'Alergias' })
    await allergies.fill('huevo')
    await allergies.press('Enter')
    await expect(page.getByRole('list', { name: 'Alergias' })).toContainText(
      'huevo: quedan fuera mayonesa',
    )
    await expectFits(page)
    await page.getByRole('link', { name: /^Siguiente: / }).click()
    const tiles = page.getByRole('group', { name: 'Alimentos para elegir' }).getByRole('button')
    for (const place of [0, 1, 2, 3]) await tiles.nth(place).click()
    await expectFits(page)
    await page.getByRole('button', { name: 'Saltar el resto y hacer la semana' }).click()
  })

  await test.step('the plan', async () => {
    await page.waitForURL(/\/meal-plan\/[0-9a-f-]{36}/, { timeout: 60_000 })
    await expect(page.getByText('¡El plan de comidas está listo!')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Plan de comidas para Mateo' })).toBeVisible()
    await expect(page.getByText('Revisado: huevo', { exact: true })).toBeVisible()
    await expectFits(page)
  })

  await test.step('the list', async () => {
    await page.getByRole('tab', { name: 'Lista de compras' }).click()
    await page.getByRole('checkbox').first().check()
    await expect(page.getByText(/^1 de \d+ en el carrito\./)).toBeVisible()
    await expectFits(page)
  })

  await test.step('cooking', async () => {
    const { pathname } = new URL(page.url())
    await page.goto(`${service.url}${pathname}/cook/1/dinner`)
    await expect(page.getByRole('heading', { name: /^Lo que necesita/ })).toBeVisible()
    await expectFits(page)
    await page.getByRole('button', { name: 'Empezar' }).click()
    await expect(page.getByRole('heading', { name: /^Paso 1 de / })).toBeVisible()
    await expectFits(page)
  })

  await test.step('the account', async () => {
    await page.goto(`${service.url}/account`)
    await openRow(page, 'Nombre')
    await page.getByRole('textbox', { name: 'Nombre completo' }).fill('Ana María')
    await page.getByRole('button', { name: 'Guardar el nombre' }).click()
    await expect(page.getByText('Nombre cambiado')).toBeVisible()
    await expectFits(page)
  })
  expect(problems).toEqual([])
})
