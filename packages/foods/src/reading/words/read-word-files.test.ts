import { describe, expect, it } from 'vitest'
import { allergenIds } from '../../allergen.ts'
import { ageSubjects } from '../../vocabulary/age-subjects.ts'
import { cueIds } from '../../vocabulary/cue-ids.ts'
import { wordOrigins } from '../../vocabulary/word-origins.ts'
import { faultSentence } from '../files/fault.ts'
import type { WordFile } from './read-subject-file.ts'
import { readWordFiles, type WordFiles } from './read-word-files.ts'

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

const pear = `food: nashi pear
words:
  itself:
    - source: own
      terms: { en: [nashi] }
`
const popcorn = `choking: popcorn
words:
  itself:
    - source: own
      terms: { en: [popcorn] }
safe_when:
  - source: own
    terms: { en: [ground] }
  - phrases: nut-drinks
    but: [peanut drink]
softens_when_cooked: true
`
const raw = `cue: raw-signs
words:
  - source: own
    terms: { en: [raw], es: [crudo] }
`
const composites = `source: own
language: en
products:
  - names: [pesto]
    parts: [basil, hard cheese]
    unless: [pesto labelled free of milk]
`
const compounds = `source: own
heads: { en: [milk, molken: molke] }
tails: { en: [cheese] }
inflected: { es: [quesos: queso] }
`
const claims = `source: own
language: en
names:
  - names: [egg, eggs]
    frees: [allergen:egg, food:nashi pear]
words:
  - words: [eggless]
    frees: [allergen:egg]
`

/** A file for each id, with no words but in the one that is given. */
const files = (folder: string, key: string, ids: readonly string[], empty: string, text = '') =>
  ids.map(
    (id): WordFile => ({
      file: `${folder}/${id}.yaml`,
      text: text.startsWith(`${key}: ${id}\n`) ? text : `${key}: ${id}\n${empty}\n`,
    }),
  )

const noCue = 'words: [{ source: own, terms: { en: [any] } }]'

const allergens = (text: string): WordFile[] =>
  allergenIds.map((id) => ({
    file: `allergens/${id}.yaml`,
    text: id === 'egg' ? text : `allergen: ${id}\nwords: {}\n`,
  }))

const all = (text: string): WordFiles => ({
  sources: { file: 'sources.yaml', text: sources },
  languages: { file: 'languages.yaml', text: languages },
  phrases: [{ file: 'phrases/nut-drinks.yaml', text: nuts }],
  allergens: allergens(text),
  origins: files('origins', 'origin', wordOrigins, 'words: {}'),
  ages: files('ages', 'age', ageSubjects, 'words: {}'),
  singleFoods: [{ file: 'single-foods/nashi-pear.yaml', text: pear }],
  choking: [{ file: 'choking/popcorn.yaml', text: popcorn }],
  cues: files('cues', 'cue', cueIds, noCue, raw),
  composites: { file: 'composites.yaml', text: composites },
  compounds: { file: 'compounds.yaml', text: compounds },
  freeClaims: { file: 'free-claims.yaml', text: claims },
})

const read = (text: string, more: { phrases?: string; allergens?: WordFile[] } = {}) =>
  readWordFiles({
    ...all(text),
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
    const { words, faults } = read(egg)
    expect(faults).toEqual([])
    expect(Object.keys(words.allergenWords)).toEqual(allergenIds)
    expect(words.allergenWords.egg).toEqual({
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
      'allergens/rye.yaml:1: this file is missing: each of allergens has one',
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

  it('are the words of single foods, hazards, cues, composites, compounds and claims', () => {
    const { words } = read(egg)
    expect(words.singleFoodWords['nashi pear']?.itself).toEqual(['nashi'])
    expect(Object.keys(words.originWords)).toEqual(wordOrigins)
    expect(Object.keys(words.ageWords)).toEqual(ageSubjects)
    expect(words.chokingWords).toMatchObject([
      {
        id: 'popcorn',
        words: { itself: ['popcorn'] },
        safeWhen: ['ground', 'almond milk', 'almond drink', 'peanut milk'],
        softensWhenCooked: true,
      },
    ])
    expect(Object.keys(words.cueWords)).toEqual(cueIds)
    expect(words.cueWords['raw-signs']).toEqual(['raw', 'crudo'])
    expect(words.composites).toEqual([
      {
        names: ['pesto'],
        parts: ['basil', 'hard cheese'],
        unless: ['pesto labelled free of milk'],
      },
    ])
    expect(words.compoundStems).toEqual({
      heads: { milk: 'milk', molken: 'molke' },
      tails: { cheese: 'cheese' },
      inflected: { quesos: 'queso' },
    })
    expect(words.freeClaims).toEqual({
      names: {
        egg: ['allergen:egg', 'food:nashi pear'],
        eggs: ['allergen:egg', 'food:nashi pear'],
      },
      words: { eggless: ['allergen:egg'] },
    })
  })

  it.each<[string, Partial<WordFiles>, string]>([
    [
      'a food of another name',
      { singleFoods: [{ file: 'single-foods/pear.yaml', text: pear }] },
      'single-foods/pear.yaml:1, food: nashi pear is not the name of the file: rename one of the two',
    ],
    [
      'an origin that is not known',
      {
        origins: [
          ...all(egg).origins,
          { file: 'origins/porc.yaml', text: 'origin: porc\nwords: {}\n' },
        ],
      },
      'origins/porc.yaml:1, origin: porc is no origin of ours; pork?',
    ],
    [
      'an age without its file',
      { ages: all(egg).ages.slice(1) },
      `ages/${ageSubjects[0]}.yaml:1: this file is missing: each of ages has one`,
    ],
    [
      'a cue that stands twice',
      { cues: files('cues', 'cue', cueIds, noCue, raw.replace('crudo', 'raw')) },
      'cues/raw-signs.yaml:4, words 1 terms es 1: "raw" stands on line 4 already: take one of them out',
    ],
    [
      'safe words of phrases without a file',
      {
        choking: [
          {
            file: 'choking/popcorn.yaml',
            text: popcorn.replace('phrases: nut-drinks', 'phrases: nut-drink'),
          },
        ],
      },
      'choking/popcorn.yaml:9, safe_when 2 phrases: nut-drink is no file of phrases; nut-drinks?',
    ],
    [
      'a hazard that is softened by no',
      {
        choking: [
          {
            file: 'choking/popcorn.yaml',
            text: popcorn.replace('cooked: true', 'cooked: maybe'),
          },
        ],
      },
      'choking/popcorn.yaml:11, softens_when_cooked: maybe cannot stand here: true',
    ],
    [
      'a product without parts',
      {
        composites: {
          file: 'composites.yaml',
          text: composites.replace('    parts: [basil, hard cheese]\n', ''),
        },
      },
      'composites.yaml:4, products 1 parts: parts is missing: a list, such as [soybean, salt]',
    ],
    [
      'a stem that stands twice',
      {
        compounds: {
          file: 'compounds.yaml',
          text: compounds.replace('milk, molken', 'molken, molken'),
        },
      },
      'compounds.yaml:2, heads en 2: "molken" stands there already: take one of them out',
    ],
    [
      'a claim of a subject that is not known',
      {
        freeClaims: {
          file: 'free-claims.yaml',
          text: claims.replace('[allergen:egg]', '[allergen:egs]'),
        },
      },
      'free-claims.yaml:8, words 1 frees 1: allergen:egs is no subject of ours; allergen:egg?',
    ],
    [
      'a source of a table',
      {
        composites: { file: 'composites.yaml', text: composites.replace('own', 'onw') },
      },
      'composites.yaml:1, source: onw is no source of ours; own?',
    ],
    [
      'a language of a table',
      {
        freeClaims: {
          file: 'free-claims.yaml',
          text: claims.replace('language: en', 'language: xx'),
        },
      },
      'free-claims.yaml:2, language: xx is no language of ours: write its name in data/languages.yaml',
    ],
  ])('name file, line and mend of %s', (_, changed, sentence) => {
    expect(readWordFiles({ ...all(egg), ...changed }).faults.map(faultSentence)).toEqual([sentence])
  })
})
