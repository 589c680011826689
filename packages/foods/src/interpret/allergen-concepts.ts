import { glutenIds, shellfishIds, treeNutIds } from '../vocabulary/families.ts'
import { type AllergenConcept, concept } from './allergen-concept.ts'
import { foodGroupConcepts } from './food-group-concepts.ts'

const lactoseNote =
  'We keep out all milk, lactose-free cow\u2019s milk too. Lactose-free milk still holds milk protein.'
const oatsNote =
  'Oats are kept out unless certified gluten-free. Some children with coeliac disease react to those too: add "oats" to keep out all oats.'
const wheatNote = 'Wheat alone leaves barley and rye in. Add "gluten" to keep them out too.'

/** In the order in which they are shown. */
export const allergenConcepts: readonly AllergenConcept[] = [
  concept(
    'milk',
    `
      milk, dairy, dairy product, milk product, milk protein, cow milk, cow's milk, cows milk,
      cow milk protein, cow's milk protein, casein, caseins, whey, cmpa, cmpi, cma, milk allergy,
      dairies, milks
    `,
    ['milk'],
    'butter, cheese, yogurt, cream, whey, casein',
  ),
  concept(
    'milk',
    'lactose, lactose intolerance, lactose intolerant',
    ['milk'],
    'butter, cheese, yogurt, cream, whey',
    {
      note: lactoseNote,
    },
  ),
  concept(
    'egg',
    'egg, eggs, hen egg, egg white, egg yolk, baked egg, egg protein',
    ['egg'],
    'mayonnaise, meringue, custard, albumin, egg noodles',
  ),
  concept(
    'peanut',
    'peanut, peanuts, groundnut, ground nut, peanut butter, monkey nut, pb, peanut allergy, pn',
    ['peanut'],
    'peanut butter, groundnut oil, satay sauce, mixed nuts',
    {
      asksAbout: ['lupin'],
    },
  ),
  concept(
    'nuts',
    'nut, nuts, all nuts, any nut',
    ['peanut', ...treeNutIds],
    'peanut, almond, cashew, hazelnut, walnut, praline, marzipan',
    {
      asksAbout: ['coconut', 'lupin'],
    },
  ),
  concept(
    'tree nuts',
    'tree nut, tree nuts, treenut, treenuts',
    treeNutIds,
    'almond, cashew, hazelnut, walnut, pecan, praline, marzipan',
    {
      asksAbout: ['coconut'],
    },
  ),
  concept('almond', 'almond, almonds', ['almond'], 'marzipan, frangipane, almond milk, amaretti'),
  concept('Brazil nut', 'brazil nut, brazil nuts, brazil, brazils', ['brazil-nut'], 'mixed nuts'),
  concept(
    'cashew',
    'cashew, cashews, cashew nut',
    ['cashew', 'pistachio'],
    'pistachio, mixed nuts, cashew cheese',
    {
      note: 'Cashew and pistachio are close relatives: we keep both out.',
    },
  ),
  concept(
    'pistachio',
    'pistachio, pistachios, pistachio nut',
    ['cashew', 'pistachio'],
    'cashew, mixed nuts, baklava',
    {
      note: 'Pistachio and cashew are close relatives: we keep both out.',
    },
  ),
  concept(
    'hazelnut',
    'hazelnut, hazelnuts, hazel nut, filbert, cobnut',
    ['hazelnut'],
    'chocolate spread, praline, gianduja',
  ),
  concept('macadamia', 'macadamia, macadamias, macadamia nut', ['macadamia'], 'mixed nuts'),
  concept('walnut', 'walnut, walnuts', ['walnut', 'pecan'], 'pecan, walnut oil, baklava', {
    note: 'Walnut and pecan are close relatives: we keep both out.',
  }),
  concept('pecan', 'pecan, pecans, pecan nut', ['walnut', 'pecan'], 'walnut, pecan pie, praline', {
    note: 'Pecan and walnut are close relatives: we keep both out.',
  }),
  concept('pine nut', 'pine nut, pine nuts, pinenut', ['pine-nut'], 'pesto'),
  concept('chestnut', 'chestnut, chestnuts', ['chestnut'], 'chestnut flour, marron glacé'),
  concept(
    'other tree nuts',
    `
      hickory, hickory nut, beechnut, beech nut, butternut, white walnut, pili nut, ginkgo nut,
      ginkgo, acorn, shea nut, candlenut
    `,
    ['other-tree-nut'],
    'hickory, beechnut, butternut, pili nut, ginkgo nut',
  ),
  concept(
    'coconut',
    'coconut, coconuts',
    ['coconut'],
    'coconut milk, coconut oil, desiccated coconut',
  ),
  concept(
    'gluten',
    `
    gluten, coeliac, celiac, coeliac disease, celiac disease, coeliacs, celiacs, celiac sprue,
    gluten sensitivity, ncgs, cereals containing gluten, cereal containing gluten,
    gluten containing cereals
  `,
    glutenIds,
    'wheat, barley, rye, malt, bread, pasta, soy sauce',
    {
      note: oatsNote,
      offer: 'oats',
      diets: ['gluten-free'],
    },
  ),
  concept(
    'wheat',
    'wheat, whole wheat, wheat flour',
    ['wheat'],
    'bread, pasta, couscous, semolina, spelt, soy sauce',
    { note: wheatNote, offer: 'gluten' },
  ),
  concept('barley', 'barley, malt', ['barley'], 'malt, malt vinegar, pearl barley'),
  concept('rye', 'rye', ['rye'], 'rye bread, pumpernickel, crispbread'),
  concept('oats', 'oat, oats, oatmeal', ['oats'], 'porridge, granola, oat drink'),
  concept(
    'fish',
    'fish, fishes, finfish, fin fish, finned fish, white fish, oily fish, all fish',
    ['fish'],
    'every finned fish, fish sauce, Worcestershire sauce, surimi',
  ),
  concept(
    'shellfish',
    'shellfish, shell fish',
    shellfishIds,
    'shrimp, crab, lobster, mussels, oysters, squid',
  ),
  concept(
    'seafood',
    'seafood, sea food, seafoods',
    ['fish', ...shellfishIds],
    'every fish, shrimp, crab, mussels, squid',
  ),
  concept(
    'crustaceans',
    'crustacean, crustaceans, shrimp, shrimps, prawn, prawns, crab, lobster, crayfish',
    ['crustacean'],
    'shrimp, prawns, crab, lobster, shrimp paste',
  ),
  concept(
    'molluscs',
    'mollusc, molluscs, mollusk, mollusks, mussel, oyster, clam, scallop, squid, octopus',
    ['mollusc'],
    'mussels, oysters, clams, squid, oyster sauce',
  ),
  concept(
    'soy',
    'soy, soya, soybean, soybeans, soja, soy bean, soy protein, soya protein',
    ['soy'],
    'tofu, soy sauce, miso, edamame, soy lecithin',
  ),
  concept(
    'sesame',
    'sesame, sesame seed, sesame seeds, sesame oil',
    ['sesame'],
    'tahini, hummus, halva, za\u2019atar',
  ),
  concept(
    'mustard',
    'mustard, mustards, mustard seed',
    ['mustard'],
    'mustard seed, piccalilli, many dressings',
  ),
  concept(
    'celery',
    'celery, celeriac, celery root, celery salt',
    ['celery'],
    'celeriac, celery salt, many stocks',
  ),
  concept('lupin', 'lupin, lupine, lupins, lupini', ['lupin'], 'lupin flour, lupini beans'),
  concept(
    'sulphites',
    'sulphite, sulphites, sulfite, sulfites, sulphur dioxide, sulfur dioxide, sulphur, sulfur',
    ['sulphites'],
    'dried apricots, wine vinegar, some fruit juice',
  ),
  ...foodGroupConcepts,
]
