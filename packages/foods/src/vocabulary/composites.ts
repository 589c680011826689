import { listTerms } from './list-terms.ts'

/** A product by its names, with the plain foods that it holds or often holds. */
export interface Composite {
  names: readonly string[]
  parts: readonly string[]
  /** Names of such products that hold nothing of it. */
  unless: readonly string[]
}

function composite(names: string, parts: string, unless = ''): Composite {
  return { names: listTerms(names), parts: listTerms(parts), unless: listTerms(unless) }
}

const vegetablesOfStock =
  'carrot, onion, garlic, tomato, leek, parsnip, potato, mushroom, parsley, corn, sugar, turmeric, yeast, celery'
const freeFromBread =
  'rice, corn, potato, tapioca, millet, sorghum, pea, apple, psyllium, flaxseed, sunflower, sunflower seed, sugar, yeast'

/** What is in products whose names do not say it, for the single foods that parents keep out. */
export const composites: readonly Composite[] = [
  composite('applesauce, apple sauce', 'apple'),
  composite('clementine', 'mandarin orange'),
  composite('dried cranberry, sweetened cranberry', 'cranberry, sugar, sunflower oil'),
  composite(
    'mixed berries, berry mix, frozen berries, forest fruit, summer fruit',
    'strawberry, blueberry, raspberry, blackberry, cherry, blackcurrant, redcurrant',
  ),
  composite('nectarine', 'peach'),
  composite('canned peach, tinned peach, peaches in juice', 'pear juice, grape juice, lemon juice'),
  composite('canned pear, tinned pear, pears in juice', 'grape juice, lemon juice'),
  composite('prune', 'plum'),
  composite('raisin, sultana', 'grape'),
  composite('edamame, tofu, tempeh', 'soybean'),
  composite(
    'mixed vegetables, frozen vegetables',
    'carrot, green pea, corn, green bean, lima bean, broccoli, bell pepper, zucchini, pumpkin',
  ),
  composite(
    'pickle, dill pickle, gherkin, pickled cucumber',
    'cucumber, vinegar, salt, dill, mustard, garlic',
  ),
  composite('pumpkin puree, canned pumpkin', 'squash'),
  composite('shallot, scallion, spring onion', 'onion'),
  composite('snow pea, sugar snap pea, mangetout', 'pea'),
  composite('yuca, tapioca, tapioca starch', 'cassava'),
  composite(
    'kimchi',
    `napa cabbage, radish, chili pepper, garlic, ginger, scallion, onion, carrot, pear, apple, rice, wheat,
     sugar, salt, anchovy, shrimp, oyster`,
  ),
  composite('sauerkraut', 'cabbage, salt'),
  composite('chili powder, chilli powder', 'chili pepper, cumin, oregano, garlic, salt'),
  composite('cilantro', 'coriander'),
  composite('coriander', 'cilantro'),
  composite(
    'curry powder, curry paste, curry sauce, garam masala',
    `coriander, turmeric, cumin, fenugreek, mustard, ginger, chili pepper, black pepper, garlic, cinnamon,
     cloves, cardamom, nutmeg, fennel, celery, chickpea, bay leaf, salt, onion`,
  ),
  composite('paprika', 'red pepper, chili pepper'),
  composite('cayenne, cayenne pepper', 'chili pepper'),
  composite('pumpkin pie spice', 'cinnamon, ginger, nutmeg, allspice, cloves, mace'),
  composite(
    'pumpkin spice, apple pie spice, mixed spice',
    'cinnamon, ginger, nutmeg, allspice, cloves, mace',
  ),
  composite('hard cheese', 'milk, microbial rennet, lysozyme'),
  composite('ghee', 'butter'),
  composite('oat drink, oat milk', 'canola oil, sunflower oil'),
  composite('rice drink, rice milk', 'rice, sunflower oil, safflower oil'),
  composite('coconut yogurt, fortified coconut yogurt', 'tapioca, corn, pea'),
  composite(
    'deli turkey, deli turkey breast, sliced ham, ham, deli meat, lunch meat',
    'sugar, corn, potato starch, celery, carrageenan',
  ),
  composite('ham, bacon', 'pork'),
  composite('bacon', 'sugar, celery'),
  composite('deli meat, lunch meat', 'pork, beef, turkey, chicken'),
  composite(
    'pork sausage',
    `pork, collagen casing, sugar, corn, black pepper, sage, nutmeg, ginger, paprika, onion, garlic, beef`,
  ),
  composite(
    'chicken sausage, turkey sausage',
    'apple, sugar, corn, black pepper, sage, fennel, paprika, onion, garlic',
  ),
  composite('fresh chicken sausage, fresh turkey sausage', 'pork casing, collagen casing, beef'),
  composite('rotisserie chicken', 'chicken, sugar, corn, onion, garlic, paprika, carrageenan'),
  composite('fish sauce', 'anchovy, salt, sugar'),
  composite(
    'fish stick, fish finger',
    `pollock, cod, haddock, wheat, corn, rice, potato, sugar, onion, garlic, paprika, turmeric, soybean oil,
     canola oil`,
  ),
  composite('pasta, lasagna sheet, couscous, bulgur, semolina, udon, matzo', 'wheat'),
  composite('gluten free pasta, free from pasta', 'corn, rice, quinoa, buckwheat'),
  composite('egg noodle', 'wheat, egg'),
  composite('udon, soba', 'wheat, salt'),
  composite('soba', 'buckwheat'),
  composite('polenta, cornmeal, cornstarch, popcorn, hominy, grits, masa, baking powder', 'corn'),
  composite('corn flake, corn cereal', 'corn, sugar, vanilla'),
  composite('puffed rice, rice cereal', 'rice'),
  composite(
    'granola, muesli',
    `oats, wheat, barley, rice, honey, sugar, maple syrup, almond, pecan, walnut, peanut, coconut, raisin,
     cranberry, apple, pumpkin seed, sunflower seed, flaxseed, cinnamon, vanilla, grape, buckwheat, chia`,
  ),
  composite(
    'all purpose flour, white bread, whole wheat bread, rye bread, pita, flour tortilla, naan, bagel, english muffin, burger bun, hamburger bun, pizza crust, pizza base, pizza dough, crispbread, cracker, pretzel, roti, phyllo, graham cracker, breadcrumb',
    'wheat',
  ),
  composite(
    'gluten free flour, gluten free flour blend',
    `rice, potato, tapioca, corn, sorghum, millet, chickpea, fava bean, pea, xanthan gum, buckwheat,
     quinoa`,
  ),
  composite('breadcrumb, bread crumb', 'wheat, corn, sugar, yeast'),
  composite(
    'gluten free breadcrumb, gluten free bread crumb',
    'rice, corn, potato, tapioca, pea, chickpea, sugar, yeast',
  ),
  composite('glass noodle, cellophane noodle', 'mung bean, pea, potato, sweet potato'),
  composite(
    'bread, white bread, whole wheat bread, pita, burger bun, hamburger bun, hot dog bun, naan',
    'sugar, yeast',
  ),
  composite('gluten free bread', `${freeFromBread}, buckwheat, chia`),
  composite('gluten free burger bun, gluten free bun', freeFromBread),
  composite('gluten free pizza crust, gluten free pizza base', `${freeFromBread}, olive oil`),
  composite('rye bread', 'rye, sugar, yeast, caraway'),
  composite('flour tortilla, wheat tortilla', 'sugar, palm oil'),
  composite('naan', 'yogurt, butter'),
  composite('bagel', 'sugar, yeast, malt, poppy seed, onion'),
  composite('english muffin', 'corn, sugar, yeast'),
  composite('pizza crust, pizza base, pizza dough', 'sugar, yeast, olive oil'),
  composite('crispbread, crisp bread', 'rye, wheat, yeast'),
  composite('whole wheat cracker, wheat cracker', 'sugar, corn, yeast, poppy seed'),
  composite('zucchini', 'courgette'),
  composite('courgette', 'zucchini'),
  composite('chickpea dip', 'hummus'),
  composite('rice cracker', 'rice, sugar, poppy seed'),
  composite('pretzel', 'malt, corn, yeast'),
  composite('taco shell', 'corn, palm oil'),
  composite('rice paper', 'rice, tapioca'),
  composite('roti, chapati', 'sugar, soybean oil, canola oil'),
  composite('phyllo, filo', 'corn, soybean oil, canola oil, salt'),
  composite('refried beans', 'pinto bean, onion, garlic, chili pepper'),
  composite(
    'baked beans',
    'white bean, tomato, sugar, molasses, corn, onion, garlic, paprika, vinegar',
  ),
  composite('fava bean', 'broad bean'),
  composite('peanut butter', 'palm oil, canola oil, sugar', 'peanut butter made of peanuts only'),
  composite(
    'sunflower seed butter, sunflower butter',
    'sugar',
    'unsweetened sunflower seed butter, unsweetened sunflower butter',
  ),
  composite('sunflower oil', 'sunflower seed'),
  composite('olive oil spread, margarine', 'palm oil, sunflower oil, canola oil, soybean oil, pea'),
  composite('dairy free spread, dairy free olive oil spread, margarine', 'lecithin'),
  composite('mayonnaise, mayo', 'egg, soybean oil, canola oil, vinegar, lemon, mustard, sugar'),
  composite('egg free mayonnaise, vegan mayonnaise, egg free mayo, vegan mayo', 'pea, corn'),
  composite('dijon mustard, dijon', 'mustard, vinegar, white wine, grape, turmeric'),
  composite('yellow mustard', 'vinegar, turmeric, paprika, garlic'),
  composite(
    'ketchup',
    'tomato, sugar, corn, vinegar, onion, garlic, clove, allspice, cinnamon, celery',
  ),
  composite('soy sauce', 'soybean, wheat, salt, yeast'),
  composite('tamari', 'soybean, salt'),
  composite('coconut aminos', 'coconut sap, salt'),
  composite(
    'worcestershire, worcestershire sauce',
    'anchovy, vinegar, molasses, sugar, tamarind, onion, garlic, clove, chili pepper, corn, tomato',
  ),
  composite(
    'barbecue sauce, bbq sauce',
    `tomato, sugar, corn, molasses, vinegar, onion, garlic, chili pepper, paprika, mustard, tamarind,
     pineapple, anchovy, celery, honey`,
  ),
  composite(
    'salsa, pico de gallo',
    'tomato, onion, chili pepper, bell pepper, garlic, vinegar, cilantro, coriander, lime',
  ),
  composite(
    'pasta sauce, marinara',
    `tomato, onion, garlic, basil, oregano, parsley, carrot, celery, bell pepper, black pepper, olive oil,
     soybean oil`,
  ),
  composite(
    'pesto',
    'basil, pine nut, garlic, olive oil, sunflower oil, sunflower seed, potato, lemon, sugar',
  ),
  composite('pesto', 'hard cheese', 'pesto labelled free of milk'),
  composite(
    'hummus, chickpea dip',
    'chickpea, sesame, lemon, garlic, cumin, olive oil, soybean oil, canola oil',
  ),
  composite('tahini', 'sesame'),
  composite('cider vinegar', 'apple'),
  composite('wine vinegar, balsamic, balsamic vinegar', 'grape'),
  composite('rice vinegar', 'rice'),
  composite('vegetable stock, vegetable broth, stock cube, bouillon', vegetablesOfStock),
  composite('chicken stock, chicken broth', `chicken, ${vegetablesOfStock}`),
  composite('beef stock, beef broth', `beef, ${vegetablesOfStock}`),
  composite('miso', 'soybean, rice, barley, salt'),
  composite(
    'guacamole',
    'avocado, onion, lime, tomato, cilantro, coriander, garlic, chili pepper, lemon',
  ),
  composite(
    'hoisin, hoisin sauce',
    `soybean, sugar, wheat, sesame, peanut, sweet potato, corn, rice, vinegar, garlic, chili pepper, salt,
     plum`,
  ),
  composite('oyster sauce', 'oyster, sugar, salt, corn, wheat, soybean'),
  composite('brown sugar', 'molasses'),
  composite('dark chocolate, chocolate', 'cocoa, sugar, vanilla'),
  composite('cocoa, cocoa powder', 'chocolate'),
  composite('agar', 'seaweed'),
  composite('strawberry jam, jam, jelly spread', 'sugar, pectin, lemon, apple, grape'),
  composite(
    'fruit spread',
    'strawberry, grape, apple, pineapple, pear, date, pectin, lemon, orange',
  ),
  composite('tortilla chip', 'corn, sunflower oil, canola oil'),
  composite('graham cracker', 'sugar, honey, molasses, corn, cinnamon'),
  composite('plantain chip', 'palm oil, sunflower oil, soybean oil, canola oil, coconut oil, salt'),
  composite('prune juice', 'plum'),
  composite('plantain', 'banana'),
  composite('honey, maple syrup', 'sugar'),
]
