import { allergenForms } from '@brightplate/foods/allergen-forms/allergen-forms'
import { expect } from '@playwright/test'
import fc from 'fast-check'
import { typedAllergies } from '../../apps/server/src/testing/families/typed-allergies.ts'
import { printedPages } from '../page/printed-pages.ts'
import { addChild } from '../service/family.ts'
import { test } from '../service/serve.ts'
import { signInParent } from '../service/sign-in-parent.ts'

test.use({ serviceWorkers: 'block' })

/** `npm run check:papers` prints those of 100 children. */
const wanted = Number(process.env.RANDOM_PAPERS ?? 4)
const seed = 41
const childrenOfFamily = 20

const anyProfile = fc.record({
  allergies: fc.uniqueArray(fc.constantFrom(...typedAllergies), { maxLength: 7 }),
  spoken: fc.constantFrom<'en' | 'es'>('en', 'es'),
})

/** Words that no other child has. */
const ownWord = (at: number) => `qx${at.toString(36)}zv`

/** Without spaces: a line of paper may end at a hyphen. */
const dense = (text: string) => text.replace(/\s+/g, '')

test('random papers for a school and a clinic are two pages with every allergen, and hold nothing of another child', async ({
  page,
  service,
}) => {
  test.setTimeout(180_000 + wanted * 10_000)
  const random = fc.sample(anyProfile, { numRuns: wanted, seed })
  let allergens = 0
  for (let from = 0; from < random.length; from += childrenOfFamily) {
    const { call } = await signInParent(page, service.url)
    const family = random.slice(from, from + childrenOfFamily)
    const ids: string[] = []
    for (const [at, { allergies }] of family.entries()) {
      const word = ownWord(from + at)
      const child = await addChild(call, {
        name: word,
        allergies: [...allergies.map(([tag]) => tag), `${word} powder`],
        safe_foods: [`${word} waffles`],
        refused_foods: [`${word} soup`],
      })
      const words = { instead: word, seating: word, not_to_say: word, restriction: word }
      await call('changeSchoolWords', { params: { id: child.id }, body: words })
      ids.push(child.id)
    }
    for (const [at, { allergies, spoken }] of family.entries()) {
      const papers: string[] = []
      for (const paper of ['school', 'clinic']) {
        await page.goto(`${service.url}/children/${ids[at]}/${paper}`)
        await expect(page.locator('.sheet')).toHaveCount(2)
        if (spoken === 'es') {
          await page.getByRole('radio', { name: 'Spanish' }).check()
          await expect(
            page.getByText('Alergias: no dar nunca').or(page.getByText('Nunca le dé')).first(),
          ).toBeAttached()
        }
        const pages = await printedPages(page)
        expect(pages).toHaveLength(2)
        await expect(page.locator('.sheet[data-cut]')).toHaveCount(0)
        papers.push(dense(pages.join('')))
      }
      const [school = '', clinic = ''] = papers
      for (const id of new Set(allergies.flatMap(([, kept]) => kept))) {
        const { name, forms, found_in } = allergenForms[id][spoken]
        for (const said of [name, ...forms, ...found_in]) expect(school).toContain(dense(said))
        for (const said of [name, ...forms]) expect(clinic).toContain(dense(said))
        allergens += 1
      }
      for (const [tag] of allergies) expect(clinic).toContain(dense(tag))
      for (const other of family.keys()) {
        const word = ownWord(from + other)
        for (const text of papers) {
          expect([word, text.includes(word)]).toEqual([word, other === at])
        }
      }
    }
  }
  expect(allergens).toBeGreaterThan(wanted)
})
