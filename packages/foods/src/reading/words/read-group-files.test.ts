import { describe, expect, it } from 'vitest'
import { faultSentence } from '../files/fault.ts'
import { readGroupFiles } from './read-group-files.ts'

const cheese = `group: cheese
name: cheese
source: own
names:
  en: [cheese, cheesy]
  es: [queso]
foods: { ids: [cheddar, feta], not: [milk] }
shows_from: 2
dish_words: [cheese, feta]
other_things: [cheese plant]
`
const dairy = `group: dairy
name: dairy
source: own
names: { en: [dairy] }
holds: [cheese]
stays: [coconut milk]
`
const hot = `group: hot-foods
name: hot foods
source: own
names: { en: [hot food] }
temperatures: [hot]
courses: [lunch, dinner]
form: true
`

const read = (texts: Record<string, string>) =>
  readGroupFiles(
    {
      sources: { file: 'sources.yaml', text: 'own: Our own.\n' },
      languages: { file: 'languages.yaml', text: 'en: English\nes: Spanish\n' },
      groups: Object.entries(texts).map(([id, text]) => ({
        file: `refused-groups/${id}.yaml`,
        text,
      })),
    },
    ['cheddar', 'feta', 'milk'],
  )

const all = { cheese, dairy, 'hot-foods': hot }

const sentences = (texts: Record<string, string>) =>
  read({ ...all, ...texts }).faults.map(faultSentence)

const edited = (text: string, from: string, to: string) => {
  expect(text).toContain(from)
  return text.replace(from, to)
}

describe('the files of groups that are refused', () => {
  it('are groups: a list of foods, parts or names is empty where it is left out', () => {
    const none = { namedAs: [], holds: [], stays: [] }
    const { groups, faults } = read(all)
    expect(faults).toEqual([])
    expect(groups).toEqual([
      {
        ...none,
        id: 'cheese',
        name: 'cheese',
        names: { en: ['cheese', 'cheesy'], es: ['queso'] },
        foods: { ids: ['cheddar', 'feta'], not: ['milk'] },
        showsFrom: 2,
        dishWords: ['cheese', 'feta'],
        otherThings: ['cheese plant'],
      },
      {
        ...none,
        id: 'dairy',
        name: 'dairy',
        names: { en: ['dairy'] },
        holds: ['cheese'],
        stays: ['coconut milk'],
      },
      {
        ...none,
        id: 'hot-foods',
        name: 'hot foods',
        names: { en: ['hot food'] },
        temperatures: ['hot'],
        courses: ['lunch', 'dinner'],
        form: true,
      },
    ])
  })

  it.each([
    [
      'a food that is not there',
      edited(cheese, 'cheddar,', 'chedar,'),
      'cheese.yaml:7, foods ids 1: chedar is no food of ours; cheddar?',
    ],
    [
      'a food that stands twice',
      edited(cheese, 'not: [milk]', 'not: [feta]'),
      'cheese.yaml:7, foods not 1: feta stands there already: take one of them out',
    ],
    [
      'a language that is not known',
      edited(cheese, 'es: [queso]', 'xx: [queso]'),
      'cheese.yaml:6, names xx: xx is no language of ours: write it in data/languages.yaml',
    ],
    [
      'a source that is not known',
      edited(cheese, 'source: own', 'source: owl'),
      'cheese.yaml:3, source: owl is no source of ours; own?',
    ],
    [
      'no English name',
      edited(cheese, '  en: [cheese, cheesy]\n', ''),
      'cheese.yaml:4, names: en is missing: what parents call it in English',
    ],
    [
      'a name of another group',
      edited(cheese, 'cheesy]', 'hot foods]'),
      'hot-foods.yaml:4, names en 1: "hot food" is a name of refused-groups/cheese.yaml already: take one of them out',
    ],
    [
      'a name that reads the same as another of its own',
      edited(cheese, 'cheesy]', 'cheeses]'),
      'cheese.yaml:5, names en 2: "cheeses" reads the same as one before it: take one of them out',
    ],
    [
      'a phrase that is it and something else',
      edited(cheese, '[cheese plant]', '[feta]'),
      'cheese.yaml:10, other_things 1: "feta" stands in dish_words too: take one of them out',
    ],
    [
      'another name than that of its file',
      edited(cheese, 'group: cheese', 'group: chees'),
      'cheese.yaml:1, group: chees is not the name of the file: rename one of the two',
    ],
    [
      'a word that no group has',
      edited(cheese, 'dish_words', 'dish_word'),
      'cheese.yaml:9, dish_word: dish_word is no word of ours here; dish_words?',
    ],
    [
      'a circle',
      `${cheese}holds: [dairy]\n`,
      'cheese.yaml:11, holds: it holds itself, by way of others: take one of them out',
    ],
  ])('name file, line and mend of %s', (_, text, sentence) => {
    expect(sentences({ cheese: text })).toContain(`refused-groups/${sentence}`)
  })

  it('name a group that is part of one and is not there, and one of which nothing is part', () => {
    expect(sentences({ dairy: edited(dairy, '[cheese]', '[cheeses]') })).toEqual([
      'refused-groups/dairy.yaml:5, holds 1: cheeses is no group of ours; cheese?',
    ])
    expect(sentences({ dairy: edited(dairy, 'holds: [cheese]\n', '') })).toEqual([
      'refused-groups/dairy.yaml:1, group: nothing is part of it: give it foods, dish_words, textures or the like',
    ])
  })
})
