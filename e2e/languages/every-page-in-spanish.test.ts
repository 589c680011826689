import { pageAddress, publicPages } from '@brightplate/contract/site/page-address'
import { expect, type Page } from '@playwright/test'
import { expectAccessibleInBoth } from '../looks/expect-accessible-in-both.ts'
import { expectNoSideScroll } from '../looks/expect-no-side-scroll.ts'
import { expectWholeWords } from '../looks/expect-whole-words.ts'
import { openWhole, publicPaths, signedInPaths } from '../page/every-page.ts'
import { startFamilyInSpanish } from '../service/family-in-spanish.ts'
import { test } from '../service/serve.ts'

test.use({ locale: 'es-MX', viewport: { width: 320, height: 640 }, serviceWorkers: 'block' })

/** At twice the size: Spanish has longer words than English, which may be hyphenated there. */
const longestWholeInLarge = 10

/** Words that stand in every English sentence and in no Spanish one. */
const english =
  /(?<![\p{L}\p{N}@./-])(?:the|and|with|your|you|of|for|is|are|this|that|not|from|read|choose|could|day|meal|child)(?![\p{L}\p{N}@./-])/iu

/** What a parent typed stays in quotes, and a source is called by its name. */
const named = /[«“][^»”]*[»”]|USDA National Nutrient Database for Standard Reference/g

/** What is seen or heard in English, where no element says that it is. */
async function expectSpanish(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-US')
  const texts = await page.evaluate(() => {
    const found: string[] = []
    const all = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (all.nextNode()) {
      const { parentElement: parent, textContent } = all.currentNode
      if (!parent || parent.closest('script, style, [lang^="en"]')) continue
      found.push((textContent ?? '').trim())
    }
    const labelled = document.querySelectorAll('[aria-label], [title], [placeholder], img[alt]')
    for (const one of labelled) {
      if (one.closest('[lang^="en"]')) continue
      for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
        found.push(one.getAttribute(name) ?? '')
    }
    return found
  })
  const left = texts.filter((text) => english.test(text.replaceAll(named, '')))
  expect(left).toEqual([])
}

async function expectReadInSpanish(page: Page, url: string): Promise<void> {
  await openWhole(page, url)
  await expectSpanish(page)
  await expectNoSideScroll(page)
  await expectWholeWords(page)
  await expectAccessibleInBoth(page)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await expectNoSideScroll(page)
  await expectWholeWords(page, longestWholeInLarge)
}

test('every public page is in Spanish at its address, without side scroll on 320 pixels and at twice the size', async ({
  page,
  service,
}) => {
  for (const path of publicPaths) {
    await test.step(path, async () => {
      const address = publicPages.includes(path) ? pageAddress(path, 'es-US') : path
      await expectReadInSpanish(page, `${service.url}${address}`)
    })
  }
})

test('every page of a parent is in Spanish, without side scroll on 320 pixels and at twice the size', async ({
  page,
  service,
}) => {
  const { child, plan } = await startFamilyInSpanish(page, service.url)
  for (const path of signedInPaths(child.id, plan.id)) {
    await test.step(path, async () => {
      await expectReadInSpanish(page, `${service.url}${path}`)
    })
  }
})

test('what is pressed next stands in one row on 320 pixels: in the form, in cooking', async ({
  page,
  service,
}) => {
  const { plan } = await startFamilyInSpanish(page, service.url)
  const expectOneRow = async (...names: string[]) => {
    const tops: number[] = []
    for (const name of names) {
      const one = page.getByText(name, { exact: true }).last()
      await expect(one).toBeVisible()
      tops.push((await one.boundingBox())?.y ?? Number.NaN)
    }
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(4)
  }
  await page.goto(`${service.url}/children/new`)
  await expectOneRow('Crear perfil', 'Siguiente')
  await page.goto(`${service.url}/meal-plan/${plan.id}/cook/1/dinner`)
  await page.getByRole('button', { name: 'Empezar' }).click()
  await expectOneRow('Atrás', 'Siguiente')
})

test('a dish is chosen by its minutes; what it changes in the day, nutrients by name, opens', async ({
  page,
  service,
}) => {
  const { child, planUrl } = await startFamilyInSpanish(page, service.url)
  await page.goto(`${planUrl}?day=1&dish=dinner`)
  await page.getByRole('button', { name: /^Cambiar/ }).click()
  const dishes = page.getByRole('list', { name: 'Otros platillos' })
  await expect(dishes.getByText(/^\d+ min$/).first()).toBeVisible()
  await expect(dishes.getByText(/ %/).filter({ visible: true })).toHaveCount(0)
  await dishes.getByText('Qué cambia en el día').first().click()
  await expect(dishes.getByRole('group').getByRole('listitem').first()).toBeVisible()
  await expectNoSideScroll(page)
  await page.goto(`${service.url}/children/${child.id}/progress`)
  await expect(page.getByText('vitamina D', { exact: true })).toBeVisible()
  await expect(page.getByText('vitamin D', { exact: true })).toHaveCount(0)
})
