import * as words from '#localized/tag-picks'

/** Something to tap that adds a tag. */
export interface TagPick {
  /** Added as if it were typed. */
  tag: string
  label: string
  /** Examples, in small below the label. */
  detail?: string
  /** Of the emoji set; what has no picture of its own is words alone. */
  picture?: string
  /** All that the tag is understood as. */
  terms: readonly string[]
  /** Terms that say this and more. */
  within?: readonly string[]
}

export interface TagPickGroup {
  title: string
  picks: readonly TagPick[]
}

const listed = (terms: string): string[] => terms.split(',').map((term) => term.trim())

function pick(
  tag: string,
  label: string,
  picture: string,
  more: Partial<Pick<TagPick, 'detail' | 'terms' | 'within'>> = {},
): TagPick {
  return { tag, label, picture, terms: [tag], ...more }
}

/** The nine of the USA (Food Allergen Labeling and Consumer Protection Act, FASTER Act). */
const nine: TagPickGroup = {
  title: words.theNineMajorAllergens(),
  picks: [
    pick('milk', words.milk(), 'glass-of-milk'),
    pick('egg', words.egg(), 'egg'),
    pick('peanuts', words.peanuts(), 'peanuts', { terms: ['peanut'], within: ['nuts'] }),
    pick('tree nuts', words.treeNuts(), 'chestnut', { within: ['nuts'] }),
    pick('wheat', words.wheat(), 'bread', { within: ['gluten'] }),
    pick('soy', words.soy(), 'beans'),
    pick('fish', words.fish(), 'fish', { within: ['seafood'] }),
    pick('shellfish', words.shellfish(), 'shrimp', { within: ['seafood'] }),
    pick('sesame', words.sesame(), 'bagel'),
  ],
}

/** What Annex II of Regulation (EU) No 1169/2011 names beyond the nine. */
const furtherOfFourteen: TagPickGroup = {
  title: words.alsoOnLabelsInEurope(),
  picks: [
    pick('gluten', words.gluten(), 'baguette-bread', {
      detail: words.wheatBarleyRyeDetail(),
      terms: ['gluten', 'gluten-free'],
    }),
    pick('crustaceans', words.crustaceans(), 'crab', {
      detail: words.shrimpCrabDetail(),
      within: ['shellfish', 'seafood'],
    }),
    pick('molluscs', words.molluscs(), 'oyster', {
      detail: words.musselsSquidDetail(),
      within: ['shellfish', 'seafood'],
    }),
    pick('celery', words.celery(), 'leafy-green'),
    pick('mustard', words.mustard(), 'hot-dog'),
    pick('lupin', words.lupin(), 'hyacinth'),
    pick('sulphites', words.sulfites(), 'grapes', { detail: words.driedFruitWineDetail() }),
  ],
}

const commonOthers: TagPickGroup = {
  title: words.othersThatFamiliesMeet(),
  picks: [
    pick('oats', words.oats(), 'bowl-with-spoon'),
    pick('corn', words.corn(), 'ear-of-corn'),
    pick('rice', words.rice(), 'cooked-rice'),
    pick('coconut', words.coconut(), 'coconut'),
    pick('peas', words.peas(), 'pea-pod', { terms: ['pea'] }),
    pick('chickpeas', words.chickpeas(), 'falafel', { terms: ['chickpea'] }),
    pick('lentils', words.lentils(), 'pot-of-food', { terms: ['lentil'] }),
    pick('potato', words.potato(), 'potato'),
    pick('tomato', words.tomato(), 'tomato'),
    pick('garlic', words.garlic(), 'garlic'),
    pick('onion', words.onion(), 'onion'),
    pick('banana', words.banana(), 'banana'),
    pick('strawberries', words.strawberries(), 'strawberry', { terms: ['strawberry'] }),
    pick('kiwi', words.kiwi(), 'kiwi-fruit'),
    pick('citrus', words.citrus(), 'tangerine', { detail: words.orangeLemonDetail() }),
    pick('apple', words.apple(), 'red-apple'),
    pick('peach', words.peach(), 'peach'),
    pick('avocado', words.avocado(), 'avocado'),
    pick('pineapple', words.pineapple(), 'pineapple'),
    pick('mango', words.mango(), 'mango'),
    pick('beef', words.beef(), 'cut-of-meat'),
    pick('pork', words.pork(), 'bacon'),
    pick('chicken', words.chicken(), 'poultry-leg'),
    pick('chocolate', words.chocolate(), 'chocolate-bar'),
    pick('cinnamon', words.cinnamon(), 'doughnut'),
  ],
}

/** By what most families tap first. */
export const allergyPicks: readonly [TagPickGroup, ...TagPickGroup[]] = [
  nine,
  furtherOfFourteen,
  commonOthers,
]

/** Says that there is nothing to exclude: it and any other allergy exclude one another. */
export const noKnownAllergies: TagPick = pick('none', words.noKnownAllergies(), 'green-salad', {
  terms: [],
})

/** Diets as what they leave out. */
const goal = (tag: string, label: string, term: string): TagPick => ({ tag, label, terms: [term] })

export const goalPicks: readonly [TagPickGroup] = [
  {
    title: words.usualGoals(),
    picks: [
      goal('better sleep', words.betterSleep(), 'sleep'),
      goal('more focus', words.moreFocus(), 'focus'),
      goal('calm', words.calm(), 'calm'),
      goal('steady energy', words.steadyEnergy(), 'energy'),
      goal('try new foods', words.tryNewFoods(), 'new foods'),
      goal('weight gain', words.weightGain(), 'weight gain'),
      goal('constipation', words.lessConstipation(), 'constipation'),
    ],
  },
]

export const dietPicks: readonly [TagPickGroup, ...TagPickGroup[]] = [
  {
    title: words.usualDiets(),
    picks: [
      pick('vegetarian', words.vegetarian(), 'broccoli', {
        detail: words.eggAndMilkAreEatenDetail(),
      }),
      pick('vegan', words.vegan(), 'carrot'),
      pick('pescatarian', words.pescatarian(), 'fish', { detail: words.fishNoMeatDetail() }),
      pick('halal', words.halal(), 'stuffed-flatbread'),
      pick('kosher', words.kosher(), 'bagel'),
      pick('gluten-free', words.glutenFree(), 'ear-of-corn', { terms: ['gluten-free', 'gluten'] }),
      pick('dairy-free', words.dairyFree(), 'coconut', { terms: ['dairy-free', 'milk'] }),
      pick('GFCF', words.gfcf(), 'cooked-rice', {
        detail: words.noGlutenNoCaseinDetail(),
        terms: ['gluten-free and casein-free', 'gluten', 'milk'],
      }),
      pick('low sugar', words.lowSugar(), 'red-apple'),
    ],
  },
  {
    title: words.moreDiets(),
    picks: [
      pick('lacto vegetarian', words.lactoVegetarian(), 'cheese-wedge', {
        detail: words.milkNoEggDetail(),
        terms: ['lacto vegetarian', 'egg'],
      }),
      pick('ovo vegetarian', words.ovoVegetarian(), 'egg', {
        detail: words.eggNoMilkDetail(),
        terms: ['ovo vegetarian', 'milk'],
      }),
      pick('Hindu vegetarian', words.hinduVegetarian(), 'curry-rice', {
        detail: words.milkNoEggDetail(),
        terms: ['Hindu vegetarian', 'egg'],
      }),
      pick('Jain', words.jain(), 'bell-pepper', {
        detail: words.noEggNoRootsDetail(),
        terms: listed(
          `Jain, egg, potato, sweet potato, carrot, beetroot, radish, turnip, swede, parsnip, celeriac, onion, shallot,
          scallion, leek, chive, garlic, ginger, turmeric, yam, cassava, taro, honey, mushroom, eggplant, fig`,
        ),
      }),
      pick('sattvic', words.sattvic(), 'green-salad', {
        detail: words.noOnionNoGarlicDetail(),
        terms: listed('sattvic, egg, onion, shallot, scallion, leek, chive, garlic, mushroom'),
      }),
      pick('kosher for Passover', words.kosherForPassover(), 'potato', {
        detail: words.noChametzNoKitniyotDetail(),
        terms: listed(
          `kosher for Passover, gluten, oats, soy, peanut, sesame, mustard, lupin, rice, corn, bean, pea, chickpea, lentil, millet, buckwheat, kitniyot`,
        ),
      }),
      pick('meat and dairy apart', words.meatAndDairyApart(), 'fork-and-knife'),
      pick('no pork', words.noPork(), 'poultry-leg'),
      pick('no beef', words.noBeef(), 'fried-shrimp'),
      pick('no red meat', words.noRedMeat(), 'poultry-leg'),
      pick('no added colors', words.noAddedColors(), 'pear', { terms: ['no added colours'] }),
      pick('no caffeine', words.noCaffeine(), 'glass-of-milk'),
    ],
  },
]
