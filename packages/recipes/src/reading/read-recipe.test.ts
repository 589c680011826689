import { faultSentence } from '@brightplate/foods/reading/files/fault'
import { describe, expect, it } from 'vitest'
import { readRecipe } from './read-recipe.ts'

const file = 'dinner/fish-fingers-with-peas.yaml'

const right = `id: fish-fingers-with-peas
version: 1
name: Fish fingers with {peas}
category: 2402
group: breaded-fish
cuisine: American
servings: 4
makes: { fingers: 24 }
minutes: { active: 12, total: 25 }
form: { textures: [crunchy, soft], temperature: hot, flavour: mild }
keeps: { freezes: true, lunch_box: false }
equipment: [baking tray]
picture: [fingers]
ingredients:
  fish:   { food: cod, grams: 360 }
  egg:    { food: egg, grams: 50, measure: 1 piece }
  crumbs: { food: breadcrumbs, grams: 54, measure: 1/2 cup, or: [corn-grits] }
  oil:    { food: sunflower-oil, grams: 14, measure: 1 tbsp }
  peas:   { food: green-peas-frozen, grams: 268 }
  lemon:  { food: lemon-zest, grams: 6, prep: cut into wedges, optional: true }
steps:
  - Heat the oven to 425 °F (220 °C).
  - Cut the {fish} into fingers, dip them into the beaten {egg} and roll them in the {crumbs}.
  - Put them on {trays: sheet, 12 fingers each}, brush them with {oil: amount} and bake for 15 minutes.
  - Boil the {peas|little peas} for 3 minutes. Put the {lemon} beside.
`

const faultsOf = (text: string, path = file) => readRecipe(path, text).faults.map(faultSentence)

const edited = (from: string, to: string) => {
  expect(right).toContain(from)
  return right.replace(from, to)
}

describe('a file of a recipe', () => {
  it('is a recipe of the course whose folder it stands in', () => {
    const { recipe } = readRecipe(file, right)
    expect(recipe).toMatchObject({
      id: 'fish-fingers-with-peas',
      course: 'dinner',
      activeMinutes: 12,
      totalMinutes: 25,
      category: 2402,
      group: 'breaded-fish',
      standsFor: [],
      onlyFor: [],
      textures: ['crunchy', 'soft'],
      freezes: true,
      lunchBox: false,
    })
    expect(recipe?.ingredients[2]).toEqual({
      food: 'breadcrumbs',
      grams: 54,
      measure: { amount: 0.5, unit: 'cup' },
      or: ['corn-grits'],
    })
    expect(recipe?.ingredients[5]).toEqual({
      food: 'lemon-zest',
      grams: 6,
      prep: 'cut into wedges',
      optional: true,
    })
  })

  it('may be a plain food made at home, and be made of plain foods', () => {
    const { recipe } = readRecipe(file, edited('cuisine:', 'stands_for: [fish-sticks]\ncuisine:'))
    expect(recipe?.standsFor).toEqual(['fish-sticks'])
    expect(readRecipe(file, edited('food: cod', 'food: hot-dog')).faults).toEqual([])
  })

  it('may be for those alone who leave something out', () => {
    const { recipe } = readRecipe(file, edited('cuisine:', 'only_for: [milk, vegan]\ncuisine:'))
    expect(recipe?.onlyFor).toEqual(['milk', 'vegan'])
  })

  it('names foods by the word of their key, or by other words, or by their amount', () => {
    const { recipe } = readRecipe(file, right)
    expect(recipe?.name).toBe('Fish fingers with [green-peas-frozen|peas]')
    expect(recipe?.steps.slice(1)).toEqual([
      'Cut the [cod|fish] into fingers, dip them into the beaten [egg] and roll them in the [breadcrumbs|crumbs].',
      'Put them on [#24/12|sheet|fingers], brush them with [sunflower-oil#amount] and bake for 15 minutes.',
      'Boil the [green-peas-frozen|little peas] for 3 minutes. Put the [lemon-zest|lemon] beside.',
    ])
  })

  it.each([
    // Its shape
    [
      'minutes: { active: 12, total: 25 }\n',
      '',
      'dinner/fish-fingers-with-peas.yaml:1, minutes: minutes is missing: { active: 12, total: 25 }',
    ],
    [
      'total: 25',
      'totl: 25',
      'dinner/fish-fingers-with-peas.yaml:9, minutes total: total is missing: whole minutes, such as 25',
      'dinner/fish-fingers-with-peas.yaml:9, minutes totl: totl is no word of ours here; total?',
    ],
    [
      'servings: 4',
      'serving: 4',
      'dinner/fish-fingers-with-peas.yaml:1, servings: servings is missing: a whole number from 1 to 12',
      'dinner/fish-fingers-with-peas.yaml:7, serving: serving is no word of ours here; servings?',
    ],
    [
      'servings: 4',
      'servings: four',
      'dinner/fish-fingers-with-peas.yaml:7, servings: "four" cannot stand here: a whole number from 1 to 12',
    ],
    [
      'servings: 4',
      'servings: 40',
      'dinner/fish-fingers-with-peas.yaml:7, servings: 40 cannot stand here: a whole number from 1 to 12',
    ],
    [
      'version: 1',
      'version: 1.5',
      'dinner/fish-fingers-with-peas.yaml:2, version: 1.5 cannot stand here: a whole number, 1 at first',
    ],
    [
      'temperature: hot',
      'temperature: hott',
      'dinner/fish-fingers-with-peas.yaml:10, form temperature: hott cannot stand here; hot?',
    ],
    [
      'category: 2402\n',
      '',
      'dinner/fish-fingers-with-peas.yaml:1, category: category is missing: the number of a WWEIA food category, such as 2402 for fish',
    ],
    [
      'category: 2402',
      'category: 2403',
      'dinner/fish-fingers-with-peas.yaml:4, category: 2403 is the number of no WWEIA food category: look it up in packages/foods/src/plain-foods/wweia-categories.ts',
    ],
    [
      'group: breaded-fish',
      'group: breaded-fsh',
      'dinner/fish-fingers-with-peas.yaml:5, group: breaded-fsh cannot stand here; breaded-fish?',
    ],
    [
      'group: breaded-fish',
      'group: breaded-fish\nstands_for: [fish-stick]',
      'dinner/fish-fingers-with-peas.yaml:6, stands_for: fish-stick is no plain food; fish-sticks?',
    ],
    [
      'group: breaded-fish',
      'group: breaded-fish\nonly_for: [mlik]',
      'dinner/fish-fingers-with-peas.yaml:6, only_for 1: mlik cannot stand here; milk?',
    ],
    [
      '[crunchy, soft]',
      '[crunchy, slimy]',
      'dinner/fish-fingers-with-peas.yaml:10, form textures 2: slimy cannot stand here: smooth, soft, crunchy, chewy, mixed, sauce-apart, thin',
    ],
    [
      'freezes: true',
      'freezes: yes',
      'dinner/fish-fingers-with-peas.yaml:11, keeps freezes: "yes" cannot stand here: true or false',
    ],
    [
      'grams: 360',
      'grams: 360 g',
      'dinner/fish-fingers-with-peas.yaml:15, ingredients fish grams: "360 g" cannot stand here: a number above 0, for all servings',
    ],
    [
      'food: cod, ',
      '',
      'dinner/fish-fingers-with-peas.yaml:15, ingredients fish food: food is missing: the id of a food, such as sunflower-oil',
    ],
    [
      '{ food: cod, grams: 360 }',
      '360 g cod',
      'dinner/fish-fingers-with-peas.yaml:15, ingredients fish: "360 g cod" cannot stand here: a line each, such as "oil: { food: sunflower-oil, grams: 14, measure: 1 tbsp }"',
    ],
    [
      'optional: true',
      'optionel: true',
      'dinner/fish-fingers-with-peas.yaml:20, ingredients lemon optionel: optionel is no word of ours here; optional?',
    ],
    [
      '  lemon: ',
      '  lemon{1}: ',
      'dinner/fish-fingers-with-peas.yaml:20, ingredients lemon{1}: "lemon{1}" cannot be referred to: letters, blanks and hyphens alone',
    ],
    // YAML
    [
      'into wedges',
      'in, wedges',
      'dinner/fish-fingers-with-peas.yaml:20, ingredients lemon wedges: wedges is no word of ours here',
    ],
    ['cut into wedges', '{cut', 'dinner/fish-fingers-with-peas.yaml:21: this is no YAML'],
    [
      'Heat the oven to',
      'Heat the oven\n    to',
      'dinner/fish-fingers-with-peas.yaml:23: this is no YAML',
    ],
    [
      'food: green-peas-frozen',
      'food: peas-frozen',
      'dinner/fish-fingers-with-peas.yaml:19, ingredients peas: peas-frozen is no food of our table; green-peas-frozen, peas, snow-peas?',
    ],
    [
      '  egg: ',
      '  fish: ',
      'dinner/fish-fingers-with-peas.yaml:16: this is no YAML (Map keys must be unique)',
    ],
    // What it says
    [
      'id: fish-fingers-with-peas',
      'id: fish-fingers',
      'dinner/fish-fingers-with-peas.yaml:1, id: fish-fingers is not the name of the file: rename the file fish-fingers.yaml',
    ],
    [
      'active: 12',
      'active: 30',
      'dinner/fish-fingers-with-peas.yaml:9, minutes: active is more than total: total counts from start to table',
    ],
    [
      'food: cod',
      'food: codd',
      'dinner/fish-fingers-with-peas.yaml:15, ingredients fish: codd is no food of our table; cod?',
    ],
    [
      'or: [corn-grits]',
      'or: [quetzal]',
      'dinner/fish-fingers-with-peas.yaml:17, ingredients crumbs: quetzal is no food of our table: look it up in packages/foods/data/foods.csv',
    ],
    [
      'food: green-peas-frozen',
      'food: egg',
      'dinner/fish-fingers-with-peas.yaml:19, ingredients peas: egg stands in "egg" already: write one line with the sum',
    ],
    [
      '1 tbsp',
      '1 tbs',
      'dinner/fish-fingers-with-peas.yaml:18, ingredients oil: tbs is no unit of a measure; tbsp?',
    ],
    [
      '1 tbsp',
      'some',
      'dinner/fish-fingers-with-peas.yaml:18, ingredients oil: "some" is no measure: write a number and a unit, such as 1 1/2 cup',
    ],
    [
      '1 tbsp',
      '1/0 tbsp',
      'dinner/fish-fingers-with-peas.yaml:18, ingredients oil: "1/0 tbsp" is no measure: write a number and a unit, such as 1 1/2 cup',
    ],
    [
      '1 tbsp',
      '3 tbsp',
      'dinner/fish-fingers-with-peas.yaml:18, ingredients oil: 3 tbsp of sunflower-oil weighs 42 g, not 14: mend one of the two',
    ],
    [
      '1 tbsp',
      '1 slice',
      'dinner/fish-fingers-with-peas.yaml:18, ingredients oil: sunflower-oil is not measured by slice: cup, tbsp, tsp',
    ],
    [
      '{oil: amount}',
      '{oli}',
      'dinner/fish-fingers-with-peas.yaml:24, steps 3: {oli} is no ingredient; oil?',
      'dinner/fish-fingers-with-peas.yaml:18, ingredients oil: no step uses it: write {oil} where it goes in',
    ],
    [
      '{oil: amount}',
      '{oil: amont}',
      'dinner/fish-fingers-with-peas.yaml:24, steps 3: {oil: amont} is no reference: write {oil}, {oil|other words}, {oil: amount}, {oil: 1/2}',
    ],
    [
      '{oil: amount}',
      '{oil',
      'dinner/fish-fingers-with-peas.yaml:24, steps 3: a brace stands alone',
    ],
    [
      '{oil: amount}',
      '[oil] and {oil}',
      'dinner/fish-fingers-with-peas.yaml:24, steps 3: square brackets are kept for us: use round ones',
    ],
    [
      '12 fingers each',
      '12 fingrs each',
      'dinner/fish-fingers-with-peas.yaml:24, steps 3: {trays: sheet, 12 fingrs each} counts fingrs, and "makes" does not say how many there are; fingers?',
    ],
    [
      'makes: { fingers: 24 }\n',
      '',
      'dinner/fish-fingers-with-peas.yaml:23, steps 3: {trays: sheet, 12 fingers each} counts fingers, and "makes" does not say how many there are: add "makes: { fingers: 24 }"',
    ],
    [
      'with {peas}',
      'with {pees}',
      'dinner/fish-fingers-with-peas.yaml:3, name: {pees} is no ingredient; peas?',
    ],
    [
      'with {peas}',
      'with {lemon}',
      'dinner/fish-fingers-with-peas.yaml:3, name: {lemon} is optional: a name holds what is always there',
    ],
    [
      'minutes. Put',
      'minutes, put',
      'dinner/fish-fingers-with-peas.yaml:25, steps 4: {lemon} is optional: give it a sentence of its own, which goes when it goes',
    ],
    [
      'minutes. Put the {lemon} beside.',
      'minutes.',
      'dinner/fish-fingers-with-peas.yaml:20, ingredients lemon: no step uses it: write {lemon} where it goes in',
    ],
  ])('with %j changed to %j is answered in a sentence', (from, to, ...sentences) => {
    const found = faultsOf(edited(from, to))
    for (const sentence of sentences) {
      expect(
        found.filter((one) => one.startsWith(sentence)),
        found.join('\n'),
      ).toHaveLength(1)
    }
    expect(readRecipe(file, edited(from, to)).recipe).toBeNull()
  })

  it('takes a step to the end of its line, whatever signs are in it, in quotes or not', () => {
    const step = "{peas}: boil them # 3 minutes, 'soft'"
    const changed = edited('Boil the {peas|little peas} for 3 minutes.', `${step}.`)
    expect(readRecipe(file, changed).recipe?.steps[3]).toMatch(
      "[green-peas-frozen|peas]: boil them # 3 minutes, 'soft'.",
    )
    const quoted = edited('Boil the {peas|little peas} for 3 minutes.', '"{peas} are boiled."')
    const [inQuotes] = faultsOf(quoted.replace(' Put the {lemon} beside.', ''))
    expect(inQuotes).toMatch(/ingredients lemon: no step uses it/)
  })

  it('stands in the folder of a course', () => {
    expect(faultsOf(right, 'diner/fish-fingers-with-peas.yaml')).toEqual([
      'diner/fish-fingers-with-peas.yaml:1: a recipe stands in the folder of its course: one of breakfast, lunch, dinner, snack, juice',
    ])
  })

  it('has all its faults told at once', () => {
    const text = edited('{oil: amount}', '{oli}').replace('active: 12', 'active: 30')
    expect(faultsOf(text)).toHaveLength(3)
  })
})
