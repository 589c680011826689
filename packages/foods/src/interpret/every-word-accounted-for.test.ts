import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tagLists } from '../interpretation.ts'
import { readTokens } from '../tokens/read-tokens.ts'
import { readTag } from './read-tag.ts'
import { fillerWords, stopWords } from './words/small-words.ts'

/** Phrases as parents type them, some of them torn, mixed and half understood. */
const phrases = [
  'DF/EF/NF/SF',
  'gluten, casein and soy free',
  'no pork & alcohol',
  'epipen',
  'all',
  'severe food allergy',
  'big 9',
  'top 8 please',
  'my son reacts to milk and zorble',
  'milk (hives)',
  'avoid: peanuts; cashews',
  'NO: milk, egg',
  'dairy, egg free',
  'loves pasta but hates fish',
  'foods must not touch',
  'no smell',
  'stop rocking',
  'short bowel syndrome',
  'kosher for passover',
  'Jain, no root vegetables',
  'sleep better at grandma’s',
  'not vegan',
  '🚫🥜',
  'peanut/treenut: carries epipen',
  'puree only',
  'none except egg',
  'nuts (not almonds)',
  '花生过敏',
  'без глютена и молока',
  'raw eggs',
  '800 calories',
  '12',
  '-',
  'the',
]

const typed = fc.oneof(
  fc.constantFrom(...phrases),
  fc
    .array(
      fc.constantFrom(
        ...[
          'milk',
          'egg',
          'peanut',
          'zorble',
          'quux',
          'free',
          'no',
          'loves',
          'hates',
          'allergy',
          'please',
          'and',
        ],
        ...[
          'but',
          'vegan',
          'halal',
          'sleep',
          'crunchy',
          'EoE',
          'penut',
          'fine',
          'not',
          'except',
          'GF',
          'severe',
        ],
        ...[
          'rice',
          'chicken',
          'nuggets',
          'touch',
          'the',
          'my',
          '🥜',
          '🚫',
          '牛奶',
          'raw',
          'is',
          'to',
          '3',
        ],
      ),
      { minLength: 1, maxLength: 8 },
    )
    .chain((words) =>
      fc
        .array(fc.constantFrom(' ', ', ', '; ', '/', ' - ', ': ', ' (', ') '), {
          minLength: words.length,
          maxLength: words.length,
        })
        .map((joints) => words.map((word, at) => word + (joints[at] ?? '')).join('')),
    ),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
)

describe('every word of a tag', () => {
  it('is part of a reading, of a question, or of what is named as not recognised (seed 41)', () => {
    fc.assert(
      fc.property(fc.constantFrom(...tagLists), typed, (list, tag) => {
        const reading = readTag(list, tag)
        const { starts } = readTokens(tag)
        for (const start of starts) {
          expect(
            reading.spans.some((span) => span.start <= start && start < span.end),
            `${list}: ${tag}`,
          ).toBe(true)
        }
        for (const span of reading.spans.filter(({ as }) => as === 'unknown')) {
          const word = tag.slice(span.start, span.end)
          expect(
            reading.notRecognised.some((part) => part.includes(word)),
            `${list}: ${tag}: ${word}`,
          ).toBe(true)
        }
      }),
      { seed: 41, numRuns: 3000 },
    )
  })

  it('is passed over as filler only where something else of the tag stands (seed 42)', () => {
    fc.assert(
      fc.property(fc.constantFrom(...tagLists), typed, (list, tag) => {
        const { spans } = readTag(list, tag)
        const hasFiller = spans.some(({ as }) => as === 'filler')
        if (hasFiller)
          expect(
            spans.some(({ as }) => as !== 'filler'),
            `${list}: ${tag}`,
          ).toBe(true)
      }),
      { seed: 42, numRuns: 3000 },
    )
  })

  it.each(tagLists)('is answered in %s: no tag with a word in it is read as nothing', (list) => {
    for (const phrase of phrases) {
      const { understood, notRecognised, needsAnswer } = readTag(list, phrase)
      const isSilent = understood.length === 0 && notRecognised.length === 0 && needsAnswer === null
      expect(isSilent && readTokens(phrase).words.length > 0, phrase).toBe(false)
    }
  })

  it('is no filler where it names a food', () => {
    for (const word of [
      'milk',
      'egg',
      'peanut',
      'fish',
      'soy',
      'wheat',
      'sesame',
      'rice',
      'apple',
    ]) {
      expect(fillerWords.has(word) || stopWords.has(word), word).toBe(false)
    }
  })
})
