import { gramsOfLine } from './grams-of-line.ts'
import type { JudgedDish } from './judged-plan.ts'

interface RefusedWords {
  /** In the name of a dish. */
  name: RegExp
  /** In a line of it, where it weighs enough to be seen. */
  line: RegExp
  /** Lines that hold one of the words and are something else. */
  other?: RegExp
  fromGrams: number
  /** Stirred into a batter it is not seen. */
  batter?: true
}

const never = /(?!)/

const fish =
  /\b(fish|salmon|cod|haddock|tilapia|pollock|trout|sardines?|tuna|catfish|flounder|herring|mackerel)\b/i
const redMeat = /\b(beef|steak|pork|ham|bacon|lamb|goat)\b/i
const poultry = /\b(chicken|turkey|duck)\b/i
const cheese = /\b(cheese|cheddar|mozzarella|parmesan|feta|ricotta|paneer|cotija|queso|jack)\b/i
const yogurt = /\byogurts?\b/i
const fruits =
  /\b(apples?|apricots?|bananas?|blackberry|blackberries|blueberry|blueberries|berries|cantaloupe|cherry(?! tomato)|cherries|clementines?|cranberry|cranberries|dates?|figs?|grapes?|honeydew|kiwis?|mangos?|mangoes|nectarines?|oranges?|papayas?|peach|peaches|pears?|pineapples?|plums?|pomegranate|prunes?|raisins?|raspberry|raspberries|strawberry|strawberries|watermelon|guava|persimmon|lychee|melon|applesauce|passion fruit)\b/i
const vegetables =
  /\b(asparagus|beets?|peppers?|bok choy|broccoli|brussels sprouts?|squash|cabbage|carrots?|cauliflower|celery|corn kernels|canned corn|zucchini|cucumbers?|edamame|eggplant|green beans?|peas|lettuce|kale|leeks?|mushrooms?|okra|onions?|parsnips?|radish|scallions?|shallots?|spinach|sweet potato(?:es)?|tomato(?:es)?(?! sauce)|turnips?|collards?|chard|lima beans?|jicama)\b/i
const noVegetable =
  /paste|strained|passata|tomato sauce|ground|powder|ketchup|split peas|black-eyed|pasta sauce|black pepper|cayenne|stock|barbecue|tortilla/i
const bread = /\b(bread|toast|pita|naan|bagel|english muffin|bun|roti|crispbread)\b/i

/** What a parent means by a word, told by hand and by nothing of ours: plain lists of words. */
export const refusedWords: Readonly<Record<string, RefusedWords>> = {
  fish: { name: fish, line: fish, other: /sauce|labelled/i, fromGrams: 8 },
  seafood: {
    name: /\b(seafood|shrimp|crab|mussels?|scallops?|squid)\b/i,
    line: new RegExp(`${fish.source}|\\b(shrimp|crab|mussels?|scallops?|squid)\\b`, 'i'),
    other: /sauce|labelled/i,
    fromGrams: 8,
  },
  meat: {
    name: new RegExp(`${redMeat.source}|${poultry.source}|\\b(meat|meatballs?|sausages?)\\b`, 'i'),
    line: new RegExp(`${redMeat.source}|${poultry.source}|\\bsausage\\b`, 'i'),
    other: /stock/i,
    fromGrams: 10,
  },
  'red meat': { name: redMeat, line: redMeat, other: /stock/i, fromGrams: 10 },
  poultry: { name: poultry, line: poultry, other: /stock/i, fromGrams: 10 },
  dairy: {
    name: new RegExp(`${cheese.source}|\\b(milk|cream|creamy)\\b`, 'i'),
    line: new RegExp(`${cheese.source}|\\b(yogurt|heavy cream|sour cream)\\b`, 'i'),
    other: /soy|coconut|almond|oat|labelled|vegan/i,
    fromGrams: 10,
  },
  cheese: { name: cheese, line: cheese, other: /labelled/i, fromGrams: 5 },
  milk: {
    name: /\bmilk\b/i,
    line: /\bmilk\b/i,
    other: /soy|coconut|almond|oat|rice|labelled|yogurt|cheese|ricotta/i,
    fromGrams: 60,
    batter: true,
  },
  yogurt: { name: yogurt, line: yogurt, fromGrams: 12 },
  eggs: {
    name: /\b(eggs?|eggy|omelettes?|frittatas?)\b/i,
    line: /\beggs?\b/i,
    other: /noodle|labelled|egg-free/i,
    fromGrams: 15,
    batter: true,
  },
  vegetables: { name: vegetables, line: vegetables, other: noVegetable, fromGrams: 16 },
  'green vegetables': {
    name: /\b(greens|spinach|kale|broccoli|cabbage|collards?|brussels|zucchini|cucumber|okra|green beans?|edamame)\b/i,
    line: /\b(spinach|kale|broccoli|cabbage|collards?|brussels|zucchini|cucumbers?|okra|green beans?|edamame|lettuce|asparagus|celery|green peas|snow peas|sugar snap|bok choy)\b/i,
    other: /labelled|red cabbage/i,
    fromGrams: 16,
  },
  fruit: {
    name: fruits,
    line: fruits,
    other: /juice|zest|labelled|vinegar|tomato/i,
    fromGrams: 16,
  },
  berries: {
    name: /berry|berries/i,
    line: /berry|berries/i,
    other: /jam|spread/i,
    fromGrams: 12,
  },
  beans: {
    name: /\b(beans?|chickpeas?|edamame|falafel)\b/i,
    line: /\b(beans?|chickpeas?|edamame|black-eyed peas?)\b/i,
    other: /flour|noodles|hummus|dip|labelled/i,
    fromGrams: 12,
  },
  bread: { name: bread, line: bread, other: /breadcrumbs|baking/i, fromGrams: 8 },
  pasta: {
    name: /\b(pasta|spaghetti|macaroni|lasagna)\b/i,
    line: /\bpasta\b/i,
    other: /sauce/i,
    fromGrams: 8,
  },
  rice: {
    name: /\brice\b/i,
    line: /\brice\b/i,
    other: /noodles|vinegar|flour|paper|cake|cracker|drink|pasta|labelled|crust|bun|bread/i,
    fromGrams: 8,
  },
  potatoes: {
    name: /(?<!sweet )\bpotato(?:es)?\b/i,
    line: /(?<!sweet )\bpotato(?:es)?\b/i,
    other: /starch|labelled/i,
    fromGrams: 12,
  },
  nuts: {
    name: /\b(nuts?|peanuts?|almonds?|cashews?|walnuts?)\b/i,
    line: /\b(peanuts?|almonds?|cashews?|walnuts?|pecans?|hazelnuts?|pistachios?|pine nuts?)\b/i,
    other: /drink|flour|labelled|coconut/i,
    fromGrams: 5,
  },
  soup: { name: /\b(soups?|chowder|borscht|minestrone|broth)\b/i, line: never, fromGrams: 0 },
  stew: { name: /\b(stews?|goulash|chili|gumbo)\b/i, line: never, fromGrams: 0 },
  curry: { name: /\bcurry\b/i, line: never, fromGrams: 0 },
  sauce: {
    name: /\bsauce\b/i,
    line: /\b(pasta sauce|ketchup|mayonnaise|pesto|barbecue sauce|salsa)\b/i,
    fromGrams: 20,
  },
  dip: { name: /\bdips?\b/i, line: /\b(hummus|guacamole)\b/i, fromGrams: 10 },
  porridge: { name: /\b(porridge|oatmeal|congee|overnight)\b/i, line: never, fromGrams: 0 },
  sandwiches: { name: /\bsandwich(?:es)?\b/i, line: never, fromGrams: 0 },
}

const flour = /\b(flour|oats|starch)\b/i

/** The words that show a refused thing in a dish for one: in its name, or in a line that weighs enough. */
export function judgeRefused(dish: Pick<JudgedDish, 'name' | 'lines'>, refused: string): string[] {
  const words = refusedWords[refused]
  if (!words) throw new Error(`The oracle has no words for ${refused}`)
  const inName = words.name.exec(dish.name)?.[0]
  const isBatter = words.batter && dish.lines.some((line) => flour.test(line))
  const inLines = isBatter
    ? []
    : dish.lines.filter(
        (line) =>
          words.line.test(line) &&
          !(words.other?.test(line) ?? false) &&
          (gramsOfLine(line) ?? Number.POSITIVE_INFINITY) >= words.fromGrams * 2,
      )
  return [...(inName ? [inName] : []), ...inLines]
}
