import { describe, expect, it } from 'vitest'
import { wordListIds } from '../../interpret/names/word-list-ids.ts'
import { goalIds, wishedTextures } from '../../interpretation.ts'
import { faultSentence } from '../files/fault.ts'
import type { WordFile } from '../words/read-subject-file.ts'
import { readTypedFiles, type TypedFiles } from './read-typed-files.ts'

const named = (key: string, id: string): string =>
  `${key}: ${id}\n${key === 'words' ? 'about: Words.' : `term: ${id}`}\nnames:\n  - source: own\n    terms:\n      en: [${id.replaceAll('-', ' ')}]\n`

const all = (folder: string, key: string, ids: readonly string[]): WordFile[] =>
  ids.map((id) => ({ file: `typed/${folder}/${id}.yaml`, text: named(key, id) }))

const nuts = `allergy: nuts
term: nuts
allergens: [peanut, tree-nuts]
names:
  - source: own
    terms:
      en: [nut]
      de: [nuss]
misspellings:
  - source: own
    terms:
      en: [nutz]
`
const almond = `allergy: almond
term: almond
allergens: [almond]
also_named_as: nuts
names:
  - source: own
    terms:
      en: [almond]
`
const vegan = `diet: vegan
term: vegan
diets: [vegan]
allergies: [nuts]
foods: [honey]
note: "Kept out: all that animals make."
names:
  - source: own
    terms:
      en: [vegan]
  - source: own
    language: en
    each: [strict, raw]
    before: [vegan]
`
const reflux = `advice: reflux
term: reflux
answer: Please ask your pediatrician.
chews_with_care: true
names:
  - source: own
    terms:
      en: [reflux]
`
const files: TypedFiles = {
  sources: { file: 'sources.yaml', text: 'own: Our own knowledge.\nwho: "Nomenclature"\n' },
  languages: { file: 'languages.yaml', text: 'en: English\nde: German\n' },
  allergies: [
    { file: 'typed/allergies/almond.yaml', text: almond },
    { file: 'typed/allergies/nuts.yaml', text: nuts },
  ],
  diets: [{ file: 'typed/diets/vegan.yaml', text: vegan }],
  conditions: all('conditions', 'condition', ['pku']),
  advice: [{ file: 'typed/advice/reflux.yaml', text: reflux }],
  goals: all('goals', 'goal', goalIds),
  textures: all('textures', 'texture', wishedTextures),
  cuisines: [
    {
      file: 'typed/cuisines/mexican.yaml',
      text: named('cuisine', 'mexican').replace('names:', 'recipes: [Mexican, Tex-Mex]\nnames:'),
    },
  ],
  words: all('words', 'words', wordListIds),
  components: {
    file: 'typed/components.yaml',
    text: 'components:\n  - source: who\n    of:\n      almond: [pru du]\n',
  },
  abbreviations: {
    file: 'typed/abbreviations.yaml',
    text: 'free_of:\n  d: [dairy]\nonly_beside_others: [d]\nstand_for:\n  pbj: peanut butter\n',
  },
  everydayWords: { file: 'typed/everyday-words.txt', text: '# From a list.\nache\ntouch\n' },
}

const sentences = (changed: Partial<TypedFiles>) =>
  readTypedFiles({ ...files, ...changed }).faults.map(faultSentence)

/** The same files, one of them with another text in one location. */
function edited(path: string, from: string, to: string): Partial<TypedFiles> {
  let found = false
  const edit = (file: WordFile): WordFile => {
    if (file.file !== path) return file
    expect(file.text).toContain(from)
    found = true
    return { file: file.file, text: file.text.replace(from, to) }
  }
  const { sources, languages, components, abbreviations, everydayWords } = files
  const changed: TypedFiles = {
    allergies: files.allergies.map(edit),
    diets: files.diets.map(edit),
    conditions: files.conditions.map(edit),
    advice: files.advice.map(edit),
    goals: files.goals.map(edit),
    textures: files.textures.map(edit),
    cuisines: files.cuisines.map(edit),
    words: files.words.map(edit),
    sources: edit(sources),
    languages: edit(languages),
    components: edit(components),
    abbreviations: edit(abbreviations),
    everydayWords: edit(everydayWords),
  }
  expect(found, path).toBe(true)
  return changed
}

describe('the files of what parents type', () => {
  const { meanings, faults } = readTypedFiles(files)

  it('are allergies with their names, misspellings and proteins', () => {
    expect(faults).toEqual([])
    expect(meanings.allergies.map(({ id }) => id)).toEqual(['nuts', 'almond'])
    expect(meanings.allergies[1]).toEqual({
      id: 'almond',
      term: 'almond',
      names: ['almond', 'nuss', 'nutz', 'pru du'],
      abroad: ['nuss'],
      asWritten: [],
      isSeveral: false,
      eatenAs: [],
      anotherIn: [],
      isLikedBare: false,
      isCondition: false,
      allergens: ['almond'],
      examples: [],
      note: null,
      offer: null,
      asksAbout: [],
      relativesOf: [],
      diets: [],
      foods: [],
    })
  })

  it('name a family of allergens by one word', () => {
    const [all] = meanings.allergies
    expect(all?.allergens).toContain('peanut')
    expect(all?.allergens).toContain('pecan')
    expect(all?.allergens).toHaveLength(12)
  })

  it('are diets, conditions, goals, advice and words', () => {
    expect(meanings.diets).toEqual([
      {
        id: 'vegan',
        term: 'vegan',
        names: ['vegan', 'strict vegan', 'raw vegan'],
        diets: ['vegan'],
        concepts: ['nuts'],
        foods: ['honey'],
        note: 'Kept out: all that animals make.',
        clinician: null,
        advice: null,
      },
    ])
    expect(meanings.conditions).toEqual([{ id: 'pku', term: 'pku', names: ['pku'] }])
    expect(meanings.advice).toEqual([
      {
        id: 'reflux',
        term: 'reflux',
        names: ['reflux'],
        advice: 'Please ask your pediatrician.',
        chewsWithCare: true,
      },
    ])
    expect(Object.keys(meanings.goals)).toEqual(goalIds)
    expect(meanings.words['refusal-before']).toEqual(['refusal before'])
    expect(meanings.abbreviations).toEqual({
      freeOf: { d: ['dairy'] },
      onlyBesideOthers: ['d'],
      standFor: { pbj: 'peanut butter' },
    })
    expect(meanings.everydayWords).toEqual(['ache', 'touch'])
  })

  it.each([
    [
      'typed/diets/vegan.yaml',
      'allergies: [nuts]',
      'allergies: [nut]',
      'typed/diets/vegan.yaml:4, allergies 1: nut is no file of data/typed/allergies; nuts?',
    ],
    [
      'typed/allergies/almond.yaml',
      'also_named_as: nuts',
      'also_named_as: milk',
      'typed/allergies/almond.yaml:4, also_named_as: milk is no file of data/typed/allergies: one of almond, nuts',
    ],
    [
      'typed/allergies/nuts.yaml',
      'tree-nuts',
      'tree-nut',
      'typed/allergies/nuts.yaml:3, allergens 2: tree-nut cannot stand here; tree-nuts?',
    ],
    [
      'typed/allergies/nuts.yaml',
      'de: [nuss]',
      'dd: [nuss]',
      'typed/allergies/nuts.yaml:8, names 1 terms dd: dd is no language of ours: write its name in data/languages.yaml',
    ],
    [
      'typed/allergies/nuts.yaml',
      'en: [nutz]',
      'en: [nutz, nutz]',
      'typed/allergies/nuts.yaml:12, misspellings 1 terms en 2: "nutz" stands on line 12 already: take one of them out',
    ],
    [
      'typed/diets/vegan.yaml',
      'diets: [vegan]',
      'diets: [vegans]',
      'typed/diets/vegan.yaml:3, diets 1: vegans cannot stand here; vegan?',
    ],
    [
      'typed/conditions/pku.yaml',
      'source: own',
      'source: owm',
      'typed/conditions/pku.yaml:4, names 1 source: owm is no source of ours; own?',
    ],
    [
      'typed/conditions/pku.yaml',
      'term: pku\n',
      '',
      'typed/conditions/pku.yaml:1, term: term is missing: what the plan calls it, such as tree nuts',
    ],
    [
      'typed/advice/reflux.yaml',
      'advice: reflux',
      'advice: reflex',
      'typed/advice/reflux.yaml:1, advice: reflex is not the name of the file: rename one of the two',
    ],
    [
      'typed/advice/reflux.yaml',
      'answer:',
      'anwser:',
      'typed/advice/reflux.yaml:1, answer: answer is missing: the sentence that the parent reads',
    ],
    [
      'typed/components.yaml',
      'source: who',
      'source: whom',
      'typed/components.yaml:2, components 1 source: whom is no source of ours: write it in data/sources.yaml',
    ],
    [
      'typed/abbreviations.yaml',
      'd: [dairy]',
      'dairy: [dairy]',
      'typed/abbreviations.yaml:2, free_of dairy: "dairy" cannot be referred to: letters, blanks and hyphens alone',
    ],
    [
      'typed/everyday-words.txt',
      'touch',
      'touch down',
      'typed/everyday-words.txt:3: "touch down" cannot stand here: one word a line, in small letters',
    ],
    [
      'typed/everyday-words.txt',
      'ache\ntouch',
      'touch\nache',
      'typed/everyday-words.txt:3: "ache" stands after "touch": words stand once, in the order of letters',
    ],
  ])('name file, line and mend of a fault in %s', (path, from, to, sentence) => {
    expect(sentences(edited(path, from, to))).toContain(sentence)
  })

  it('are missed where the reading of tags asks for one', () => {
    const words = files.words.filter(({ file }) => !file.endsWith('/sign.yaml'))
    expect(sentences({ words })).toEqual([
      'typed/words/sign.yaml:1: this file is missing: the reading of tags asks for it',
    ])
  })
})
