import { describe, expect, it } from 'vitest'
import { foods } from '../../foods.ts'
import { plainFoods } from '../../plain-foods/plain-foods.ts'
import { type Asked, everyRule, excludedIds } from '../testing/excluded-ids.ts'
import { inBritish, judgedBritish } from './in-british.ts'

/** Names that are called otherwise in the United Kingdom. */
const names = [...foods.map(({ name }) => name), ...plainFoods.map(({ name }) => name)]
  .map((american) => ({ american, british: inBritish(american) }))
  .filter(({ american, british }) => american !== british)

let alarms = 0

/** What the American name is excluded by, and the British not. */
function missed(...asked: Asked): string[] {
  const out = excludedIds(...asked)
  return names.flatMap(({ american, british }) => {
    const [before, now] = [out([american]), out(judgedBritish(british))]
    if (!now.isSubsetOf(before)) alarms += 1
    return before.isSubsetOf(now) ? [] : `${british}, for ${american}`
  })
}

describe('the British name of every food is kept out by what its American name is kept out by', () => {
  it('is another for hundreds of them', () => {
    expect(names.length).toBeGreaterThan(400)
  })

  it.each(everyRule)('for %s', (_, asked) => {
    expect(missed(...asked)).toEqual([])
  })

  it('and rarely by more: then it is read by its American name', () => {
    expect(alarms).toBeLessThanOrEqual(140)
  })
})

/** What British kitchens call what an allergy excludes; none of it is made of our table of words. */
const planted = [
  ['peanut', ['monkey nuts', 'groundnut stew']],
  ['crustacean', ['prawns', 'prawn cocktail crisps', 'langoustine', 'scampi']],
  ['mollusc', ['cockles', 'whelks']],
  ['fish', ['kipper', 'fish finger sandwich', 'pilchards']],
  [
    'wheat',
    [
      'semolina pudding',
      'a rusk',
      'malt loaf',
      'wholemeal bread',
      'crumpet',
      'digestive biscuits',
      'plain flour',
      'Weetabix',
    ],
  ],
  ['milk', ['double cream', 'soured cream', 'clotted cream', 'fromage frais', 'custard']],
  ['egg', ['Scotch egg', 'meringue', 'Yorkshire pudding']],
  ['soy', ['soya drink', 'soya mince']],
  ['sesame', ['tahini', 'halva']],
  ['celery', ['celeriac', 'celery salt']],
  ['mustard', ['piccalilli', 'English mustard']],
] as const

describe('what an allergy keeps out is seen under its British name', () => {
  it.each(planted.flatMap(([id, words]) => words.map((word) => [word, id] as const)))(
    '%s, for %s',
    (word, id) => {
      expect([...excludedIds({ allergens: [id] })(judgedBritish(word))]).toEqual([id])
    },
  )
})
