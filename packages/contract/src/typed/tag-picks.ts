/** Something to tap that adds a tag. */
export interface TagPick {
  /** Added as if it were typed. */
  tag: string
  label: string
  /** Examples, in small below the label. */
  detail?: string
  /** Of the emoji set. */
  picture: string
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
  title: 'The nine major allergens',
  picks: [
    pick('milk', 'Milk', 'glass-of-milk'),
    pick('egg', 'Egg', 'egg'),
    pick('peanuts', 'Peanuts', 'peanuts', { terms: ['peanut'], within: ['nuts'] }),
    pick('tree nuts', 'Tree nuts', 'chestnut', { within: ['nuts'] }),
    pick('wheat', 'Wheat', 'bread', { within: ['gluten'] }),
    pick('soy', 'Soy', 'beans'),
    pick('fish', 'Fish', 'fish', { within: ['seafood'] }),
    pick('shellfish', 'Shellfish', 'shrimp', { within: ['seafood'] }),
    pick('sesame', 'Sesame', 'bagel'),
  ],
}

/** What Annex II of Regulation (EU) No 1169/2011 names beyond the nine. */
const furtherOfFourteen: TagPickGroup = {
  title: 'Also on labels in Europe',
  picks: [
    pick('gluten', 'Gluten', 'baguette-bread', {
      detail: 'wheat, barley, rye',
      terms: ['gluten', 'gluten-free'],
    }),
    pick('crustaceans', 'Crustaceans', 'crab', {
      detail: 'shrimp, crab',
      within: ['shellfish', 'seafood'],
    }),
    pick('molluscs', 'Molluscs', 'oyster', {
      detail: 'mussels, squid',
      within: ['shellfish', 'seafood'],
    }),
    pick('celery', 'Celery', 'leafy-green'),
    pick('mustard', 'Mustard', 'hot-dog'),
    pick('lupin', 'Lupin', 'hyacinth'),
    pick('sulphites', 'Sulfites', 'grapes', { detail: 'dried fruit, wine' }),
  ],
}

const commonOthers: TagPickGroup = {
  title: 'Others that families meet',
  picks: [
    pick('oats', 'Oats', 'bowl-with-spoon'),
    pick('corn', 'Corn', 'ear-of-corn'),
    pick('rice', 'Rice', 'cooked-rice'),
    pick('coconut', 'Coconut', 'coconut'),
    pick('peas', 'Peas', 'pea-pod', { terms: ['pea'] }),
    pick('chickpeas', 'Chickpeas', 'falafel', { terms: ['chickpea'] }),
    pick('lentils', 'Lentils', 'pot-of-food', { terms: ['lentil'] }),
    pick('potato', 'Potato', 'potato'),
    pick('tomato', 'Tomato', 'tomato'),
    pick('garlic', 'Garlic', 'garlic'),
    pick('onion', 'Onion', 'onion'),
    pick('banana', 'Banana', 'banana'),
    pick('strawberries', 'Strawberries', 'strawberry', { terms: ['strawberry'] }),
    pick('kiwi', 'Kiwi', 'kiwi-fruit'),
    pick('citrus', 'Citrus', 'tangerine', { detail: 'orange, lemon' }),
    pick('apple', 'Apple', 'red-apple'),
    pick('peach', 'Peach', 'peach'),
    pick('avocado', 'Avocado', 'avocado'),
    pick('pineapple', 'Pineapple', 'pineapple'),
    pick('mango', 'Mango', 'mango'),
    pick('beef', 'Beef', 'cut-of-meat'),
    pick('pork', 'Pork', 'bacon'),
    pick('chicken', 'Chicken', 'poultry-leg'),
    pick('chocolate', 'Chocolate', 'chocolate-bar'),
    pick('cinnamon', 'Cinnamon', 'doughnut'),
  ],
}

/** By what most families tap first. */
export const allergyPicks: readonly [TagPickGroup, ...TagPickGroup[]] = [
  nine,
  furtherOfFourteen,
  commonOthers,
]

/** Says that there is nothing to exclude: it and any other allergy exclude one another. */
export const noKnownAllergies: TagPick = pick('none', 'No known allergies', 'green-salad', {
  terms: [],
})

/** Diets as what they leave out. */
export const dietPicks: readonly [TagPickGroup, ...TagPickGroup[]] = [
  {
    title: 'Usual diets',
    picks: [
      pick('vegetarian', 'Vegetarian', 'broccoli', { detail: 'egg and milk are eaten' }),
      pick('vegan', 'Vegan', 'carrot'),
      pick('pescatarian', 'Pescatarian', 'fish', { detail: 'fish, no meat' }),
      pick('halal', 'Halal', 'stuffed-flatbread'),
      pick('kosher', 'Kosher', 'bagel'),
      pick('gluten-free', 'Gluten-free', 'ear-of-corn', { terms: ['gluten-free', 'gluten'] }),
      pick('dairy-free', 'Dairy-free', 'coconut', { terms: ['dairy-free', 'milk'] }),
      pick('GFCF', 'GFCF', 'cooked-rice', {
        detail: 'no gluten, no casein',
        terms: ['gluten-free and casein-free', 'gluten', 'milk'],
      }),
      pick('low sugar', 'Low sugar', 'red-apple'),
    ],
  },
  {
    title: 'More diets',
    picks: [
      pick('lacto vegetarian', 'Lacto vegetarian', 'cheese-wedge', {
        detail: 'milk, no egg',
        terms: ['lacto vegetarian', 'egg'],
      }),
      pick('ovo vegetarian', 'Ovo vegetarian', 'egg', {
        detail: 'egg, no milk',
        terms: ['ovo vegetarian', 'milk'],
      }),
      pick('Hindu vegetarian', 'Hindu vegetarian', 'curry-rice', {
        detail: 'milk, no egg',
        terms: ['Hindu vegetarian', 'egg'],
      }),
      pick('Jain', 'Jain', 'bell-pepper', {
        detail: 'no egg, no roots',
        terms: listed(
          `Jain, egg, potato, sweet potato, carrot, beetroot, radish, turnip, swede, parsnip, celeriac, onion, shallot,
          scallion, leek, chive, garlic, ginger, turmeric, yam, cassava, taro, honey, mushroom, eggplant, fig`,
        ),
      }),
      pick('sattvic', 'Sattvic', 'green-salad', {
        detail: 'no onion, no garlic',
        terms: listed('sattvic, egg, onion, shallot, scallion, leek, chive, garlic, mushroom'),
      }),
      pick('kosher for Passover', 'Kosher for Passover', 'potato', {
        detail: 'no chametz, no kitniyot',
        terms: listed(
          `kosher for Passover, gluten, oats, soy, peanut, sesame, mustard, lupin, rice, corn, bean, pea, chickpea, lentil, millet, buckwheat, kitniyot`,
        ),
      }),
      pick('meat and dairy apart', 'Meat and dairy apart', 'fork-and-knife'),
      pick('no pork', 'No pork', 'poultry-leg'),
      pick('no beef', 'No beef', 'fried-shrimp'),
      pick('no red meat', 'No red meat', 'poultry-leg'),
      pick('no added colors', 'No added colors', 'pear', { terms: ['no added colours'] }),
      pick('no caffeine', 'No caffeine', 'glass-of-milk'),
    ],
  },
]
