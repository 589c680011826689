import type { Interpretation } from '@brightplate/contract/typed/profile-terms'
import type { Page } from '@playwright/test'

type Body = Record<string, unknown[]>

/** Lays fields over what the server answers about the words of a profile. */
export async function layOver(
  page: Page,
  fieldsFor: (body: Body) => Partial<Interpretation>,
): Promise<void> {
  await page.route('**/api/profile-terms/interpret', async (route) => {
    const body: Body = route.request().postDataJSON()
    // A journey may end, and its page with it, while words are still looked up or read.
    const json = await route
      .fetch()
      .then((response) => (response.ok() ? response.json() : null))
      .catch(() => null)
    await (json ? route.fulfill({ json: { ...json, ...fieldsFor(body) } }) : route.abort())
  })
}
