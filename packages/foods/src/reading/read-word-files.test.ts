import { describe, expect, it } from 'vitest'
import { allergenIds } from '../allergen.ts'
import { faultSentence } from './fault.ts'
import { readWordFiles, type WordFile } from './read-word-files.ts'

const sources = 'own: Our own knowledge.\neu: "Annex II"\n'
const languages = 'en: English\nes: Spanish\n'
const nuts = `phrases: nut-drinks
words:
  - source: own
    language: en
    each: [almond, peanut]
    before: [milk, drink]
`
const egg = `allergen: egg
about: Eggs of any bird.
words:
  itself:
    - source: eu
      terms:
        en: [egg]
    - source: own
      terms:
        en: [egg white, "1105"]
        es: [clara]
  dishes:
    - source: own
      terms: { en: [french toast] }
  checkLabel:
    - source: own
      terms: { en: [french toast, peanut milk] }
    - phrases: nut-drinks
      but: [almond drink]
  innocent:
    - source: own
      language: en
      each: [vegan, chia]
      before: [egg]
`

const allergens = (text: string): WordFile[] =>
  allergenIds.map((id) => ({
    file: `allergens/${id}.yaml`,
    text: id === 'egg' ? text : `allergen: ${id}\nwords: {}\n`,
  }))

const read = (text: string, more: { phrases?: string; allergens?: WordFile[] } = {}) =>
  readWordFiles({
    sources: { file: 'sources.yaml', text: sources },
    languages: { file: 'languages.yaml', text: languages },
    phrases: [{ file: 'phrases/nut-drinks.yaml', text: more.phrases ?? nuts }],
    allergens: more.allergens ?? allergens(text),
  })

const sentences = (...args: Parameters<typeof read>) => read(...args).faults.map(faultSentence)

const edited = (from: string, to: string) => {
  expect(egg).toContain(from)
  return egg.replace(from, to)
}

describe('the files of words', () => {
  it('are a vocabulary for each allergen', () => {
    const { vocabularies, faults } = read(egg)
    expect(faults).toEqual([])
    expect(Object.keys(vocabularies)).toEqual(allergenIds)
    expect(vocabularies.egg).toEqual({
      itself: ['egg', 'egg white', '1105', 'clara'],
      abroad: [],
      products: [],
      dishes: ['french toast'],
      checkLabel: ['french toast', 'peanut milk', 'almond milk', 'peanut drink'],
      labelOnly: [],
      innocent: ['vegan egg', 'chia egg'],
    })
  })

  it('say all that is wrong at once', () => {
    const text = edited('source: eu', 'source: eeu').replace('es: [clara]', 'zz: [clara]')
    expect(sentences(text)).toHaveLength(2)
  })

  it.each([
    [
      'a source that is not known',
      'source: eu',
      'source: ue',
      'allergens/egg.yaml:5, words itself 1 source: ue is no source of ours; eu?',
    ],
    [
      'a language that is not known',
      'es: [clara]',
      'xx: [clara]',
      'allergens/egg.yaml:11, words itself 2 terms xx: xx is no language of ours: write its name in data/languages.yaml',
    ],
    [
      'a term that stands there already',
      'es: [clara]',
      'es: [Egg]',
      'allergens/egg.yaml:11, words itself 2 terms es 1: "Egg" stands in itself on line 7 already, as "egg", which reads the same: take one of them out',
    ],
    [
      'a term that alarms and is harmless',
      'each: [vegan, chia]\n      before: [egg]',
      'each: [egg]\n      before: [white]',
      'allergens/egg.yaml:23, words innocent 1 each: "egg white" stands in itself on line 10 already: take one of them out',
    ],
    [
      'a number that is no text',
      '"1105"',
      '1105',
      'allergens/egg.yaml:10, words itself 2 terms en 2: 1105 cannot stand here: words by language, such as "en: [egg, egg white]"; no commas, and numbers in "quotes"',
    ],
    [
      'a list that is not known',
      'checkLabel:',
      'checklabel:',
      'allergens/egg.yaml:15, words checklabel: checklabel is no word of ours here; checkLabel?',
    ],
    [
      'a group that says no source',
      '- source: own\n      terms: { en: [french toast] }',
      '- terms: { en: [french toast] }',
      'allergens/egg.yaml:13, words dishes 1 source: source is missing: an id of data/sources.yaml, such as own',
    ],
    [
      'phrases without a file',
      'phrases: nut-drinks',
      'phrases: nut-drink',
      'allergens/egg.yaml:18, words checkLabel 2 phrases: nut-drink is no file of phrases; nut-drinks?',
    ],
    [
      'an exception that is none of the phrases',
      'but: [almond drink]',
      'but: [almond drinks]',
      'allergens/egg.yaml:19, words checkLabel 2 but 1: "almond drinks" is not among the phrases of nut-drinks; almond drink?',
    ],
    [
      'a term that holds no word',
      'es: [clara]',
      'es: ["--"]',
      'allergens/egg.yaml:11, words itself 2 terms es 1: "--" holds no word that can be read',
    ],
    [
      'a name that is not the name of the file',
      'allergen: egg',
      'allergen: milk',
      'allergens/egg.yaml:1, allergen: milk is not the name of the file: rename one of the two',
    ],
    ['a file that is no YAML', 'en: [egg white, "1105"]', 'en: [egg white, "1105"', null],
  ])('name file, line and mend of %s', (_, from, to, sentence) => {
    const found = sentences(edited(from, to))
    if (sentence === null) expect(found.join('\n')).toMatch(/^allergens\/egg\.yaml:\d+/)
    else expect(found).toEqual([sentence])
  })

  it('are missed where an allergen has none', () => {
    const without = allergens(egg).filter(({ file }) => file !== 'allergens/rye.yaml')
    expect(sentences(egg, { allergens: without })).toEqual([
      'allergens/rye.yaml:1: this file is missing: every allergen has one',
    ])
  })

  it('are for allergens that we know', () => {
    const more = [
      ...allergens(egg),
      { file: 'allergens/kiwi.yaml', text: 'allergen: kiwi\nwords: {}\n' },
    ]
    expect(sentences(egg, { allergens: more })).toEqual([
      expect.stringMatching(/^allergens\/kiwi\.yaml:1, allergen: kiwi is no allergen of ours/),
    ])
  })

  it('name what is wrong with shared phrases', () => {
    expect(sentences(egg, { phrases: nuts.replace('language: en', 'language: fr') })).toEqual([
      'phrases/nut-drinks.yaml:4, words 1 language: fr is no language of ours: write its name in data/languages.yaml',
    ])
  })
})
