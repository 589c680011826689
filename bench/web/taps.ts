import type { Locator, Page } from '@playwright/test'

export interface Tap {
  name: string
  /** Where it is, of the plan that the account has. */
  path: (planId: string) => string
  /** What comes before it. */
  before?: (page: Page) => Promise<void>
  target: (page: Page) => Locator
  /** What it brings. */
  answer: (page: Page) => Locator
}

const plan = (planId: string) => `/meal-plan/${planId}`
const breakfast = (page: Page) => page.getByRole('region', { name: 'Breakfast' })
const foods = (page: Page) => page.getByRole('group', { name: 'Foods to tap' })
const openDish = (page: Page) =>
  breakfast(page).getByRole('heading', { level: 3 }).getByRole('link')
const sheet = (page: Page) => page.getByRole('dialog').first()
const shoppingList = (page: Page) => page.getByRole('tab', { name: 'Shopping List' })
const lines = (page: Page) => page.getByRole('tabpanel').getByRole('checkbox')

/** The taps that a day with the app is made of. */
export const taps: readonly Tap[] = [
  {
    name: 'something easier than the next meal',
    path: () => '/dashboard',
    target: (page) => page.getByRole('button', { name: /^Something easier/ }),
    answer: (page) => page.getByRole('dialog'),
  },
  {
    name: 'a day of the strip',
    path: plan,
    target: (page) => page.getByRole('radio', { name: /^Day 4\b/ }),
    answer: (page) => page.getByRole('region', { name: /^Day 4\b/ }),
  },
  {
    name: 'a dish, opened',
    path: plan,
    target: openDish,
    answer: (page) => sheet(page).getByRole('heading', { name: 'Ingredients' }),
  },
  {
    name: 'swap a dish',
    path: plan,
    before: (page) => openDish(page).click(),
    target: (page) => sheet(page).getByRole('button', { name: /^Swap/ }),
    answer: (page) => page.getByRole('dialog', { name: /^Swap/ }),
  },
  {
    name: 'the week at a glance',
    path: plan,
    target: (page) => page.getByText('The week at a glance'),
    answer: (page) => page.getByRole('table'),
  },
  {
    name: 'the shopping list',
    path: plan,
    target: shoppingList,
    answer: (page) => lines(page).first(),
  },
  {
    name: 'a line of the list, ticked',
    path: plan,
    before: (page) => shoppingList(page).click(),
    target: (page) => page.getByRole('tabpanel').getByRole('checkbox', { checked: false }).first(),
    answer: (page) => page.getByRole('checkbox', { checked: true }).first(),
  },
  {
    name: 'the first step of cooking',
    path: (planId) => `${plan(planId)}/cook/1/dinner`,
    target: (page) => page.getByRole('button', { name: 'Start', exact: true }),
    answer: (page) => page.getByRole('heading', { level: 1, name: /^Step 1 of/ }),
  },
  {
    name: 'the next step of cooking',
    path: (planId) => `${plan(planId)}/cook/1/dinner`,
    before: (page) => page.getByRole('button', { name: 'Start', exact: true }).click(),
    target: (page) => page.getByRole('button', { name: 'Next' }),
    answer: (page) => page.getByRole('heading', { level: 1, name: /^Step 2 of/ }),
  },
  {
    name: 'the next step of the child’s form',
    path: () => '/children/new?step=allergies',
    target: (page) => page.getByRole('link', { name: /^Next: / }),
    answer: (page) => foods(page).getByRole('button').first(),
  },
  {
    name: 'a food of forty',
    path: () => '/children/new?step=foods',
    before: (page) => page.getByRole('button', { name: /^Show \d+ more foods$/ }).click(),
    target: (page) => foods(page).getByRole('button').nth(20),
    answer: (page) => foods(page).locator('[aria-pressed=true]').first(),
  },
  {
    name: 'an allergy',
    path: () => '/children/new?step=allergies',
    target: (page) => page.getByRole('button', { name: 'Milk', exact: true }),
    answer: (page) => page.locator('[aria-pressed=true]').first(),
  },
]
