import { foods } from '@brightplate/foods/foods'
import { stemWord } from '@brightplate/foods/tokens/stems/stem-word'
import { allRecipes } from '@brightplate/recipes/all-recipes'

const more = `
  about add all allow apart arrange aside assemble bake baked baking base batter bite bits boil boiled boiling both
  bottom bowl bowls bring brown browned brush bubbling chill chilled chop chopped chunks coat coated combine combined
  cool cooled core cover covered creamy crisp crispy cube cubed cubes cut dice diced dish divide dollop drain drained
  drizzle dry each edges evenly even fill finely finish flip fluffy fold fork form freeze fresh fry frying gently glass
  golden grate grated grill half halves heat heated high hot ice inch jar keep knead ladle large layer layers leave lid
  lightly line lined liquid little low lukewarm mash mashed medium melt melted minute minutes mix mixed mixture moist
  mold mould mug nonstick once oven over overnight pack pan parchment pat peel peeled pieces pinch place plate plates
  portion portions pot pour preheat press puree pureed quarter quarters remove rest rinse rinsed roast roasted roll
  rolled room saucepan scatter scoop scrape season seeds separate serve served set shallow shape shred side sides sieve
  sift simmer simmering skillet skin slice sliced slices slightly small smooth soak soften softened spatula spoon
  spread sprinkle squeeze stand stem sticks stir stirring strain strips surface taste temperature tender thaw thick
  thicken thin thinly through toast toasted top toss tossed tray trim turn twice until warm wash washed wedges well
  while whisk whole wide wilted wipe wrap
`

/** How dishes are described, beside the words of our own names. */
const nameWords = `
  style homestyle easy quick simple cozy sunny rainbow little mini classic mild sweet savory savoury golden crispy
  crunchy soft creamy warm cool fluffy hearty light bake bowl bites boats box casserole chili cup cups cooler dip
  fingers flatbread hash medley melt mash pan patties plate platter pilaf porridge pot pudding roll rolls salad skillet
  skewers smash smoothie soup spread stack stew sticks stir-fry toast tray wedges wrap and with on in over of the a
  overnight one two style baked roasted grilled stuffed stewed mashed
`

const wordPattern = /[\p{L}\p{M}]+/gu

/** The words of a text, each in one form for singular and plural. */
export const stemsOf = (text: string): string[] =>
  Array.from(text.toLowerCase().matchAll(wordPattern), ([word]) => stemWord(word))

const withoutFoods = (text: string) => text.replace(/\[[^\]]*\]/g, ' ')

let steps: ReadonlySet<string> | null = null
let names: ReadonlySet<string> | null = null

/** What a step may say beside its own foods: words of our own steps and of plain cooking, no food among them. */
export function stepWords(): ReadonlySet<string> {
  steps ??= new Set([
    ...stemsOf(more),
    ...allRecipes.flatMap((recipe) => recipe.steps.flatMap((step) => stemsOf(withoutFoods(step)))),
    ...allRecipes.flatMap(({ ingredients }) =>
      ingredients.flatMap(({ prep }) => stemsOf(prep ?? '')),
    ),
  ])
  return steps
}

/** What a name may say beside its own foods. */
export function dishNameWords(): ReadonlySet<string> {
  if (names) return names
  const ofFoods = new Set(foods.flatMap(({ name, madeOf }) => stemsOf([name, ...madeOf].join(' '))))
  const ofDishes = allRecipes.flatMap(({ name, cuisine }) =>
    stemsOf(`${withoutFoods(name)} ${cuisine}`),
  )
  names = new Set([...stemsOf(nameWords), ...ofDishes.filter((word) => !ofFoods.has(word))])
  return names
}
