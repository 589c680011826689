import { careWords } from '@brightplate/contract/child/care-words'
import type { Child } from '@brightplate/contract/child/child'
import { languages } from '@brightplate/contract/languages'
import type { NameShown } from '@brightplate/contract/sharing/care-link'
import { sharedKinds } from '@brightplate/contract/sharing/care-link'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Canary,
  canaries,
  canariesIn,
  canaryClinicWords,
  canaryRecord,
  canaryWords,
  childOfCanaries,
} from '../../testing/families/child-of-canaries.ts'
import { sharedName } from './shared-name.ts'
import { sharedPageOf } from './shared-page-of.ts'

const now = new Date('2026-11-26T09:00:00Z')

const child = (): Child => {
  const {
    eaters: _,
    labels_read: __,
    foods_said: ___,
    red_flags: ____,
    ...body
  } = childOfCanaries()
  return {
    ...body,
    id: '0193e8a0-0000-7000-8000-000000000001',
    created_at: now.toISOString(),
    age_given_on: '2026-11-01',
    safe_foods: body.safe_foods ?? [],
    refused_foods: body.refused_foods ?? [],
    textures_avoided: ['soft'],
    careful_chewing: true,
    routine_level: 1,
    weekday_minutes: 20,
    small_midday_appetite: false,
    people_at_table: 2,
    eaters: [
      {
        child_id: null,
        name: canaries.eater,
        age: 71,
        allergies: [canaries.eaterAllergy],
        dietary_preferences: [],
      },
    ],
    foods_said: [
      { food: canaries.never, says: 'never_again', said_on: '2026-11-01' },
      { food: canaries.eats.toUpperCase(), says: 'only_exactly', said_on: '2026-11-01' },
    ],
    care_words: canaryWords,
    clinic_words: canaryClinicWords,
    food_record: canaryRecord,
  } as Child
}

const ofAll: Canary[] = ['allergy', 'diet', 'never', 'reaction', 'contact', 'phone']
const ofAbout: Canary[] = [
  'eats',
  'label',
  'refuses',
  'formula',
  'formulaAmount',
  'offering',
  'calming',
]

const head = [
  'allergies',
  'as_of',
  'careful_chewing',
  'child_name',
  'diets',
  'expires_at',
  'in_a_reaction',
  'kind',
  'language',
  'never',
  'who_to_call',
]
const about = ['eats', 'formula', 'how_to_offer', 'refuses', 'textures_avoided', 'what_calms']
const ofClinic = ['bowels', 'drinks', 'medicines', 'question', 'reason', 'sleep'] as const
const ofRecord: Canary[] = ['recorded', 'recordNote']
const fieldsOf = {
  today: [...head, 'days'],
  week: [...head, 'days'],
  about: [...head, ...about],
  clinic: [
    ...head,
    ...about,
    ...ofClinic,
    'age',
    'food_record',
    'growth',
    'nutrition',
    'paused',
    'red_flags',
  ],
}

describe('the page of a link', () => {
  it('has exactly the fields of its kind, and of the family the words of those fields alone', () => {
    const anyLink = fc.record({
      kind: fc.constantFrom(...sharedKinds),
      nameShown: fc.constantFrom<NameShown>('first', 'initial', 'none'),
      language: fc.constantFrom(...languages),
      expiresAt: fc.date({ min: now, noInvalidDate: true, max: new Date('2026-12-26T09:00:00Z') }),
    })
    fc.assert(
      fc.property(anyLink, fc.dictionary(fc.string(), fc.string()), (sharing, more) => {
        // What another version may keep with a child is shared by nobody.
        const page = sharedPageOf({ ...more, ...child() }, sharing, now, [])
        expect(Object.keys(page).sort()).toEqual([...fieldsOf[sharing.kind]].sort())
        const expected = [
          ...(sharing.nameShown === 'first' ? ['name'] : []),
          ...ofAll,
          ...(['about', 'clinic'].includes(sharing.kind) ? ofAbout : []),
          ...(sharing.kind === 'clinic' ? [...ofClinic, ...ofRecord] : []),
        ]
        expect(canariesIn(JSON.stringify(page)).sort()).toEqual(expected.sort())
      }),
      { numRuns: 300 },
    )
  })

  it('says which foods are eaten in this brand and shape alone', () => {
    const about = { kind: 'about', nameShown: 'none', language: 'en-US', expiresAt: now } as const
    expect(sharedPageOf(child(), about, now, [])).toMatchObject({
      eats: [
        { food: canaries.eats, only_exactly: true },
        { food: canaries.label, only_exactly: false },
        { food: 'pasta', only_exactly: false },
      ],
    })
  })

  it('tells a clinic when a food was first and last eaten, as it was told', () => {
    const clinic = { kind: 'clinic', nameShown: 'none', language: 'en-US', expiresAt: now } as const
    const told = (eaten_on: string, said: 'eaten' | 'tasted' | 'not_today' | null) => ({
      name: 'Pasta',
      said,
      eaten_on,
    })
    const eaten = [
      told('2026-11-09', 'tasted'),
      told('2026-11-20', 'eaten'),
      told('2026-11-02', 'not_today'),
      told('2026-11-24', null),
    ]
    const page = sharedPageOf(child(), clinic, now, [], { red_flags: null, nutrition: null, eaten })
    expect(page).toMatchObject({
      eats: [
        { first_eaten: null, last_eaten: null },
        { first_eaten: null, last_eaten: null },
        { food: 'pasta', first_eaten: '2026-11-09', last_eaten: '2026-11-20' },
      ],
    })
  })

  it('has empty words of a parent who has written none', () => {
    const { care_words: _, ...silent } = child()
    const today = { kind: 'today', nameShown: 'none', language: 'en-US', expiresAt: now } as const
    const page = sharedPageOf(silent, today, now, [])
    expect(page).toMatchObject({ in_a_reaction: '', who_to_call: [] })
    expect(careWords.shape.in_a_reaction.parse('')).toBe('')
  })

  it.each([
    ['Leo', 'first', 'Leo'],
    ['  Leo Maria Quackenbush', 'first', 'Leo'],
    ['Leo', 'initial', 'L.'],
    ['Élodie', 'initial', 'É.'],
    ['Leo', 'none', null],
    [' ', 'first', null],
  ] as const)('calls “%s”, by %s, %s', (name, shown, expected) => {
    expect(sharedName(name, shown)).toBe(expected)
  })
})
