import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { EatingAnswer } from '@brightplate/contract/child/eating-log'
import { eatenShares } from '@brightplate/contract/papers/eaten-shares'
import fc from 'fast-check'
import { Fhir } from 'fhir'
import { ParseConformance } from 'fhir/parseConformance.js'
import type { Bundle } from 'fhir-types/r5.js'
import { describe, expect, it } from 'vitest'
import { bundleOf } from './bundle-of.ts'
import type { ChildForFhir } from './child-for-fhir.ts'

/** `npm run check:fhir` makes 1,000. */
const wanted = Number(process.env.RANDOM_BUNDLES ?? 100)

const folder = dirname(fileURLToPath(import.meta.resolve('hl7.fhir.r5.core/package.json')))
const filesOf = (kind: string) =>
  readdirSync(folder)
    .filter((file) => file.startsWith(`${kind}-`))
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')))

const resources = [
  ...['Resource', 'DomainResource', 'Bundle', 'Patient', 'RelatedPerson', 'AllergyIntolerance'],
  ...['Observation', 'NutritionIntake', 'NutritionProduct'],
]
const bound =
  /event-status|allergy-intolerance-category|allergyintolerance-(clinical|verification)|bundle-type|observation-status|nutritionproduct-status/

const terminology = {
  'allergyintolerance-clinical': ['active', 'inactive', 'resolved'],
  'allergyintolerance-verification': ['unconfirmed', 'presumed', 'confirmed', 'refuted'],
}

/** The standard's own definitions; of the codes of HL7's terminology, which the core does not hold, those that it names. */
function standard(): Fhir {
  const parser = new ParseConformance(false)
  for (const codes of filesOf('CodeSystem')) parser.loadCodeSystem(codes)
  for (const [name, codes] of Object.entries(terminology)) {
    const url = `http://terminology.hl7.org/CodeSystem/${name}`
    parser.loadCodeSystem({
      resourceType: 'CodeSystem',
      id: name,
      url,
      concept: codes.map((code) => ({ code })),
    })
  }
  for (const set of filesOf('ValueSet')) if (bound.test(set.url)) parser.parseValueSet(set)
  for (const one of filesOf('StructureDefinition')) {
    const isOurs = one.kind !== 'resource' || resources.includes(one.name)
    if (one.derivation !== 'constraint' && isOurs) parser.parseStructureDefinition(one)
  }
  return new Fhir(parser)
}

const fhir = standard()

const faultsOf = (bundle: object) =>
  fhir
    .validate(bundle, { errorOnUnexpected: true })
    .messages.filter(({ severity }) => severity === 'error' || severity === 'fatal')
    .map(({ location, message }) => `${location}: ${message}`)

const day = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2026-11-27'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const word = fc.string({ minLength: 1, maxLength: 30 }).filter((text) => text.trim() !== '')

const anyChild: fc.Arbitrary<ChildForFhir> = fc
  .record({
    age: fc.integer({ min: 1, max: 18 }),
    age_given_on: day,
    allergies: fc.uniqueArray(word, { maxLength: 6 }),
    unread: fc.boolean(),
    name: fc.option(word),
    exact: fc.array(word, { maxLength: 4 }),
    formula: fc.option(fc.record({ name: word, amount: fc.option(word) })),
    growth: fc.array(
      fc.record({
        measured_on: day,
        weight_kg: fc.integer({ min: 20, max: 900 }).map((tenths) => tenths / 10),
        height_cm: fc.option(fc.integer({ min: 40, max: 230 })),
      }),
      { maxLength: 4 },
    ),
    eaten: fc.array(
      fc.record({
        answered_on: day,
        eaten_on: day,
        name: word,
        food: word,
        said: fc.constantFrom<EatingAnswer['said']>('eaten', 'tasted', 'not_today', null),
      }),
      { maxLength: 8 },
    ),
    rows: fc.array(
      fc.record({
        slot: fc.constantFrom('breakfast' as const, 'dinner' as const, null),
        food: word,
        planned: fc.option(fc.constant('80 g')),
        offered: fc.constantFrom('', 'half a cup'),
        eaten: fc.option(fc.constantFrom(...eatenShares)),
      }),
      { maxLength: 6 },
    ),
    recordedOn: day,
  })
  .map(({ unread, name, exact, formula, growth, eaten, rows, recordedOn, ...child }) => ({
    child: {
      id: '0193e8a0-0000-7000-8000-000000000001',
      ...child,
      foods_said: exact.map((food) => ({ food, says: 'only_exactly', said_on: '2026-11-01' })),
      formula: formula && {
        name: formula.name,
        ...(formula.amount ? { amount: formula.amount } : {}),
      },
      clinic_words: {
        ...{ reason: '', question: '', drinks: '', bowels: '', sleep: '', medicines: '' },
        growth,
      },
      food_record: { days: rows.length > 0 ? [{ date: recordedOn, rows, note: '' }] : [] },
    },
    name,
    toOmit: unread
      ? { omit: [], unread: child.allergies }
      : {
          omit: child.allergies.map((tag) => ({
            name: tag,
            typed: [tag],
            forms: [tag],
            found_in: [],
          })),
          unread: [],
        },
    eaten,
    now: new Date('2026-11-27T09:00:00Z'),
  }))

const ofType = (bundle: Bundle, type: string) =>
  (bundle.entry ?? []).filter(({ resource }) => resource?.resourceType === type)

const [example] = fc.sample(
  anyChild.filter(
    ({ child, eaten, name }) =>
      name !== null &&
      child.allergies.length > 1 &&
      (child.clinic_words?.growth.length ?? 0) > 0 &&
      (child.foods_said?.length ?? 0) > 0 &&
      eaten.some(({ said }) => said === 'eaten'),
  ),
  { numRuns: 1, seed: 41 },
)

describe('a child as a collection of FHIR R5', () => {
  it('is valid by the standard’s own definitions, whatever was told', () => {
    fc.assert(
      fc.property(anyChild, (told) => {
        expect(faultsOf(JSON.parse(JSON.stringify(bundleOf(told))))).toEqual([])
      }),
      { numRuns: wanted, seed: 41 },
    )
  })

  it('says eaten of what was confirmed alone, and allergy of no refused food', () => {
    fc.assert(
      fc.property(anyChild, (told) => {
        const bundle = bundleOf(told)
        const [recorded] = told.child.food_record?.days ?? []
        const confirmed = told.eaten
          .filter(({ said }) => said === 'eaten' || said === 'tasted')
          .filter(({ eaten_on }) => eaten_on !== recorded?.date)
        const eaten = (recorded?.rows ?? []).filter((row) => row.eaten && row.eaten !== 'none')
        expect(ofType(bundle, 'NutritionIntake')).toHaveLength(confirmed.length + eaten.length)
        const allergies = ofType(bundle, 'AllergyIntolerance')
        expect(allergies).toMatchObject(
          told.child.allergies.map((text) => ({ resource: { code: { text } } })),
        )
      }),
      { numRuns: wanted, seed: 41 },
    )
  })

  it('holds no name that the parent does not allow', () => {
    if (!example) throw new Error('No example')
    expect(JSON.stringify(bundleOf({ ...example, name: 'Zebulon' }))).toContain('Zebulon')
    expect(ofType(bundleOf({ ...example, name: null }), 'Patient')[0]?.resource).toEqual({
      resourceType: 'Patient',
    })
  })

  const faults: [string, (text: string) => string][] = [
    ['no status of an intake', (text) => text.replace('"status":"completed",', '')],
    [
      'another status of an intake',
      (text) => text.replace('"status":"completed"', '"status":"done"'),
    ],
    [
      'no subject of an intake',
      (text) => text.replace(/("status":"completed"),"subject":\{[^}]*\}/, '$1'),
    ],
    ['no item of an intake', (text) => text.replace(/"consumedItem":\[.*?\]/, '"consumedItem":[]')],
    ['no type of an item', (text) => text.replace('"type":{"text":"food"},', '')],
    [
      'no product of an item',
      (text) => text.replace(/,"nutritionProduct":\{"concept":\{[^}]*\}\}/, ''),
    ],
    [
      'a field that there is none',
      (text) => text.replace('"type":{"text":"food"}', '"type":{"text":"food"},"fun":true'),
    ],
    ['a text as a concept', (text) => text.replace('"type":{"text":"food"}', '"type":"food"')],
    [
      'no patient of an allergy',
      (text) => text.replace(/"patient":\{[^}]*\},"participant"/, '"participant"'),
    ],
    [
      'another category of an allergy',
      (text) => text.replace('"category":["food"]', '"category":["refusal"]'),
    ],
    [
      'a field of an allergy that there is none',
      (text) => text.replace('"category":["food"]', '"categories":["food"]'),
    ],
    ['another clinical status', (text) => text.replace('"code":"active"', '"code":"maybe"')],
    [
      'no code of an observation',
      (text) => text.replace(/"code":\{"coding":\[\{"system":"http:\/\/loinc.org"[^\]]*\]\},/, ''),
    ],
    [
      'another status of an observation',
      (text) => text.replace('"status":"final"', '"status":"guessed"'),
    ],
    ['no status of an observation', (text) => text.replace('"status":"final",', '')],
    ['a figure as a text', (text) => text.replace(/"value":([\d.]+)/, '"value":{"of":$1}')],
    [
      'a field of a quantity that there is none',
      (text) => text.replace('"unit":"a"', '"units":"a"'),
    ],
    ['no status of a product', (text) => text.replace('"status":"active",', '')],
    [
      'another status of a product',
      (text) => text.replace('"status":"active"', '"status":"bought"'),
    ],
    ['another type of the bundle', (text) => text.replace('"type":"collection"', '"type":"heap"')],
    ['no type of the bundle', (text) => text.replace('"type":"collection",', '')],
    [
      'no patient of the parent',
      (text) => text.replace(/("resourceType":"RelatedPerson"),"patient":\{[^}]*\}/, '$1'),
    ],
  ]

  it.each(faults)('is refused with %s', (_, plant) => {
    if (!example) throw new Error('No example')
    const text = JSON.stringify(bundleOf(example))
    const planted = plant(text)
    expect(planted).not.toBe(text)
    expect(faultsOf(JSON.parse(text))).toEqual([])
    expect(faultsOf(JSON.parse(planted))).not.toEqual([])
  })
})
