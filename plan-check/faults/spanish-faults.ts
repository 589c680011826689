import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
import { wordPattern } from '../facts.ts'
import { type Finding, fault } from '../plan.ts'
import type { Table } from '../profile-of.ts'
import { plainText } from '../read-line.ts'
import { isLine, type Text } from '../texts-of.ts'

const words = z.string().default('(?!)').transform(wordPattern)
const named = z.record(
  z.string(),
  z.strictObject({ contains: words, innocent: words, label: words }),
)
const { allergens, diets } = z
  .strictObject({
    allergens: named,
    diets: z
      .object({ of: z.record(z.string(), z.string()) })
      .catchall(z.strictObject({ contains: words, innocent: words })),
  })
  .parse(parse(readFileSync(new URL('../facts/spanish.yaml', import.meta.url), 'utf8')))

/** Up to eight words of a name, and what it says that it is without. */
const free =
  /(?:[a-z]+ ){0,8}?(?:[a-z]+,? )?\b(?:sin|libres? de) ((?:[a-z]+(?:, (?:y )?(?:(?:etiquetad[oa]s? )?sin )?| ni | y (?:sin )?))*[a-z]+)/g
const claim = /\b(?:sin|libres? de) (?:[a-z]+(?:, (?:sin )?| ni | y (?:sin )?))*[a-z]+/g
/** Where food is named beside lines. */
const readAsFood = new Set(['dish’s name', 'part', 'step', 'benefits', 'tip'])

const typed = /«[^»]*»/g

/** What of a plan that is said in Spanish names an allergen or what a diet has no place for, by words of its own. */
export function* spanishFaults(
  texts: readonly Text[],
  { child, eaters }: Table,
): Generator<Finding> {
  for (const [eater, isChild] of [
    [child, true] as const,
    ...eaters.map((one) => [one, false] as const),
  ]) {
    const subjects = [
      ...eater.avoids.map((rule) => ({ rule, kind: 'allergen', facts: allergens[rule] })),
      ...eater.diets.map((rule) => ({
        rule,
        kind: 'broken diet',
        facts: diets[diets.of[rule] ?? ''],
      })),
    ]
    for (const text of texts) {
      if (!isLine(text) && !readAsFood.has(text.where)) continue
      if (!isChild && !text.shared) continue
      const plain = plainText(text.text).replaceAll(typed, ' ')
      for (const { rule, kind, facts } of subjects) {
        if (!facts || !('contains' in facts)) continue
        const { label } = { label: /(?!)/g, ...facts }
        const bare = plain
          .replaceAll(facts.innocent, ' ')
          .replaceAll(free, (all, list: string) => (list.search(label) < 0 ? all : ' '))
          .replaceAll(claim, ' ')
        for (const [word] of bare.matchAll(facts.contains)) {
          yield {
            ...fault(`${kind} in a ${text.where}`, text.at, word, text.dish, text.text),
            rule,
          }
        }
      }
    }
  }
}
