import { describe, expect, it } from 'vitest'
import { nutrients } from '../nutrients.ts'
import { faultSentence } from './files/fault.ts'
import { type FoodFiles, readFoodFiles } from './read-food-files.ts'

const figures = (changes: Record<string, string> = {}) =>
  nutrients.map((nutrient) => changes[nutrient] ?? '1').join(',')

const foods = `id,name,ndb_no,fdc_id,aisle,contains,often_contains,origins,mercury,counted,choking,${nutrients.join(',')}
apple,apple,09003,,fruit,,,plant,,,hard,${figures({ retinol_ug: '0', choline_mg: '' })}
cod,"cod fillet, boneless",15015,171955,fish,fish,crustacean,fish,best,fish=1,,${figures({ added_sugars_g: '0' })}
`
const notes = `apple:
  plural: apples
  safe_when: [grated, mashed]
  for_young: finely grated
`
const measures = 'food,unit,grams,source\napple,cup,125,usda\napple,piece,182,usda\n'
const caffeine = 'food,mg_per_100g,source\n'

const texts = { foods, notes, measures, caffeine }
const names = {
  foods: 'foods.csv',
  notes: 'food-notes.yaml',
  measures: 'measures.csv',
  caffeine: 'caffeine.csv',
}

function read(changed: Partial<typeof texts> = {}) {
  const fileOf = (key: keyof typeof texts) => ({
    file: names[key],
    text: changed[key] ?? texts[key],
  })
  const files: FoodFiles = {
    sources: { file: 'sources.yaml', text: 'own: Our own.\nusda: SR28\n' },
    foods: fileOf('foods'),
    notes: fileOf('notes'),
    measures: fileOf('measures'),
    caffeine: fileOf('caffeine'),
  }
  return readFoodFiles(files)
}

function sentencesOf(key: keyof typeof texts, from: string, to: string): string[] {
  expect(texts[key]).toContain(from)
  return read({ [key]: texts[key].replace(from, to) }).faults.map(faultSentence)
}

describe('the files of foods', () => {
  it('are foods in the order of their rows', () => {
    const read1 = read()
    expect(read1.faults).toEqual([])
    expect(read1.foods.map(({ id }) => id)).toEqual(['apple', 'cod'])
    expect(read1.foods[0]).toMatchObject({
      plural: 'apples',
      ndbNo: '09003',
      fdcId: null,
      measures: { cup: 125, piece: 182 },
      choking: { hazard: 'hard', safeWhen: ['grated', 'mashed'], forYoung: 'finely grated' },
      per100g: { energy_kcal: 1, choline_mg: null, retinol_ug: 0 },
    })
    expect(read1.foods[1]).toMatchObject({
      name: 'cod fillet, boneless',
      contains: ['fish'],
      oftenContains: ['crustacean'],
      mercury: 'best',
      counted: { fish: 1 },
      choking: null,
    })
  })

  it.each([
    [
      'an allergen that is not known',
      'foods',
      ',fish,fish,crustacean,',
      ',fish,fsh,crustacean,',
      ['foods.csv:3, contains: fsh cannot stand here; fish?'],
    ],
    [
      'an aisle that is not known',
      'foods',
      ',fruit,',
      ',fruits,',
      ['foods.csv:2, aisle: fruits cannot stand here; fruit?'],
    ],
    [
      'a food without origins',
      'foods',
      ',plant,',
      ',,',
      [expect.stringMatching(/^foods\.csv:2, origins: origins is missing: plant, /)],
    ],
    [
      'a figure that is none',
      'foods',
      ',hard,1,',
      ',hard,1.2.3,',
      [
        'foods.csv:2, energy_kcal: 1.2.3 is no figure: a number such as 0.26, or nothing where it is unknown',
      ],
    ],
    [
      'retinol in a plant',
      'foods',
      ',plant,,,hard,',
      ',dairy,,,hard,',
      [
        'foods.csv:2, retinol_ug: 0 does not follow from vit_a_rae_ug, the origins and whether it is fortified: write 1',
      ],
    ],
    [
      'a record that has no number',
      'foods',
      ',09003,',
      ',9003,',
      ['foods.csv:2, ndb_no: 9003 is no number of SR28: five digits'],
    ],
    [
      'a text with a comma without quotes',
      'foods',
      '"cod fillet, boneless"',
      'cod fillet, boneless',
      null,
    ],
    [
      'a cell that is missing',
      'foods',
      'apple,apple,09003,,fruit',
      'apple,apple,09003,fruit',
      null,
    ],
    [
      'a column that is not known',
      'foods',
      'often_contains,origins',
      'oftn_contains,origins',
      null,
    ],
    [
      'what is counted as nothing',
      'foods',
      'fish=1',
      'fsh=1',
      [
        'foods.csv:3, counted: fsh=1 counts nothing: a kind and grams such as fish=1, of fish, rice, juice, cocoa, milk',
      ],
    ],
    [
      'a danger without what makes it safe',
      'notes',
      '  safe_when: [grated, mashed]\n',
      '',
      [
        'foods.csv:2, choking: safe_when is missing in the notes on foods: [] where nothing makes it safe',
      ],
    ],
    [
      'what makes a food safe that is not dangerous',
      'foods',
      ',hard,',
      ',,',
      [
        'foods.csv:2, choking: the notes say when it is safe: say here what is dangerous, or take safe_when out there',
      ],
    ],
    ['a note on no food', 'notes', 'apple:', 'appel:', null],
    [
      'a word that notes do not know',
      'notes',
      'plural:',
      'plurals:',
      ['food-notes.yaml:2, apple plurals: plurals is no word of ours here; plural?'],
    ],
    [
      'a measure of no food',
      'measures',
      'apple,piece',
      'aple,piece',
      ['measures.csv:3, food: aple is no food of ours; apple?'],
    ],
    [
      'a measure that stands twice',
      'measures',
      'apple,piece',
      'apple,cup',
      ['measures.csv:3, unit: cup stands there already: take one out'],
    ],
    [
      'a figure of no source',
      'measures',
      'apple,piece,182,usda',
      'apple,piece,182,usd',
      ['measures.csv:3, source: usd cannot stand here; usda?'],
    ],
  ] as const)('say file, line and mend of %s', (_, key, from, to, sentences) => {
    const found = sentencesOf(key, from, to)
    if (sentences === null)
      expect(found.join('\n')).toMatch(/^(foods\.csv|food-notes\.yaml):\d.+: .+/)
    else expect(found).toEqual(sentences)
  })

  it('name a figure that says no source', () => {
    expect(read({ caffeine: `${caffeine}apple,40,\n` }).faults.map(faultSentence)).toEqual([
      'caffeine.csv:2, source: source is missing: an id of sources.yaml, such as own',
    ])
  })

  it('name a food that stands twice', () => {
    const row = foods.split('\n')[2] ?? ''
    expect(read({ foods: `${foods}${row}\n` }).faults.map(faultSentence)).toEqual([
      'foods.csv:4, id: cod stands on line 3 already: give one of them another id',
    ])
  })
})
