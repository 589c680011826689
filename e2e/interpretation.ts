import type { Interpretation } from '@brightplate/contract/profile-terms'
import type { Page } from '@playwright/test'

type Body = Record<string, unknown[]>

/** Lays fields over what the server answers about the words of a profile. */
export async function layOver(
  page: Page,
  fieldsFor: (body: Body) => Partial<Interpretation>,
): Promise<void> {
  await page.route('**/api/profile-terms/interpret', async (route) => {
    const body: Body = route.request().postDataJSON()
    // A journey may end, and its service with it, while words are still looked up.
    const response = await route.fetch().catch(() => null)
    const json = response?.ok() ? await response.json() : null
    await (json ? route.fulfill({ json: { ...json, ...fieldsFor(body) } }) : route.abort())
  })
}
