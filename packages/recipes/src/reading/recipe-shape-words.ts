import type { Path } from '@brightplate/foods/reading/files/fault'
import type { ShapeWords } from '@brightplate/foods/reading/files/shape-problem'
import { recipeDocument } from './recipe-document.ts'

const examples: Readonly<Record<string, string>> = {
  id: 'the name of the file, such as fish-fingers-with-peas',
  version: 'a whole number, 1 at first',
  name: 'the name of the dish, such as Fish fingers with peas',
  category: 'the number of a WWEIA food category, such as 2402 for fish',
  group: 'what kind of thing it is on the plate, such as breaded-fish',
  stands_for: 'a list of plain foods that it is, made at home, such as [fish-sticks]',
  only_for: 'a list of the allergens and diets that ask for it, such as [milk, vegan]',
  cuisine: 'the kitchen that it comes from, such as American',
  servings: 'a whole number from 1 to 12',
  makes: 'what it makes, such as { fingers: 24 }',
  minutes: '{ active: 12, total: 25 }',
  ahead: '{ steps: [1, 2], keep: covered in the fridge }, or the word is left out',
  keep: 'how it stays until the next day, such as covered in the fridge',
  afterwards: 'a sentence on what is other on the day, or the word is left out',
  active: 'whole minutes, such as 12',
  total: 'whole minutes, such as 25',
  form: '{ textures: [soft], temperature: hot, flavour: mild }',
  textures: 'a list, such as [soft, chewy]',
  temperature: 'hot, warm or cold',
  flavour: 'mild, medium or strong',
  keeps: '{ freezes: true, lunch_box: false }',
  freezes: 'true or false',
  lunch_box: 'true or false',
  equipment: 'a list, such as [saucepan], or [] for none',
  picture: 'a list of forms of data/pictures/forms.yaml, such as [nuggets, fries]',
  ingredients: 'a line each, such as "oil: { food: sunflower-oil, grams: 14, measure: 1 tbsp }"',
  food: 'the id of a food, such as sunflower-oil',
  grams: 'a number above 0, for all servings',
  measure: 'a number and a unit, such as 1 1/2 cup',
  prep: 'what is done to it, such as finely grated',
  or: 'a list of foods that may stand for it, such as [tamari]',
  optional: 'true, or the word is left out',
  seen: 'beside or never, or the word is left out',
  steps: 'a list of sentences, each after a dash',
}

const ingredientWords = Object.keys(recipeDocument.shape.ingredients.valueType.shape)

/** The words that a part may hold. */
function wordsAt(path: Path): readonly string[] {
  if (path[0] === 'ingredients') return ingredientWords
  const { minutes, ahead, form, keeps } = recipeDocument.shape
  const parts: Readonly<Record<string, object>> = {
    minutes: minutes.shape,
    ahead: ahead.unwrap().shape,
    form: form.shape,
    keeps: keeps.shape,
  }
  return Object.keys(parts[String(path[0] ?? '')] ?? recipeDocument.shape)
}

export const recipeShapeWords: ShapeWords = {
  examples,
  wordsAt,
  yamlMend:
    'each step stands on one line after "  - "; within { } a text with a comma or colon stands in "quotes"; lines that belong together start at the same column',
}
