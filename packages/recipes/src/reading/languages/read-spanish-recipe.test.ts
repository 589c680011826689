import { faultSentence } from '@brightplate/foods/reading/files/fault'
import { describe, expect, it } from 'vitest'
import { recipeDocument } from '../recipe-document.ts'
import { readSpanishRecipe } from './read-spanish-recipe.ts'

const english = recipeDocument.parse({
  id: 'fish-fingers',
  version: 1,
  name: 'Fish fingers with {peas}',
  category: 2402,
  group: 'breaded-fish',
  cuisine: 'American',
  servings: 4,
  makes: { fingers: 24 },
  minutes: { active: 12, total: 25 },
  ahead: { steps: [1], keep: 'covered' },
  form: { textures: ['soft'], temperature: 'hot', flavour: 'mild' },
  keeps: { freezes: true, lunch_box: false },
  equipment: [],
  picture: ['fingers'],
  ingredients: {
    fish: { food: 'cod', grams: 360, prep: 'cut up' },
    eggs: { food: 'egg', grams: 100, measure: '2 piece' },
    oil: { food: 'sunflower-oil', grams: 14, measure: '1 tbsp' },
    peas: { food: 'green-peas-frozen', grams: 268 },
  },
  steps: [
    'Beat the {eggs} and turn the {fish} in {eggs: it/them}. Shape {count: fingers}.',
    'Put them on {trays: sheet, 12 fingers each} with {oil: 1/2} and bake for 15 minutes at 425 °F (220 °C).',
    'Boil the {peas|little peas} in {a saucepan} and serve in {a bowl each}.',
  ],
})

const right = `name: Palitos de pescado con {peas|chícharos}
prep:
  fish: en trozos
ahead: { keep: tapado }
steps:
  - Bata {eggs|el huevo|los huevos} y pase {fish|el bacalao}. Forme {count: fingers|palito|palitos}.
  - Póngalos en {trays: sheet, 12 fingers each|charola|palitos} con {oil: 1/2|el aceite} y hornee 15 minutos a 425 °F (220 °C).
  - Hierva {peas|los chícharos} en {a saucepan|cacerola} y sirva en {a bowl each|tazón}.
`

const vessels = ['charola', 'cacerola', 'tazón']
const read = (text: string) =>
  readSpanishRecipe('dinner/es-US/fish-fingers.yaml', text, english, vessels)
const edited = (from: string, to: string) => {
  expect(right).toContain(from)
  return read(right.replace(from, to)).faults.map(faultSentence).join('\n')
}

describe('a recipe in Spanish', () => {
  it('is read with foods and counts in the place of its references', () => {
    expect(read(right).recipe).toEqual({
      name: 'Palitos de pescado con [green-peas-frozen|chícharos]',
      prep: { cod: 'en trozos' },
      keep: 'tapado',
      steps: [
        'Bata [egg|el huevo|los huevos] y pase [cod|el bacalao]. Forme [#24|palito|palitos].',
        'Póngalos en [#24/12|charola|palitos] con [sunflower-oil#1/2|el aceite] y hornee 15 minutos a 425 °F (220 °C).',
        'Hierva [green-peas-frozen|los chícharos] en [@a saucepan|cacerola] y sirva en [@each bowl|tazón].',
      ],
    })
  })

  it.each([
    ['15 minutos', '20 minutos', 'steps 2: sentence 1: figures 20 220 425, in English 15 220 425'],
    [
      '{fish|el bacalao}',
      'el bacalao',
      'steps 1: sentence 1: refers to eggs, in English to eggs, fish',
    ],
    ['. Forme', ' y forme', 'steps 1: 1 sentences, 2 in English'],
    ['  fish: en trozos', '  oil: en trozos', 'fish is missing'],
    [
      '{ keep: tapado }',
      '{ keep: tapado, afterwards: Caliente. }',
      'afterwards stands in one language',
    ],
    ['|cacerola}', '|perol}', 'begins with no vessel'],
    ['{fish|el bacalao}', '{fihs|el bacalao}', '{fihs} is no ingredient'],
    ['{peas|chícharos}', 'chícharos', 'name: refers to other foods'],
    [
      '  - Hierva {peas|los chícharos} en {a saucepan|cacerola} y sirva en {a bowl each|tazón}.\n',
      '',
      'steps: 2 steps, 3 in English',
    ],
    ['name:', 'title:', 'title'],
  ])('is refused where "%s" is "%s"', (from, to, problem) => {
    expect(edited(from, to)).toContain(problem)
  })
})
