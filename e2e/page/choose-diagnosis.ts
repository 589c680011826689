import type { Page } from '@playwright/test'

/** One of the three, in the form of a child. */
export const chooseDiagnosis = (page: Page, label: string): Promise<void> =>
  page.getByRole('radiogroup', { name: 'Diagnosis' }).getByText(label, { exact: true }).click()
