import { describe, expect, it } from 'vitest'
import type { AllergenId } from '../allergen.ts'
import { isEverydayWord } from '../spelling/is-everyday-word.ts'
import { treeNutIds } from '../vocabulary/families.ts'
import { interpretProfile } from './interpret-profile.ts'
import { typedNames } from './names/typed-names.ts'
import { asked as askedWords, noted } from './testing/asked.ts'

const read = (...allergies: string[]) =>
  interpretProfile({ allergies, behavioral_goals: [], dietary_preferences: [] })

const questionsOf = (tag: string) =>
  read(tag).readings.flatMap(({ understood }) =>
    understood.flatMap((one) =>
      'question' in one && one.question ? [askedWords(one.question)] : [],
    ),
  )

describe('an allergy that names nothing', () => {
  it.each([
    'epipen',
    'EpiPen!',
    'all',
    'lots',
    'severe food allergy',
    'anaphylaxis',
    'multiple food allergies',
    'too many to list',
    'carries Auvi-Q',
    'benadryl',
    '3 allergies',
  ])('"%s" has to be answered before a plan is made', (tag) => {
    const [reading] = read(tag).readings
    expect(reading?.needsAnswer && askedWords(reading.needsAnswer)).toBe(`meaning: ${tag}`)
    expect(reading?.needsAnswer?.answers.map(({ id }) => id)).toEqual(['not-a-food', 'major-nine'])
  })

  it.each([
    'peanut epipen',
    'severe milk allergy',
    'all nuts',
    'lots of eggs',
    'zorble epipen',
    'same as sister',
  ])('"%s" names something, or something unknown, and is planned', (tag) => {
    expect(read(tag).readings[0]?.needsAnswer).toBeNull()
  })
})

describe('"none"', () => {
  it.each([
    'none',
    'NKA',
    'NKDA',
    'n/a',
    'N/A',
    'no known food allergies',
    'No allergies!',
    'ninguna',
    'keine',
    '无',
  ])('"%s" keeps nothing out and asks nothing', (tag) => {
    const profile = read(tag)
    expect([profile.allergens, profile.words, profile.unchecked]).toEqual([[], [], []])
    expect(profile.readings[0]?.understood).toEqual([{ kind: 'none', term: 'none' }])
  })

  it.each([
    ['none except egg', 'egg'],
    ['no known allergies except peanut', 'peanut'],
    ['no allergies besides sesame', 'sesame'],
    ['none, but milk', 'milk'],
  ] as const)('"%s" keeps out what is excepted', (tag, allergen) => {
    expect(read(tag).allergens).toContain(allergen)
    expect(read(tag).unchecked).toEqual([])
  })
})

describe('a guess at spelling', () => {
  it('is never made from a word of everyday language', () => {
    const guessed = typedNames.everydayWords.filter((word) =>
      read(word).readings.some(({ understood }) =>
        understood.some((one) => 'guessedFrom' in one && one.guessedFrom !== undefined),
      ),
    )
    expect(guessed).toEqual([])
  })

  it('knows plurals and verb forms of everyday words', () => {
    for (const word of ['touches', 'rocking', 'stopped', 'babies', 'quickly', 'makes']) {
      expect(isEverydayWord(word), word).toBe(true)
    }
    for (const word of ['peenut', 'mlik', 'zorble', 'glutin']) {
      expect(isEverydayWord(word), word).toBe(false)
    }
  })

  it('gives way to a longer phrase that we know', () => {
    expect(read('top 8').allergens).toEqual(expect.arrayContaining(['milk', 'egg', 'peanut']))
    expect(questionsOf('top 8').filter((text) => text.startsWith('meant: '))).toEqual([])
    expect(read('big nine').allergens).toContain('sesame')
    expect(read('short bowel').clinicianConditions).toEqual(['a disease of the bowel'])
  })

  it('of a short word has one letter off at most', () => {
    expect(read('mlk').allergens).toEqual(['milk'])
    expect(read('mxk').allergens).toEqual([])
    expect(read('sezme').allergens).toEqual([])
  })
})

describe('what a tag says may be eaten', () => {
  const asked: readonly (readonly [string, AllergenId, string])[] = [
    ['not allergic to milk', 'milk', 'milk'],
    ['outgrew egg', 'egg', 'egg'],
    ['used to be allergic to wheat', 'wheat', 'wheat'],
    ['sesame is fine', 'sesame', 'sesame'],
    ['nuts (not almonds)', 'almond', 'almond'],
    ['all nuts except almonds', 'almond', 'almond'],
    ['tree nuts but can eat almond and cashew', 'cashew', 'cashew'],
  ]
  it.each(asked)('"%s" keeps %s out and asks', (tag, allergen, term) => {
    expect(read(tag).allergens).toContain(allergen)
    expect(questionsOf(tag)).toContain(`fine: ${term}`)
  })

  it.each([
    'no milk',
    'cannot have milk',
    'anything but milk is fine',
    'milk and eggs',
    'allergic to milk',
  ])('"%s" asks nothing of the kind', (tag) => {
    expect(read(tag).allergens).toContain('milk')
    expect(questionsOf(tag)).toEqual([])
  })

  it.each([
    'baked egg is fine',
    'can have baked milk',
    'all fish except tuna',
    'milk but butter is fine',
  ])('"%s": a yes could not be kept to, so all of it stays out, and that is said', (tag) => {
    expect(questionsOf(tag)).toEqual([])
    const notes = read(tag).readings[0]?.understood.flatMap((one) =>
      one.kind === 'allergen' && one.note ? [noted(one.note)] : [],
    )
    expect(notes?.join()).toContain('note.all-out')
  })
})

describe('no allergy to a food', () => {
  it.each(['bee stings', 'pollen', 'dust mites', 'cat dander', 'penicillin'])(
    '"%s" is kept in the profile and keeps nothing out',
    (tag) => {
      const profile = read(tag)
      expect([profile.allergens, profile.words]).toEqual([[], []])
      expect(profile.readings[0]?.understood[0]?.kind).toBe('aside')
    },
  )

  it('takes away nothing that stands beside it', () => {
    expect(read('dust mites, shellfish').allergens).toEqual(['crustacean', 'mollusc'])
  })
})

describe('several at once', () => {
  const sets: readonly (readonly [string, readonly AllergenId[]])[] = [
    ['top 8', ['milk', 'egg', 'peanut', ...treeNutIds, 'wheat', 'soy', 'fish', 'crustacean']],
    ['Big 9', ['milk', 'sesame', 'crustacean']],
    ['FDA 9', ['milk', 'sesame']],
    ['top 14', ['milk', 'barley', 'mollusc', 'celery', 'lupin', 'mustard', 'sulphites']],
    ['14 EU allergens', ['celery', 'lupin', 'mollusc']],
    ['allergen free', ['milk', 'egg', 'peanut', 'sesame']],
  ]
  it.each(sets)('"%s" keeps out %j', (tag, allergens) => {
    for (const list of ['allergies', 'dietary_preferences'] as const) {
      const profile = interpretProfile({
        allergies: [],
        behavioral_goals: [],
        dietary_preferences: [],
        [list]: [tag],
      })
      for (const id of allergens) expect(profile.allergens, `${list} ${id}`).toContain(id)
      expect(profile.unchecked).toEqual([])
    }
  })
})

describe('a food of two words behind a refusal', () => {
  it('is that food, and not its first word refused and its second one beside it', () => {
    expect(read('no soy milk').allergens).toEqual(['soy'])
    expect(read('no egg noodles').allergens).toEqual(['egg', 'wheat'])
  })

  it('is a list where more foods follow', () => {
    expect(read('no soy milk eggs').allergens).toEqual(['egg', 'milk', 'soy'])
  })
})

describe('an allergy that was tested', () => {
  it.each(['tested negative for milk', 'negative to milk', 'cleared for milk'])(
    '"%s" is asked about, and stays out',
    (tag) => {
      expect(read(tag).allergens).toEqual(['milk'])
      expect(questionsOf(tag)).toEqual(['fine: milk'])
    },
  )

  it('takes nobody’s relatives for a food', () => {
    expect(read('grandad had peanut allergy').allergens).toEqual(['lupin', 'peanut'])
  })
})
