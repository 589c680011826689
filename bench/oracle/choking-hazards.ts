import { plainText, wordList, wordPattern } from './find-words.ts'
import type { JudgedDish } from './judged-plan.ts'
import { readLine } from './label-claims.ts'

interface Hazard {
  foods: RegExp
  /** The same words in something harmless. */
  innocent: RegExp
  /** Words in the line that make it safe; null where nothing does. */
  safe: RegExp | null
}

const words = (text: string) => wordPattern(wordList(text))
const never = /(?!)/g
const soft =
  /grated|cooked|mashed|pureed|blended|softened|stewed|steamed|baked until|roasted until|until soft|shredded|crushed|juiced|minced/
const inQuarters =
  /quarter|mashed|blended|pureed|crushed|halved lengthwise and|grated|finely chopped/

/** AAP and CDC advice on choking for children of 1 to 4 years. */
const hazards: readonly Hazard[] = [
  {
    foods: words(
      `almonds, cashew, hazelnut, peanut, pecan, pistachio, walnut, macadamia, brazil nut, nuts, mixed nuts, almond`,
    ),
    innocent: words(
      `(?:peanut|almond|cashew|hazelnut|nut|pecan) (?:butter|flour|meal|milk|drink|oil)s?, pine nuts?, water chestnuts?, made of (?:peanuts|almonds|cashews) only`,
    ),
    safe: /\bground\b|finely ground|\bmeal\b|\bflour\b|blended|finely chopped and|powder/,
  },
  { foods: words('popcorn'), innocent: never, safe: null },
  {
    foods: words(
      `marshmallow, hard cand(?:y|ies), boiled sweet, lollipop, chewing gum, jelly bean, gummy bear, toffee, jerky`,
    ),
    innocent: never,
    safe: null,
  },
  {
    foods: words('(?:peanut|almond|cashew|nut|hazelnut|sunflower seed|seed|pecan) butter'),
    innocent: never,
    safe: /thin|mixed|stirred|blended|whisked|melted|loosened|smooth sauce/,
  },
  {
    foods: words('grape, seedless grape'),
    innocent: words('grape juice, grapefruit, grapeseed oil, grape tomatoes'),
    safe: inQuarters,
  },
  { foods: words('cherry tomato(?:es)?, grape tomato(?:es)?'), innocent: never, safe: inQuarters },
  {
    foods: words('cherry, cherries, pitted sweet cherry'),
    innocent: words('cherry tomato(?:es)?, cherry juice'),
    safe: inQuarters,
  },
  {
    foods: words('blueberry, blueberries, blackberry, blackberries'),
    innocent: words('blueberry jam'),
    safe: /quarter|halved|mashed|blended|pureed|crushed|cooked|squashed|flattened/,
  },
  {
    foods: words('sausage, sausage link, hot dog, frankfurter'),
    innocent: never,
    safe: /quarter|lengthwise|crumbled|finely chopped|minced|thin strips/,
  },
  {
    foods: words('carrot, apple, celery, parsnip, jicama, radish, turnip, kohlrabi'),
    innocent:
      words(`applesauce, apple sauce, apple juice, carrot juice, (?:unsweetened )?applesauce, pineapple, apple cider vinegar, apple butter,
      celery (?:salt|seed)`),
    safe: soft,
  },
  {
    foods: words('string cheese stick, cheese stick, mozzarella string cheese stick'),
    innocent: never,
    safe: /pulled|strips|shredded|grated|thin|quarter/,
  },
]

const cubes = words('cubed, in cubes, diced, in chunks, cut into cubes, cubes, chunks')
const meatOrCheese = words(
  `beef, steak, chicken, turkey, pork, ham, lamb, cheese, cheddar, mozzarella, feta, paneer, swiss cheese`,
)
const meatInnocent = words('chicken stock, beef stock, stock, chickpeas?')
const cubesSafe =
  /very small|tiny|finely|pea-size|shredded|thin|crumbled|cooked until very tender|mashed|minced/

const hasWord = (text: string, pattern: RegExp) => text.search(new RegExp(pattern.source)) >= 0
const strip = (text: string, innocent: RegExp) => text.replace(innocent, ' # ')

/** Lines of a dish that a child who chews with care may choke on. */
export function chokingHazards(dish: JudgedDish): { word: string; text: string }[] {
  const found: { word: string; text: string }[] = []
  for (const line of dish.lines) {
    const plain = plainText(line)
    const { product } = readLine(plain)
    for (const { foods, innocent, safe } of hazards) {
      const [match] = strip(product, innocent).match(foods) ?? []
      if (match && !safe?.test(plain)) found.push({ word: match, text: line })
    }
    const solid = hasWord(strip(product, meatInnocent), meatOrCheese)
    if (solid && hasWord(plain, cubes) && !cubesSafe.test(plain)) {
      found.push({ word: 'cubes', text: line })
    }
  }
  return found
}

const wrongCuts = [
  /\b(?:grapes?|cherry tomato(?:es)?|cherries|blueberries)\b[^.]*\b(?:whole|halve[sd]?|in half)\b/,
  /\b(?:halve|keep whole)\b[^.]*\b(?:grapes?|cherry tomato(?:es)?|cherries)\b/,
  /\b(?:sausages?|hot dogs?|frankfurters?)\b[^.]*\b(?:coins|rounds|slices as thick)\b/,
]

const madeSmall = /mash|quarter|blend|crush|none/

/** Steps that tell the cook to cut a round food in a way that a small child may choke on. */
export const chokingSteps = (dish: JudgedDish): { word: string; text: string }[] =>
  dish.steps.flatMap((text) =>
    !madeSmall.test(plainText(text)) && wrongCuts.some((wrong) => wrong.test(plainText(text)))
      ? [{ word: 'cut', text }]
      : [],
  )

const hardFoods = words('carrot, apple, celery, parsnip, jicama, radish, turnip, kohlrabi')
const hardInnocent = words('applesauce, apple juice, carrot juice, pineapple')
const softenedBySteps =
  /grat|cook|boil|simmer|bake|roast|steam|blend|puree|mash|stew|fry|soft|microwave|oven|press|food processor|sieve/

/**
 * Hard fruit and vegetables that a line calls "grated or cooked" and that no step grates or cooks:
 * the line is right, the method does not follow it.
 */
export function stepsAgainstLines(dish: JudgedDish): { word: string; text: string }[] {
  const steps = plainText(dish.steps.join(' '))
  if (softenedBySteps.test(steps)) return []
  return dish.lines.flatMap((line) => {
    const plain = plainText(line)
    if (!plain.includes(' or cooked')) return []
    const [match] = strip(readLine(plain).product, hardInnocent).match(hardFoods) ?? []
    return match ? [{ word: match, text: `${line} | ${dish.steps.join(' ')}` }] : []
  })
}
