import { expect, type Locator, type Page } from '@playwright/test'

/** Opens the sheet of the dish that stands in a row of the open day, and gives it. */
export async function openDish(page: Page, slot: Locator): Promise<Locator> {
  await slot.getByRole('heading', { level: 3 }).first().getByRole('link').click()
  const sheet = page.getByRole('dialog').first()
  await expect(sheet.getByRole('heading', { name: 'Ingredients' })).toBeVisible()
  return sheet
}
