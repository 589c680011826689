import { languages } from '@brightplate/contract/languages'
import { allergenForms } from '@brightplate/foods/allergen-forms/allergen-forms'
import { inBritish } from '@brightplate/foods/languages/british/in-british'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildChild } from '../testing/families/build-child.ts'
import { registerParent } from '../testing/families/register-parent.ts'
import { typedAllergies } from '../testing/families/typed-allergies.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'

/** `npm run check:packets` makes 1,000. */
const wanted = Number(process.env.RANDOM_PACKETS ?? 60)
const seed = 41
const childrenOfFamily = 20

let testApp: TestApp

beforeAll(async () => {
  testApp = await startTestApp()
})
afterAll(() => testApp.close())

const anyProfile = fc.record({
  allergies: fc.uniqueArray(fc.constantFrom(...typedAllergies), { maxLength: 7 }),
  language: fc.constantFrom(...languages),
})

/** Words that no other child has. */
const ownWord = (at: number) => `qx${at.toString(36)}zv`

it('random packets hold each allergen with all of its forms, and nothing of another child', async () => {
  const random = fc.sample(anyProfile, { numRuns: wanted, seed })
  let allergens = 0
  for (let from = 0; from < random.length; from += childrenOfFamily) {
    const { token } = await registerParent(testApp)
    const family = random.slice(from, from + childrenOfFamily)
    const ids: string[] = []
    for (const [index, { allergies }] of family.entries()) {
      const word = ownWord(from + index)
      const body = buildChild({
        name: `${word} Name`,
        allergies: [...allergies.map(([tag]) => tag), `${word} powder`],
        safe_foods: [`${word} waffles`],
        refused_foods: [`${word} soup`],
        dietary_preferences: [],
        behavioral_goals: [],
      })
      const { body: child } = await testApp.call('createChild', { token, body })
      ids.push(child.id)
      const words = { instead: word, seating: word, not_to_say: word, restriction: word }
      const params = { id: child.id }
      await testApp.call('changeSchoolWords', { token, params, body: words })
    }
    for (const [index, { allergies, language }] of family.entries()) {
      const params = { id: ids[index] ?? '' }
      const { status, body } = await testApp.call('readSchoolPacket', {
        token,
        params,
        query: { language },
      })
      expect(status).toBe(200)
      const spoken = language === 'es-US' ? 'es' : 'en'
      const say = language === 'en-GB' ? inBritish : (text: string) => text
      for (const id of new Set(allergies.flatMap(([, kept]) => kept))) {
        const { name, forms, found_in } = allergenForms[id][spoken]
        const said = { name: say(name), forms: forms.map(say), found_in: found_in.map(say) }
        expect(body.omit).toContainEqual(expect.objectContaining(said))
        allergens += 1
      }
      const text = JSON.stringify(body)
      for (const other of family.keys()) {
        const word = ownWord(from + other)
        expect([word, text.includes(word)]).toEqual([word, other === index])
      }
      expect(body.unread).toContain(`${ownWord(from + index)} powder`)
    }
  }
  expect(allergens).toBeGreaterThan(wanted)
})
