import { describe, expect, it } from 'vitest'
import { requireFood } from '../foods.ts'
import { nutrients } from '../nutrients.ts'
import { faultSentence } from './files/fault.ts'
import { readPlainFoods } from './read-plain-foods.ts'
import { plainColumns } from './read-plain-row.ts'

const nuggets: Readonly<Record<string, string>> = {
  id: 'chicken-nuggets',
  name: 'chicken nuggets',
  typed_as: 'nuggets; dino nuggets',
  brands: 'Dino Buddies',
  food_code: '24198736',
  category: '2204',
  group: 'breaded-meat',
  preparation: 'breaded',
  temperature: 'hot',
  textures: 'crisp soft',
  colour: 'beige',
  flavour: 'salty',
  shape: 'nugget',
  aisle: 'meat-and-poultry',
  contains: 'wheat',
  often_contains: 'milk egg',
  origins: 'plant poultry',
  made_of: 'chicken; wheat',
  choking: 'cube',
  measures: 'piece=16',
  grams_1_3: '48',
  most_1_3: '64',
  grams_4_8: '64',
  most_4_8: '80',
  grams_9_13: '80',
  most_9_13: '120',
  grams_14_18: '96',
  most_14_18: '150',
  minutes: '14',
  step: 'Bake them.',
  safe_form_under_5: 'finely chopped',
  picture: 'poultry-leg',
  unasked: 'yes',
}
const apple: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(nuggets).filter(([name]) => /^(grams|most)_/.test(name))),
  id: 'apple',
  name: 'apple',
  ndb_no: '09003',
  category: '6002',
  group: 'fruit',
  preparation: 'raw',
  temperature: 'cold',
  textures: 'crisp',
  colour: 'red',
  flavour: 'sweet',
  shape: 'slice',
  minutes: '2',
  step: 'Slice it.',
  safe_form_under_5: 'finely grated',
  picture: 'red-apple',
}
const record = (code: string) => [code, '', ...nutrients.map(() => '1'), ''].join(',')

function read({ first = nuggets, figures = [record('24198736')] } = {}) {
  const rows = [
    plainColumns,
    ...[first, apple].map((row) => plainColumns.map((name) => row[name] ?? '')),
  ]
  return readPlainFoods(
    {
      plain: { file: 'plain-foods.csv', text: `${rows.map((row) => row.join(',')).join('\n')}\n` },
      figures: {
        file: 'plain-food-figures.csv',
        text: `${['food_code', 'ndb_no', ...nutrients, 'caffeine_mg'].join(',')}\n${figures.join('\n')}\n`,
      },
    },
    { foods: [requireFood('apple')] },
  )
}

const sentences = (changes: Record<string, string>) =>
  read({ first: { ...nuggets, ...changes } }).faults.map(faultSentence)

describe('the files of plain foods', () => {
  it('are plain foods in the order of their rows', () => {
    const { plainFoods, faults } = read()
    expect(faults).toEqual([])
    expect(plainFoods[0]).toMatchObject({
      id: 'chicken-nuggets',
      typedAs: ['nuggets', 'dino nuggets'],
      source: { foodCode: '24198736' },
      form: { textures: ['crisp', 'soft'], shape: 'nugget' },
      portions: { '4-8': { usual: 64, most: 80 } },
      under5: { words: 'finely chopped', under: 5 },
      food: {
        id: 'chicken-nuggets',
        ndbNo: null,
        oftenContains: ['milk', 'egg'],
        measures: { piece: 16 },
        choking: { hazard: 'cube', safeWhen: ['finely chopped'], forYoung: 'finely chopped' },
      },
    })
  })

  it('take what is a food of recipes too from its own table', () => {
    expect(read().plainFoods[1]).toMatchObject({ id: 'apple', food: null })
  })

  it('leave whole from three on what is soft or melts', () => {
    const { plainFoods } = read({ first: { ...nuggets, safe_form_under_5: 'under 3: mashed' } })
    expect(plainFoods[0]).toMatchObject({
      under5: { words: 'mashed', under: 3 },
      food: { choking: { safeWhen: ['mashed'], forYoung: 'mashed', under: 3 } },
    })
  })

  it('give a row no portion at an age that it is never served at', () => {
    const { plainFoods } = read({
      first: { ...nuggets, grams_1_3: 'never', most_1_3: '', safe_form_under_5: 'never' },
    })
    expect(plainFoods[0]).toMatchObject({ under5: null, portions: { '1-3': null } })
  })

  it.each([
    ['a group', { group: 'nugget' }, /^plain-foods\.csv:2, group: nugget cannot stand here/],
    [
      'an allergen',
      { contains: 'wheet' },
      'plain-foods.csv:2, contains: wheet cannot stand here; wheat?',
    ],
    [
      'a name in capitals',
      { typed_as: 'Nuggets' },
      /typed_as: Nuggets is written in lower case: nuggets$/,
    ],
    ['a record without figures', { food_code: '11111111' }, /11111111 has no figures: copy them/],
    ['two records', { ndb_no: '05332' }, /one record: write food_code or ndb_no, and not both/],
    ['a long way to the table', { minutes: '41' }, /41 is too long/],
    ['a step that is no sentence', { step: 'bake' }, /a step is one sentence/],
    [
      'a portion',
      { grams_4_8: '' },
      /grams of a portion are missing: grams_4_8 and most_4_8, or never$/,
    ],
    ['portions that are swapped', { grams_4_8: '90' }, /80 is less than the usual 90: swap them$/],
    [
      'a danger without a safe form',
      { safe_form_under_5: 'as-is' },
      /a cube food is not safe as-is/,
    ],
    ['a safe form without a danger', { choking: '' }, /choking says nothing of a danger/],
    [
      'a food in place of nothing',
      { unasked: 'without appel' },
      /appel is no plain food; apple\?$/,
    ],
    [
      'a word that says neither',
      { unasked: 'perhaps' },
      /unasked is perhaps: yes, nothing, or "without" and the id of the food that it stands for$/,
    ],
    ['a variant of nothing', { variant_of: 'appel' }, /appel is no plain food; apple\?$/],
    [
      'a food of recipes with flags of its own',
      { id: 'apple' },
      /foods\.csv says this of the food/,
    ],
    ['a measure', { measures: 'pieces=16' }, /pieces=16 is no measure: a unit and its grams/],
  ])('say file, line and mend of %s', (_, changes, sentence) => {
    expect(sentences(changes)).toContainEqual(
      typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
    )
  })

  it('name a record that no food has', () => {
    const figures = [record('24198736'), record('99999999')]
    expect(read({ figures }).faults.map(faultSentence)).toEqual([
      'plain-food-figures.csv:3, food_code: no plain food has the record 99999999: take the row out',
    ])
  })
})
