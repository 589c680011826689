import type { AllergenId } from '../allergen.ts'
import { glutenIds } from '../vocabulary/families.ts'
import { type AllergenConcept, concept } from './allergen-concept.ts'

const grainIds: readonly AllergenId[] = [...glutenIds, 'oats']
const birds = ['chicken', 'turkey', 'duck', 'goose', 'poultry']

/** Families of foods, and conditions that keep some of them out. */
export const foodGroupConcepts: readonly AllergenConcept[] = [
  concept('seeds', 'seed, seeds', ['sesame'], 'sesame, sunflower seed, pumpkin seed, poppy seed', {
    foods: [
      'sunflower seed',
      'pumpkin seed',
      'poppy seed',
      'flaxseed',
      'chia',
      'hemp seed',
      'seed',
    ],
  }),
  concept(
    'legumes',
    'legume, legumes, pulse, pulses',
    ['peanut', 'soy', 'lupin'],
    'peanut, soy, lupin, beans, lentils, peas',
    {
      foods: ['bean', 'chickpea', 'lentil', 'pea', 'fava bean'],
    },
  ),
  concept(
    'alpha-gal',
    'alpha gal, alphagal, alpha gal syndrome, mammal meat, mammalian meat',
    ['milk'],
    'beef, pork, lamb, dairy, gelatine',
    {
      diets: ['no-mammal'],
      note: 'With alpha-gal we keep out the meat of mammals, dairy and gelatine.',
    },
  ),
  concept(
    'G6PD deficiency',
    'g6pd, g6pd deficiency, g 6 p d, g6 pd, favism, glucose 6 phosphate dehydrogenase',
    [],
    '',
    {
      foods: ['fava bean'],
    },
  ),
  concept('nightshades', 'nightshade, nightshades, solanaceae', [], '', {
    foods: ['tomato', 'potato', 'eggplant', 'pepper', 'chilli'],
  }),
  concept('sweets', 'sweets, sweeties, candies, lollies', [], '', {
    foods: ['candy', 'marshmallow', 'gummy', 'jelly bean', 'lollipop'],
  }),
  concept('meat', 'meat, meats, all meat', [], '', {
    foods: ['meat', 'beef', 'pork', 'lamb', ...birds, 'rabbit', 'venison'],
  }),
  concept('poultry', 'poultry, fowl, bird meat, all poultry', [], '', { foods: birds }),
  concept(
    'grains',
    'grain, grains, all grains, cereal grain, cereal grains',
    grainIds,
    'wheat, oats, rye',
    {
      foods: [
        'grain',
        'rice',
        'corn',
        'quinoa',
        'buckwheat',
        'millet',
        'sorghum',
        'teff',
        'amaranth',
      ],
    },
  ),
  concept('stone fruit', 'stone fruit, stone fruits, drupes', [], '', {
    foods: ['stone fruit', 'peach', 'nectarine', 'plum', 'prune', 'apricot', 'cherry', 'mango'],
  }),
  concept('pome fruit', 'pome fruit, pome fruits', [], '', { foods: ['apple', 'pear', 'quince'] }),
  concept(
    'tropical fruit',
    'tropical fruit, tropical fruits, exotic fruit',
    ['coconut'],
    'coconut',
    {
      foods: [
        'tropical fruit',
        'banana',
        'plantain',
        'mango',
        'pineapple',
        'papaya',
        'kiwi',
        'passion fruit',
        'guava',
        'lychee',
        'dragon fruit',
        'starfruit',
        'jackfruit',
        'durian',
        'rambutan',
      ],
    },
  ),
  concept(
    'latex fruit',
    'latex fruit, latex fruits, latex fruit syndrome',
    ['chestnut'],
    'chestnut',
    {
      foods: [
        'banana',
        'plantain',
        'avocado',
        'kiwi',
        'papaya',
        'mango',
        'passion fruit',
        'fig',
        'melon',
      ],
    },
  ),
  concept('onion family', 'allium, alliums, onion family', [], '', {
    foods: ['onion', 'garlic', 'leek', 'chive', 'shallot', 'scallion'],
  }),
  concept(
    'cabbage family',
    `
    brassica, brassicas, cruciferous vegetable, cruciferous vegetables, crucifers, cabbage family,
    mustard family
    `,
    ['mustard'],
    'mustard',
    {
      foods: [
        'cabbage',
        'broccoli',
        'cauliflower',
        'kale',
        'brussels sprout',
        'bok choy',
        'kohlrabi',
        'collard',
        'arugula',
        'watercress',
        'radish',
        'turnip',
        'swede',
        'horseradish',
        'wasabi',
      ],
    },
  ),
  concept('root vegetables', 'root vegetable, root vegetables, root veg', ['celery'], 'celeriac', {
    foods: [
      'carrot',
      'parsnip',
      'turnip',
      'swede',
      'radish',
      'beetroot',
      'potato',
      'sweet potato',
      'yam',
      'cassava',
      'taro',
    ],
  }),
  concept('leafy greens', 'leafy green, leafy greens, leafy vegetable, leafy vegetables', [], '', {
    foods: [
      'spinach',
      'lettuce',
      'kale',
      'chard',
      'collard',
      'cabbage',
      'arugula',
      'watercress',
      'endive',
      'radicchio',
      'bok choy',
      'salad',
    ],
  }),
  concept('gourds', 'gourd, gourds, cucurbit, cucurbits, squash family', [], '', {
    foods: ['cucumber', 'pickle', 'zucchini', 'courgette', 'squash', 'pumpkin', 'melon'],
  }),
  concept('berries', 'berry, berries, all berries, red berries', [], '', {
    foods: ['strawberry', 'raspberry', 'blueberry', 'blackberry', 'cranberry', 'berry'],
  }),
  concept(
    'food dye',
    'dye, dyes, colouring, coloring, colourings, colorings, food additives, additives',
    [],
    '',
    {
      foods: ['food dye'],
    },
  ),
  concept('citrus', 'citrus, citruses, citrus fruit, citrus fruits', [], '', {
    foods: [
      'citrus',
      'orange',
      'lemon',
      'lime',
      'mandarin',
      'clementine',
      'tangerine',
      'grapefruit',
    ],
  }),
]
