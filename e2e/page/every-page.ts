import { expect, type Page } from '@playwright/test'

export const publicPaths: readonly string[] = [
  '/',
  '/about',
  '/how-it-works',
  '/faqs',
  '/contact',
  '/privacy',
  '/health-data',
  '/not-there',
  '/reset?token=x',
  '/lock?token=x',
  '/verify?token=x',
  '/join',
  '/shared',
]

export function signedInPaths(childId: string, planId: string): string[] {
  const form = `/children/${childId}`
  const plan = `/meal-plan/${planId}`
  return [
    '/dashboard',
    '/children/new',
    form,
    ...['allergies', 'foods', 'not-eaten', 'wishes', 'home'].map((step) => `${form}?step=${step}`),
    `${form}/progress`,
    `${form}/clinic`,
    `${form}/record`,
    `${form}/boards`,
    `${form}/school`,
    `${form}/share`,
    '/sharing',
    `/meal-plan/generate?child=${childId}`,
    plan,
    `${plan}?tab=list`,
    `${plan}/household-list`,
    `${plan}/print`,
    `${plan}/menu`,
    `${plan}/cook/1/dinner`,
    '/subscription',
    '/subscription/success',
    '/account',
  ]
}

/** Opens a page until all of it is there, and all that is folded away in it. */
export async function openWhole(page: Page, url: string): Promise<void> {
  await page.goto(url)
  // Not until the network is idle: on the list it was seen not to come to rest.
  await expect(page.locator('h1')).toBeAttached()
  await expect(page.getByText('Loading...')).toHaveCount(0)
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true
  })
}
