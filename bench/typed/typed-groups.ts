import type { AllergenId } from '@brightplate/foods/allergen'
import { glutenIds, treeNutIds } from '@brightplate/foods/vocabulary/families'

/** What a group of the labelled phrases means: lines that must all be refused, and allergens that it may bring. */
export interface TypedGroup {
  /** One line, or several of one dish where they matter together. */
  probes: readonly (string | readonly string[])[]
  allergens: readonly AllergenId[]
}

const of = (probes: TypedGroup['probes'], ...allergens: readonly AllergenId[]): TypedGroup => ({
  probes,
  allergens,
})
const nuts: readonly AllergenId[] = [...treeNutIds, 'coconut']
const mammals = ['beef mince', 'pork chop', 'lamb leg', 'gelatin']
const meats = ['beef mince', 'pork chop', 'chicken thigh', 'turkey breast']

/** Groups by their name in the file; any other is a food by its own name. */
export const typedGroups: Readonly<Record<string, TypedGroup>> = {
  milk: of(['milk', 'butter', 'cheddar', 'yogurt', 'whey powder'], 'milk'),
  cowmilk: of(['milk', 'cheddar', 'butter'], 'milk'),
  goat: of(['goat’s milk', 'goat cheese'], 'milk'),
  milkplain: of(['milk'], 'milk'),
  egg: of(['1 egg', 'mayonnaise', 'meringue'], 'egg'),
  rawegg: of(['1 raw egg'], 'egg'),
  peanut: of(['peanuts', 'peanut butter', 'groundnut oil'], 'peanut', 'lupin'),
  treenut: of(
    [
      'almonds',
      'Brazil nuts',
      'cashews',
      'hazelnuts',
      'macadamias',
      'pecans',
      'pistachios',
      'walnuts',
    ],
    ...nuts,
    // "nuts" keep peanuts out as well.
    'peanut',
    'lupin',
  ),
  almond: of(['almonds'], ...nuts),
  walnut: of(['walnuts'], ...nuts),
  pecan: of(['pecans'], ...nuts),
  cashew: of(['cashews'], ...nuts),
  pistachio: of(['pistachios'], ...nuts),
  hazelnut: of(['hazelnuts'], ...nuts),
  chestnut: of(['chestnuts'], ...nuts),
  wheat: of(['wheat flour', 'couscous', 'semolina'], 'wheat'),
  gluten: of(
    ['wheat flour', 'pearl barley', 'rye bread', 'malt extract', 'rolled oats'],
    ...glutenIds,
    'oats',
  ),
  oats: of(['rolled oats'], 'oats'),
  soy: of(['tofu', 'soy sauce', 'edamame'], 'soy'),
  fish: of(['cod', 'salmon', 'tuna', 'fish sauce'], 'fish'),
  salmon: of(['salmon'], 'fish'),
  cod: of(['cod'], 'fish'),
  // "shellfish" and "seafood" keep molluscs out as well.
  crust: of(['shrimp', 'prawns', 'crab', 'lobster'], 'crustacean', 'mollusc'),
  moll: of(['clams', 'mussels', 'oysters', 'scallops', 'squid'], 'mollusc'),
  sesame: of(['sesame seeds', 'tahini'], 'sesame'),
  mustard: of(['mustard'], 'mustard'),
  celery: of(['celery', 'celeriac'], 'celery'),
  lupin: of(['lupin flour'], 'lupin'),
  sulphite: of(['sodium metabisulphite'], 'sulphites'),
  mammal: of(mammals, 'milk'),
  meat: of(meats),
  meatmilk: of(
    [
      ['beef mince', 'cheddar'],
      ['chicken thigh', 'milk'],
    ],
    'crustacean',
    'mollusc',
  ),
  pork: of(['pork chop', 'ham', 'bacon', 'lard']),
  beef: of(['beef mince']),
  gelatin: of(['gelatin']),
  alcohol: of(['white wine', 'beer']),
  wheat_chametz: of(
    ['white bread', 'pasta', 'rolled oats', 'pearl barley', 'rye bread', 'spelt'],
    ...glutenIds,
    'oats',
  ),
  grain: of(
    ['rice', 'rolled oats', 'wheat flour', 'corn', 'pasta', 'bread', 'quinoa'],
    ...glutenIds,
    'oats',
  ),
  bread: of(['white bread'], ...glutenIds, 'oats'),
  legume: of(
    ['black beans', 'lentils', 'green peas', 'chickpeas', 'peanuts', 'tofu'],
    'peanut',
    'soy',
    'lupin',
  ),
  pepper: of(['bell pepper']),
  fava: of(['fava beans']),
  seeds: of(['sesame seeds', 'sunflower seeds'], 'sesame'),
  berries: of(['strawberries', 'blueberries', 'raspberries', 'blackberries']),
  agedcheese: of(['parmesan', 'salami', 'soy sauce'], 'milk', 'soy'),
  rootveg: of(['potato', 'carrot', 'beetroot', 'onion', 'garlic']),
  peachfam: of(['peach', 'cherries', 'plum', 'apricot', 'nectarine']),
  citrus: of(['orange', 'lemon', 'lime']),
  fruit: of(['apple', 'banana', 'grapes']),
  sugar: of(['sugar', 'honey', 'maple syrup']),
  dye: of(['red 40', 'food coloring']),
  cocoa: of(['cocoa powder', 'dark chocolate']),
  chocolate: of(['dark chocolate']),
  cheese: of(['cheese'], 'milk'),
  yogurt: of(['yogurt'], 'milk'),
  butter: of(['butter'], 'milk'),
  eggplain: of(['scrambled eggs'], 'egg'),
  mash: of(['mashed potatoes']),
  brazil: of(['Brazil nuts'], ...nuts),
  macadamia: of(['macadamias'], ...nuts),
}

export const groupNamed = (name: string): TypedGroup => typedGroups[name] ?? of([name])
