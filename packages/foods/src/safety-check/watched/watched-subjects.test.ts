import { describe, expect, it } from 'vitest'
import { type DietId, dietIds, type Restrictions } from '../../restrictions.ts'
import { buildRestrictions } from '../../testing/build-restrictions.ts'
import { buildPlanText } from '../build-plan-text.ts'
import { checkPlanText } from '../check-plan-text.ts'

/** Ids and certainties of the rules that a line breaks: "vegan contains". */
function broken(line: string, changes: Partial<Restrictions>): string[] {
  const restrictions: Restrictions = buildRestrictions(changes)
  return checkPlanText(restrictions, buildPlanText({ lines: [line] }))
    .filter(({ rule }) => rule !== 'age')
    .map(({ rule, id, certainty }) => `${rule} ${id} ${certainty}`)
}

const meats = ['pork chop', 'beef mince', 'lamb chop', 'rabbit', 'chicken', 'bone broth', 'meat']
const ofAnimals = [...meats, 'gelatine powder', 'animal rennet', 'cochineal']
const ofTheSea = ['cod', 'catfish', 'shrimp', 'mussels']
const grains = ['wheat flour', 'barley', 'rye flakes', 'rolled oats']
const others = [
  'cow’s milk',
  'egg',
  'honey',
  'red wine',
  'lollipop',
  'tartrazine',
  'coffee',
  'cocoa',
]
const lines = [...ofAnimals, ...ofTheSea, ...grains, ...others]

const red = ['pork chop', 'beef mince', 'lamb chop', 'rabbit', 'bone broth', 'meat']

const excludes: Readonly<Record<DietId, readonly string[]>> = {
  vegetarian: [...ofAnimals, ...ofTheSea],
  vegan: [...ofAnimals, ...ofTheSea, 'cow’s milk', 'egg', 'honey'],
  pescatarian: ofAnimals,
  halal: ['pork chop', 'gelatine powder', 'animal rennet', 'red wine'],
  kosher: [
    ...['pork chop', 'rabbit', 'gelatine powder', 'animal rennet', 'cochineal'],
    ...['catfish', 'shrimp', 'mussels'],
  ],
  'meat-and-dairy-apart': [],
  'no-beef': ['beef mince', 'gelatine powder'],
  'no-pork': ['pork chop', 'gelatine powder'],
  'no-red-meat': [...red, 'gelatine powder'],
  'no-mammal': [...red, 'gelatine powder', 'animal rennet', 'cow’s milk'],
  'gluten-free': grains,
  'dairy-free': ['cow’s milk'],
  'casein-free': ['cow’s milk'],
  gfcf: [...grains, 'cow’s milk'],
  'low-sugar': ['honey', 'lollipop'],
  'no-added-colours': ['lollipop', 'tartrazine'],
  'no-caffeine': ['coffee', 'cocoa'],
}

describe('what a diet keeps out', () => {
  it.each(dietIds)('%s: these lines and no others', (diet) => {
    const out = lines.filter((line) =>
      broken(line, { diets: [diet] }).includes(`diet ${diet} contains`),
    )
    expect(out).toEqual(lines.filter((line) => excludes[diet].includes(line)))
  })

  it('is told of each of two diets that a line breaks', () => {
    expect(broken('lamb chop', { diets: ['vegan', 'no-red-meat'] })).toEqual([
      'diet vegan contains',
      'diet no-red-meat contains',
    ])
    expect(broken('lamb chop', { diets: [] })).toEqual([])
  })
})

const casings: readonly DietId[] = ['halal', 'kosher', 'no-pork', 'no-beef', 'no-red-meat']
const freeFrom: readonly DietId[] = ['gluten-free', 'dairy-free', 'casein-free', 'gfcf']

/** Lines of which labels tell more, with the diets that ask them. */
const doubts: readonly (readonly [string, readonly DietId[]])[] = [
  ['tapenade', ['vegan']],
  ['sambal', ['vegan']],
  ['black bean sauce', ['vegan', ...freeFrom.filter((diet) => /gluten|gfcf/.test(diet))]],
  ['ice pop', ['vegan', 'no-mammal', 'dairy-free', 'casein-free', 'gfcf', 'no-added-colours']],
  ['tempura batter', ['vegan']],
  ['honey nut cereal', ['vegan', 'gluten-free', 'gfcf']],
  ['vanilla', ['halal']],
  ['fruit gum', [...casings, 'no-mammal']],
  ['chicken sausage', ['vegan', ...casings, 'no-mammal', ...freeFrom]],
  ['pork sausage', ['no-beef', 'no-red-meat', 'no-mammal', ...freeFrom]],
  ['refried beans', []],
]

describe('what labels may add', () => {
  it.each(doubts)('to %s is asked by these diets and no others', (line, asking) => {
    const asked = dietIds.filter((diet) =>
      broken(line, { diets: [diet] }).includes(`diet ${diet} check_label`),
    )
    expect(asked).toEqual(dietIds.filter((diet) => asking.includes(diet)))
  })

  it('is asked for every allergen', () => {
    expect(broken('tapenade', { allergens: ['fish'] })).toEqual(['allergen fish check_label'])
  })
})

describe('red meat in a step', () => {
  const inStep = (diet: 'no-red-meat' | 'no-mammal', step: string) =>
    checkPlanText(
      buildRestrictions({ diets: [diet] }),
      buildPlanText({ lines: ['1 turkey breast'], steps: [step] }),
    ).map(({ found }) => found)

  it.each(['no-red-meat', 'no-mammal'] as const)(
    'is found by its own name where it is kept out: %s',
    (diet) => {
      for (const food of ['bacon', 'ham', 'beef burger', 'gyro', 'chorizo']) {
        expect(inStep(diet, `Add the ${food}.`), food).toEqual([food])
      }
    },
  )

  it.each(['no-red-meat', 'no-mammal'] as const)(
    'is no “meat”, which a dish of turkey has too: %s',
    (diet) => {
      expect(inStep(diet, 'Turn the meat.')).toEqual([])
    },
  )
})
