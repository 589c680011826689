import { type ExclusionSet, exclusionSet } from './exclusion-set.ts'

const withClinician = (what: string) =>
  `We keep out the best-known ${what}, and no more than that: plan this with a dietitian.`

/** Diets for a complaint. They are planned with what is best known kept out, and a clear word to a clinician. */
export const restrictedFoodSets: readonly ExclusionSet[] = [
  exclusionSet(
    'low FODMAP',
    'low fodmap, lowfodmap, fodmap, fodmaps, low fodmap diet, fodmap diet, fodmap intolerance, monash, fructan, fructans, fructan intolerance, low fructan',
    {
      concepts: ['wheat'],
      foods:
        'rye, barley, onion, garlic, leek, shallot, apple, pear, mango, watermelon, cherry, peach, plum, honey, bean, lentil, chickpea, cauliflower, mushroom, asparagus, artichoke',
      advice: withClinician('foods rich in FODMAPs'),
    },
  ),
  exclusionSet(
    'fructose malabsorption',
    'fructose malabsorption, fructmal, fruct mal, fructose malabsorber, dietary fructose intolerance, low fructose, fructose free, fructose, fructose intolerance, intolerance fructose',
    {
      foods:
        'apple, pear, mango, watermelon, cherry, grape, date, fig, honey, agave, asparagus, artichoke',
      advice: withClinician('foods rich in fructose'),
    },
  ),
  exclusionSet(
    'histamine',
    `
    histamine, histamines, histamine intolerance, histamine intolerant, low histamine, low histamine diet, mcas, mast cell,
    mast cell activation, mast cell activation syndrome, mastocytosis, dao deficiency, tyramine, low tyramine
    `,
    {
      foods:
        'tuna, mackerel, sardine, anchovy, smoked fish, tomato, spinach, eggplant, avocado, strawberry, citrus, orange, lemon, lime, parmesan, aged cheese, hard cheese, cheddar, blue cheese, salami, sausage, bacon, ham, soy sauce, miso, sauerkraut, kimchi, vinegar, ketchup, cocoa, chocolate, yeast extract',
      advice: withClinician('foods rich in histamine'),
    },
  ),
  exclusionSet(
    'salicylates',
    `
    salicylate, salicylates, salicylate intolerance, salicylate sensitivity, low salicylate, low salicylates,
    salicylate free, failsafe, failsafe diet, rpah, rpah diet, rpah elimination diet
    `,
    {
      foods:
        'strawberry, blueberry, raspberry, blackberry, cranberry, orange, grape, raisin, berry, citrus, cherry, plum, prune, apricot, pineapple, tomato, curry, paprika, mint, honey, vinegar',
      advice: withClinician('foods rich in salicylates'),
    },
  ),
  exclusionSet(
    'oxalate',
    'oxalate, oxalates, low oxalate, low oxalates, low oxalate diet, oxalate free, oxalate stones, hyperoxaluria',
    {
      foods:
        'spinach, chard, rhubarb, beetroot, almond, cashew, sweet potato, okra, cocoa, chocolate, bran',
      advice: withClinician('foods rich in oxalate'),
    },
  ),
  exclusionSet(
    'nickel',
    'nickel, nickel allergy, nickel free, low nickel, low nickel diet, systemic nickel allergy, snas',
    {
      foods:
        'cocoa, chocolate, oat, almond, hazelnut, walnut, cashew, pecan, pistachio, macadamia, brazil nut, peanut, soy, tofu, bean, lentil, chickpea, pea, buckwheat, millet, sunflower seed, flaxseed, fig, date',
      advice: withClinician('foods rich in nickel'),
    },
  ),
  exclusionSet(
    'specific carbohydrate diet',
    'scd, scd diet, specific carbohydrate, specific carbohydrate diet, gaps, gaps diet, gut and psychology syndrome',
    {
      concepts: ['grains'],
      foods: 'potato, sweet potato, sugar, maple syrup, pasta, bread',
      advice: withClinician('foods that this diet leaves out (grains, sugar, starchy roots)'),
    },
  ),
  exclusionSet('autoimmune protocol', 'aip, aip diet, autoimmune protocol, autoimmune paleo', {
    concepts: ['grains', 'egg', 'milk', 'legumes', 'tree nuts', 'seeds', 'nightshades'],
    foods: 'coffee, sugar',
    advice: withClinician(
      'foods that this diet leaves out (grains, eggs, dairy, beans, nuts, seeds, nightshades)',
    ),
  }),
  exclusionSet('paleo', 'paleo, paleo diet, paleolithic, whole30, whole 30, caveman diet, primal', {
    concepts: ['grains', 'milk', 'legumes'],
    foods: 'sugar',
    advice: withClinician('foods that this diet leaves out (grains, dairy, beans)'),
  }),
  exclusionSet('grain-free', 'grain free, grainfree, no grain, no grains, without grains', {
    concepts: ['grains'],
  }),
  exclusionSet(
    'latex',
    'latex, latex allergy, latex fruit allergy, latex food syndrome, latex sensitivity, latex food allergy',
    {
      foods: 'banana, plantain, avocado, kiwi, chestnut, papaya, mango, passion fruit, fig, melon',
      note: 'With latex we keep out the fruit that often go with it: banana, avocado, kiwi, chestnut, papaya and others.',
    },
  ),
  exclusionSet(
    'oral allergy syndrome',
    'oral allergy syndrome, oas, pollen food syndrome, pollen food allergy syndrome, pollen food allergy, pfas, pfs, birch pollen food',
    {
      foods:
        'apple, pear, peach, nectarine, plum, prune, apricot, cherry, kiwi, carrot, fennel, coriander',
      note: 'With a pollen-food allergy we keep out, raw and cooked, the fruit that most often itches: those like apples and peaches, kiwi and carrot.',
    },
  ),
  exclusionSet(
    'no alcohol',
    'no alcohol, alcohol free, without alcohol, alcohol, ethanol, no wine, no vanilla extract',
    {
      foods: 'alcohol, wine, beer, vanilla extract, mirin, rum, sherry',
    },
  ),
]
