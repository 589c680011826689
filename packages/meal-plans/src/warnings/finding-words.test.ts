import { describe, expect, it } from 'vitest'
import type { Finding } from '../check/finding.ts'
import { inSpanish } from '../spanish/in-spanish.ts'
import { buildDish, buildPlan } from '../testing/build-plan.ts'
import { inEnglish } from '../wording/wording.ts'
import { foundIn } from './found-in.ts'
import { toWarnings } from './to-warnings.ts'

const at = { day: 0, slot: 'lunch' } as const
const words = { ...at, kind: 'words', certainty: 'contains' } as const
const plan = buildPlan([{ lunch: buildDish({ name: 'Rice with peas' }) }])

const all: readonly (readonly [Finding, string, string])[] = [
  [{ ...words, rule: 'allergen', id: 'almond' }, 'holds almond', 'lleva almendra'],
  [
    { ...words, rule: 'allergen', id: 'milk', certainty: 'check_label' },
    'may hold milk',
    'puede llevar leche',
  ],
  [
    { ...words, rule: 'diet', id: 'gluten-free' },
    'does not fit “gluten free”',
    'no cumple con la dieta «sin gluten»',
  ],
  [{ ...words, rule: 'age', id: 'choking' }, 'is not for this age', 'no es para esta edad'],
  [
    { ...at, kind: 'beside', id: 'Dino Buddies', isUnread: true, rule: null },
    'has “Dino Buddies” beside it, whose label is to be read first',
    'tiene al lado «Dino Buddies», y primero hay que leer su etiqueta',
  ],
  [
    {
      ...at,
      kind: 'beside',
      id: 'Dino Buddies',
      isUnread: false,
      rule: { kind: 'allergen', id: 'milk' },
    },
    'has “Dino Buddies” beside it, which stays out (no milk)',
    'tiene al lado «Dino Buddies», que queda fuera (sin leche)',
  ],
  [
    { ...at, kind: 'plate', id: 'milk' },
    'has on the plate of another of your children what that child must not be given',
    'tiene, en el plato de otro de sus hijos, algo que no se le debe dar',
  ],
  [
    { ...at, kind: 'amount', id: 'rice-dishes' },
    'is one rice dish too many in its day',
    'es un platillo de arroz de más en su día',
  ],
  [
    { ...at, kind: 'amount', id: 'other' },
    'is more than fits this age',
    'es más de lo que conviene a esta edad',
  ],
  [
    { ...at, kind: 'never-food', id: 'peas' },
    'has peas in it: you said “never again”',
    'lleva chícharos, y usted dijo «nunca más»',
  ],
  [
    { ...at, kind: 'never-dish', id: 'rice' },
    'is a dish of which you said “never again”',
    'es un platillo del que usted dijo «nunca más»',
  ],
]

describe('what is wrong with a meal', () => {
  it.each(all)('follows its name in both languages: %j', (finding, english, spanish) => {
    expect(foundIn(plan, finding, inEnglish)).toBe(`“Rice with peas” ${english}`)
    expect(foundIn(plan, finding, inSpanish)).toBe(`“Rice with peas” ${spanish}`)
  })

  it('is said of the whole plan where it is in none of its meals', () => {
    const [finding] = all[1] ?? []
    if (!finding) throw new Error('No finding')
    const found = { ...finding, day: null, slot: null }
    expect(foundIn(plan, found, inEnglish)).toBe('The plan may hold milk')
    expect(foundIn(plan, found, inSpanish)).toBe('El plan puede llevar leche')
  })

  it('is a warning that keeps the keys of its sentences', () => {
    const [warning] = toWarnings(
      all.map(([finding]) => finding),
      plan,
    )
    expect(warning).toMatchObject({
      text: 'Day 1, lunch: “Rice with peas” holds almond. Swap it, leave it out, or make a new plan.',
      reason: 'holds almond',
      said: { found: { key: 'finding.holds' }, text: { key: 'warn.meal' } },
    })
  })
})
