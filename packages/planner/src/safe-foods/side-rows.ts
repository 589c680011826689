import type { MeasureUnit } from '@brightplate/foods/food'

/** How a food is put beside a meal by itself. */
export interface SideRow {
  /** Names under which a parent means it, one of them in full: "pasta", "plain pasta". */
  names: string
  /** The same food in its kinds, tried in order: the first that the child may have is served. */
  foods: readonly [string, ...string[]]
  amount: number
  unit: MeasureUnit | 'g'
  /** `*` stands for the food. */
  step: string
  minutes: number
}

const boil = 'Boil the * in plenty of water until soft, drain, and serve beside the meal.'
const toast = 'Toast or warm the *, cut into strips, and serve beside the meal.'
const asItIs = 'Put the * beside the meal.'
const cookThrough = 'Cook the * in a pan over medium heat until cooked through, and cut it finely.'

/**
 * Portions from 6 years on: one ounce equivalent of a grain, half a cup of vegetables or fruit, an
 * ounce and a half of meat (Child and Adult Care Food Program, 7 CFR 226.20); half of it before.
 */
export const sideRows: readonly SideRow[] = [
  {
    names: 'pasta, macaroni, spaghetti, penne, fusilli, noodles, pasta shells, pasta shapes',
    foods: ['pasta-dry', 'pasta-whole-wheat', 'pasta-gluten-free'],
    amount: 28,
    unit: 'g',
    step: boil,
    minutes: 15,
  },
  {
    names: 'gluten-free pasta, gf pasta',
    foods: ['pasta-gluten-free'],
    amount: 28,
    unit: 'g',
    step: boil,
    minutes: 15,
  },
  { names: 'egg noodles', foods: ['egg-noodles'], amount: 28, unit: 'g', step: boil, minutes: 15 },
  {
    names: 'rice noodles',
    foods: ['rice-noodles'],
    amount: 28,
    unit: 'g',
    step: boil,
    minutes: 15,
  },
  {
    names: 'rice, white rice, boiled rice, steamed rice',
    foods: ['rice-white', 'rice-basmati', 'rice-brown'],
    amount: 28,
    unit: 'g',
    step: 'Simmer the * in water until soft, drain, and serve beside the meal.',
    minutes: 20,
  },
  {
    names: 'bread, toast, bread and toast, sandwich bread, white bread, white toast',
    foods: [
      'bread-white',
      'bread-whole-wheat',
      'bread-white-plain',
      'bread-whole-wheat-plain',
      'bread-gluten-free',
      'bread-gluten-free-vegan',
    ],
    amount: 1,
    unit: 'slice',
    step: toast,
    minutes: 5,
  },
  {
    names: 'gluten-free bread, gluten-free toast, gf bread',
    foods: ['bread-gluten-free', 'bread-gluten-free-vegan'],
    amount: 1,
    unit: 'slice',
    step: toast,
    minutes: 5,
  },
  {
    names: 'tortilla, wrap, flour tortilla',
    foods: ['tortilla-wheat', 'tortilla-wheat-plain', 'tortilla-corn'],
    amount: 0.5,
    unit: 'piece',
    step: toast,
    minutes: 5,
  },
  {
    names: 'pita, pita bread',
    foods: ['pita-whole-wheat', 'pita-whole-wheat-plain'],
    amount: 0.5,
    unit: 'piece',
    step: toast,
    minutes: 5,
  },
  {
    names: 'cracker, rice cracker',
    foods: ['crackers-wheat', 'crackers-wheat-plain', 'crackers-rice', 'crackers-rice-plain'],
    amount: 20,
    unit: 'g',
    step: asItIs,
    minutes: 1,
  },
  {
    names: 'rice cake',
    foods: ['rice-cakes', 'rice-cakes-plain'],
    amount: 1,
    unit: 'piece',
    step: asItIs,
    minutes: 1,
  },
  {
    names: 'cereal, breakfast cereal, corn flakes, cornflakes',
    foods: ['breakfast-cereal-corn', 'breakfast-cereal-corn-gluten-free'],
    amount: 1,
    unit: 'cup',
    step: 'Put the * in a small bowl beside the meal.',
    minutes: 1,
  },
  {
    names: 'oats, oatmeal, porridge, oat porridge',
    foods: ['rolled-oats', 'oats-gluten-free'],
    amount: 28,
    unit: 'g',
    step: 'Simmer the * in water until soft and thick, and serve beside the meal in a small bowl.',
    minutes: 10,
  },
  {
    names: 'fries, french fries, chips and fries, potato, potato wedges, baked potato',
    foods: ['potato'],
    amount: 75,
    unit: 'g',
    step: 'Cut the * into thin sticks, bake until soft inside, and serve beside the meal.',
    minutes: 35,
  },
  {
    names: 'mashed potato, mash, potato mash',
    foods: ['potato'],
    amount: 75,
    unit: 'g',
    step: 'Boil the * until soft, mash with a little of its water, and serve beside the meal.',
    minutes: 25,
  },
  {
    names: 'chicken, plain chicken, chicken breast, grilled chicken',
    foods: ['chicken-breast', 'chicken-thigh'],
    amount: 43,
    unit: 'g',
    step: cookThrough,
    minutes: 15,
  },
  {
    names: 'ham, sliced ham',
    foods: ['ham-sliced'],
    amount: 1,
    unit: 'slice',
    step: 'Tear the * into thin strips, and serve beside the meal.',
    minutes: 1,
  },
  {
    names: 'turkey, sliced turkey, turkey slice',
    foods: ['turkey-breast-sliced'],
    amount: 2,
    unit: 'slice',
    step: 'Tear the * into thin strips, and serve beside the meal.',
    minutes: 1,
  },
  {
    names: 'fish stick, fish finger',
    foods: ['fish-fingers'],
    amount: 1,
    unit: 'piece',
    step: 'Bake the * until hot all through, cut into small pieces, and serve beside the meal.',
    minutes: 20,
  },
  { names: 'salmon', foods: ['salmon'], amount: 43, unit: 'g', step: cookThrough, minutes: 15 },
  { names: 'tofu', foods: ['tofu-firm'], amount: 62, unit: 'g', step: cookThrough, minutes: 10 },
  {
    names: 'egg, boiled egg, hard-boiled egg, scrambled egg',
    foods: ['egg'],
    amount: 1,
    unit: 'piece',
    step: 'Cook the * until firm all through, and serve beside the meal.',
    minutes: 12,
  },
  {
    names: 'cheese, cheddar, cheese slice, sliced cheese, shredded cheese, grated cheese',
    foods: ['cheddar', 'cheddar-white'],
    amount: 28,
    unit: 'g',
    step: 'Grate the *, and serve beside the meal.',
    minutes: 2,
  },
  {
    names: 'mozzarella',
    foods: ['mozzarella'],
    amount: 28,
    unit: 'g',
    step: 'Grate the *, and serve beside the meal.',
    minutes: 2,
  },
  {
    names: 'yogurt, yoghurt, plain yogurt',
    foods: ['yogurt-plain-whole', 'yogurt-greek-plain'],
    amount: 0.5,
    unit: 'cup',
    step: 'Put the * in a small bowl beside the meal.',
    minutes: 1,
  },
  {
    names: 'soy yogurt',
    foods: ['soy-yogurt'],
    amount: 0.5,
    unit: 'cup',
    step: 'Put the * in a small bowl beside the meal.',
    minutes: 1,
  },
  {
    names: 'milk, cow’s milk, whole milk, glass of milk',
    foods: ['milk-whole'],
    amount: 0.5,
    unit: 'cup',
    step: 'Serve the * in a cup beside the meal.',
    minutes: 1,
  },
  {
    names: 'soy milk, soya milk, soy drink',
    foods: ['soy-drink'],
    amount: 0.5,
    unit: 'cup',
    step: 'Serve the * in a cup beside the meal.',
    minutes: 1,
  },
  {
    names: 'oat milk, oat drink',
    foods: ['oat-drink'],
    amount: 0.5,
    unit: 'cup',
    step: 'Serve the * in a cup beside the meal.',
    minutes: 1,
  },
  {
    names: 'applesauce, apple sauce, apple puree',
    foods: ['applesauce-unsweetened'],
    amount: 0.5,
    unit: 'cup',
    step: 'Put the * in a small bowl beside the meal.',
    minutes: 1,
  },
  {
    names: 'hummus, houmous',
    foods: ['hummus', 'hummus-sesame-free'],
    amount: 2,
    unit: 'tbsp',
    step: 'Put the * in a small bowl beside the meal.',
    minutes: 1,
  },
  {
    names: 'ketchup, tomato ketchup',
    foods: ['ketchup'],
    amount: 1,
    unit: 'tbsp',
    step: 'Put the * in a small bowl beside the meal.',
    minutes: 1,
  },
  {
    names: 'baked beans',
    foods: ['baked-beans', 'baked-beans-plain'],
    amount: 63,
    unit: 'g',
    step: 'Heat the *, and serve beside the meal.',
    minutes: 5,
  },
  {
    names: 'peas, green peas',
    foods: ['green-peas-frozen'],
    amount: 0.5,
    unit: 'cup',
    step: 'Boil the * until soft, and serve beside the meal.',
    minutes: 8,
  },
  {
    names: 'corn, sweetcorn, sweet corn, corn kernels',
    foods: ['corn-kernels-frozen', 'sweetcorn-canned'],
    amount: 0.5,
    unit: 'cup',
    step: 'Boil the * until soft, and serve beside the meal.',
    minutes: 8,
  },
]
