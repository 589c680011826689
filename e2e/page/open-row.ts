import type { Locator, Page } from '@playwright/test'

/** A folded row by its title. */
export const rowOf = (page: Page, title: string): Locator =>
  page.getByRole('group', { name: title, exact: true })

/** Opens a folded row, and gives it. */
export async function openRow(page: Page, title: string): Promise<Locator> {
  const row = rowOf(page, title)
  await row.locator('summary').click()
  return row
}
