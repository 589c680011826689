import { randomUUID } from 'node:crypto'
import { foodsReportedAs } from '@brightplate/contract/typed/food-feedback'
import type {
  AllergyIntolerance,
  Bundle,
  FhirResource,
  NutritionIntake,
  NutritionProduct,
  Observation,
  Patient,
  Reference,
  RelatedPerson,
} from 'fhir-types/r5.js'
import * as words from '#localized/fhir'
import type { ChildForFhir } from './child-for-fhir.ts'

/** Whom resources are about, and who told them. */
interface Persons {
  subject: Reference
  parent: Reference
}

const terminology = 'http://terminology.hl7.org/CodeSystem'
const loinc = 'http://loinc.org'
const ucum = 'http://unitsofmeasure.org'

/** LOINC codes of what is measured, with the units of UCUM. */
const measures = {
  age: { code: '30525-0', display: 'Age', unit: 'a' },
  weight: { code: '29463-7', display: 'Body weight', unit: 'kg' },
  height: { code: '8302-2', display: 'Body height', unit: 'cm' },
} as const

const urnOf = (id: string) => `urn:uuid:${id}`

/** An allergy as the parent typed it: no diagnosis, and confirmed by nobody. Refused foods are none. */
const allergyOf = (
  tag: string,
  { toOmit }: ChildForFhir,
  { subject, parent }: Persons,
): AllergyIntolerance => {
  const readAs = toOmit.omit.filter(({ typed }) => typed.includes(tag)).map(({ name }) => name)
  const isUnread = toOmit.unread.includes(tag)
  const notes = [
    ...(readAs.length > 0 ? [words.leftOut({ items: readAs.join(', ') })] : []),
    ...(isUnread ? [words.notRead()] : []),
  ]
  return {
    resourceType: 'AllergyIntolerance',
    clinicalStatus: {
      coding: [{ system: `${terminology}/allergyintolerance-clinical`, code: 'active' }],
    },
    verificationStatus: {
      coding: [{ system: `${terminology}/allergyintolerance-verification`, code: 'unconfirmed' }],
    },
    category: ['food'],
    code: { text: tag },
    patient: subject,
    participant: [{ actor: parent }],
    note: notes.map((text) => ({ text })),
  }
}

function observationOf(
  { subject, parent }: Persons,
  kind: keyof typeof measures,
  { on, value }: { on: string; value: number },
): Observation {
  const { code, display, unit } = measures[kind]
  const category = kind === 'age' ? 'social-history' : 'vital-signs'
  return {
    resourceType: 'Observation',
    status: 'final',
    category: [{ coding: [{ system: `${terminology}/observation-category`, code: category }] }],
    code: { coding: [{ system: loinc, code, display }] },
    subject,
    performer: [parent],
    effectiveDateTime: on,
    valueQuantity: { value, unit, system: ucum, code: unit },
  }
}

function growthOf(
  { child: { clinic_words: clinicWords } }: ChildForFhir,
  persons: Persons,
): Observation[] {
  if (!clinicWords) return []
  return clinicWords.growth.flatMap(({ measured_on: on, weight_kg, height_cm }) => [
    ...(weight_kg === null ? [] : [observationOf(persons, 'weight', { on, value: weight_kg })]),
    ...(height_cm === null ? [] : [observationOf(persons, 'height', { on, value: height_cm })]),
  ])
}

interface Confirmed {
  food: string
  on: string
  notes: string[]
}

/** What was eaten of a three-day record. Amounts are the parent's own words. */
function recordedOf({ child: { food_record: record } }: ChildForFhir): Confirmed[] {
  if (!record) return []
  return record.days.flatMap(({ date, rows }) =>
    rows.flatMap(({ food, offered, eaten }) =>
      eaten === null || eaten === 'none'
        ? []
        : [
            {
              food,
              on: date,
              notes: [
                ...(offered === '' ? [] : [words.offered({ amount: offered })]),
                words.eatenShare({ share: eaten }),
              ],
            },
          ],
    ),
  )
}

/** What was answered of meals, of days that no record has: that one was corrected by hand. */
const answeredOf = ({ child, eaten }: ChildForFhir): Confirmed[] =>
  eaten
    .filter(({ said }) => said === 'eaten' || said === 'tasted')
    .filter(({ eaten_on }) => !child.food_record?.days.some(({ date }) => date === eaten_on))
    .map(({ name, said, eaten_on }) => ({
      food: name,
      on: eaten_on,
      notes: said === 'tasted' ? [words.taste()] : [],
    }))

/** What the parent confirmed alone: what a plan suggests was eaten by nobody. */
const intakesOf = (facts: ChildForFhir, { subject, parent }: Persons): NutritionIntake[] =>
  [...answeredOf(facts), ...recordedOf(facts)].map(({ food, on, notes }) => ({
    resourceType: 'NutritionIntake',
    status: 'completed',
    subject,
    occurrenceDateTime: on,
    reportedReference: parent,
    consumedItem: [{ type: { text: 'food' }, nutritionProduct: { concept: { text: food } } }],
    note: notes.map((text) => ({ text })),
  }))

/** Products that the parent named: a formula, and food that is eaten of this kind alone. */
const productsOf = ({ child }: ChildForFhir): NutritionProduct[] => {
  const exact = foodsReportedAs(child, 'only_exactly')
  const { formula } = child
  return [
    ...exact.map((name) => ({ name, notes: [words.onlyExactly()] })),
    ...(formula ? [{ name: formula.name, notes: formula.amount ? [formula.amount] : [] }] : []),
  ].map(({ name, notes }) => ({
    resourceType: 'NutritionProduct',
    status: 'active',
    code: { text: name },
    note: notes.map((text) => ({ text })),
  }))
}

/** Without what is empty, which FHIR forbids. */
function withoutEmpty<Resource extends FhirResource>(resource: Resource): Resource {
  const filled = Object.entries(resource).filter(
    ([, value]) => !(Array.isArray(value) && value.length === 0),
  )
  return Object.assign({}, ...filled.map(([field, value]) => ({ [field]: value })))
}

/**
 * A child as a collection of FHIR R5: of what the parent reported, in their words. Nothing in it is a diagnosis; no
 * refused food is an allergy; nothing is said to be eaten that nobody confirmed.
 */
export function bundleOf(facts: ChildForFhir, newId: () => string = randomUUID): Bundle {
  const { child, name, toOmit: kept, now } = facts
  const [patientUrl, parentUrl] = [urnOf(child.id), urnOf(newId())]
  const persons = { subject: { reference: patientUrl }, parent: { reference: parentUrl } }
  const patient: Patient = {
    resourceType: 'Patient',
    name: name === null ? [] : [{ given: [name] }],
  }
  const parent: RelatedPerson = {
    resourceType: 'RelatedPerson',
    patient: persons.subject,
    relationship: [{ coding: [{ system: `${terminology}/v3-RoleCode`, code: 'PRN' }] }],
  }
  const allergies = child.allergies.filter(
    (tag) => kept.unread.includes(tag) || kept.omit.some(({ typed }) => typed.includes(tag)),
  )
  const age = observationOf(persons, 'age', { on: child.age_given_on, value: child.age })
  const resources: FhirResource[] = [
    ...allergies.map((tag) => allergyOf(tag, facts, persons)),
    age,
    ...growthOf(facts, persons),
    ...intakesOf(facts, persons),
    ...productsOf(facts),
  ]
  return {
    resourceType: 'Bundle',
    type: 'collection',
    timestamp: now.toISOString(),
    entry: [
      { fullUrl: patientUrl, resource: withoutEmpty(patient) },
      { fullUrl: parentUrl, resource: parent },
      ...resources.map((resource) => ({
        fullUrl: urnOf(newId()),
        resource: withoutEmpty(resource),
      })),
    ],
  }
}
