/** Words for a unit, singular first. */
const words: Readonly<Record<string, string>> = {
  cup: 'cup cups',
  tbsp: 'tbsp tbsps tbs tbl tbls tblsp tablespoon tablespoons tablespoonful tablespoonfuls',
  tsp: 'tsp tsps teaspoon teaspoons teaspoonful teaspoonfuls',
  'fl oz': 'floz',
  pint: 'pint pints pt pts',
  quart: 'quart quarts qt qts',
  gallon: 'gallon gallons gal gals',
  ml: 'ml mls milliliter milliliters millilitre millilitres',
  cl: 'cl centiliter centiliters centilitre centilitres',
  dl: 'dl deciliter deciliters decilitre decilitres',
  l: 'l liter liters litre litres',
  g: 'g gr gm gms gram grams gramme grammes',
  kg: 'kg kgs kilo kilos kilogram kilograms',
  oz: 'oz ozs ounce ounces',
  lb: 'lb lbs pound pounds',
  inch: 'inch inches',
  cm: 'cm centimeter centimeters centimetre centimetres',
  clove: 'clove cloves',
  slice: 'slice slices',
  can: 'can cans tin tins',
  jar: 'jar jars',
  package: 'package packages pkg pkgs packet packets pack packs',
  bag: 'bag bags',
  box: 'box boxes',
  bottle: 'bottle bottles',
  carton: 'carton cartons',
  container: 'container containers tub tubs',
  envelope: 'envelope envelopes sachet sachets',
  basket: 'basket baskets',
  block: 'block blocks',
  bar: 'bar bars',
  loaf: 'loaf loaves',
  log: 'log logs',
  rack: 'rack racks',
  piece: 'piece pieces pc pcs',
  pinch: 'pinch pinches',
  dash: 'dash dashes',
  drop: 'drop drops',
  splash: 'splash splashes',
  drizzle: 'drizzle drizzles',
  dollop: 'dollop dollops',
  handful: 'handful handfuls',
  knob: 'knob knobs',
  pat: 'pat pats',
  scoop: 'scoop scoops',
  stalk: 'stalk stalks',
  rib: 'rib ribs',
  spear: 'spear spears',
  sprig: 'sprig sprigs',
  branch: 'branch branches',
  strip: 'strip strips',
  sheet: 'sheet sheets',
  leaf: 'leaf leaves',
  head: 'head heads',
  bulb: 'bulb bulbs',
  bunch: 'bunch bunches',
  ear: 'ear ears',
  stick: 'stick sticks',
  square: 'square squares',
  cube: 'cube cubes',
  wedge: 'wedge wedges',
  recipe: 'recipe recipes',
}

const unitOfWord = new Map(
  Object.entries(words).flatMap(([unit, forms]) => forms.split(' ').map((form) => [form, unit])),
)

// the one place where case tells two units apart
const shortForms: ReadonlyMap<string, string> = new Map([
  ['T', 'tbsp'],
  ['t', 'tsp'],
  ['c', 'cup'],
  ['C', 'cup'],
])

/** The unit that a word stands for, if any: "Tablespoons" is "tbsp". */
export function unitOf(word: string): string | null {
  return shortForms.get(word) ?? unitOfWord.get(word.toLowerCase()) ?? null
}

export const gramsPerUnit: Readonly<Record<string, number>> = {
  g: 1,
  kg: 1000,
  oz: 28.35,
  lb: 453.6,
}

const teaspoonsPerMl = 48 / 236.6

export const teaspoonsPerUnit: Readonly<Record<string, number>> = {
  pinch: 1 / 16,
  dash: 1 / 8,
  tsp: 1,
  tbsp: 3,
  'fl oz': 6,
  cup: 48,
  pint: 96,
  quart: 192,
  gallon: 768,
  ml: teaspoonsPerMl,
  cl: 10 * teaspoonsPerMl,
  dl: 100 * teaspoonsPerMl,
  l: 1000 * teaspoonsPerMl,
}

/** Units that stand behind what they count: "2 garlic cloves". */
export const trailingUnits: ReadonlySet<string> = new Set([
  'clove',
  'slice',
  'stalk',
  'rib',
  'spear',
  'sprig',
  'leaf',
])

/** Units that a shop packs in. */
export const containers: ReadonlySet<string> = new Set([
  'can',
  'jar',
  'package',
  'bag',
  'box',
  'bottle',
  'carton',
  'container',
  'envelope',
  'basket',
  'block',
  'bar',
])
