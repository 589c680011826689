import { dishAt } from '@brightplate/contract/plans/dish-at'
import type { MealPlan } from '@brightplate/contract/plans/meal-plan'
import type { PlatePart, ShoppingItem, Snack } from '@brightplate/contract/plans/plan-data'
import { slots } from '@brightplate/contract/plans/slots'
import { pick } from '@brightplate/planner/search/random'

type Profile = NonNullable<MealPlan['profile_snapshot']>
type Steps = { steps?: string[] | undefined; preparation?: string[] }
type Dish = Snack & Steps
type Random = () => number

/** A fault as it is planted into a plan that the product made. */
export interface PlantedFault {
  name: string
  /** How the checker must name it. */
  kind: string
  /** What the profile says besides, so that it is a fault. */
  profile?: (profile: Profile) => void
  /** Plants it; false where this plan has no place for it. */
  plant: (plan: MealPlan, random: Random) => boolean
}

interface Meal {
  dish: Dish
  slot: (typeof slots)[number]
  day: number
}

const mealsOf = (plan: MealPlan): Meal[] =>
  plan.plan_data.days.flatMap((_, day) =>
    slots.flatMap((slot) => {
      const dish: Dish | undefined = dishAt(plan.plan_data, day, slot)
      return dish && !dish.eaten_out ? [{ dish, slot, day }] : []
    }),
  )

function chosen<Item>(items: readonly Item[], random: Random): Item | undefined {
  return items[pick(random, items.length)]
}

const inMeal =
  (
    change: (dish: Dish, plan: MealPlan, meal: Meal) => void,
    fits: (meal: Meal, plan: MealPlan) => boolean = () => true,
  ) =>
  (plan: MealPlan, random: Random): boolean => {
    const meal = chosen(
      mealsOf(plan).filter((one) => fits(one, plan)),
      random,
    )
    if (meal) change(meal.dish, plan, meal)
    return meal !== undefined
  }

const lastPart = ({ parts = [] }: Dish): PlatePart | undefined => parts.at(-1)
/** The child eats of the last part, and so does everyone. */
const isShared = ({ dish }: Meal) => {
  const part = lastPart(dish)
  return part !== undefined && !part.apart_steps && !part.for_others
}
const portionsOf = (dish: Dish) =>
  lastPart(dish)?.people === 1 ? 1 : (dish.portions ?? dish.people ?? 1)

/** Another line of the last part, as the product would write it. */
function addLine(dish: Dish, words: string, grams = 20): void {
  const line = `${words} (${grams} g)`
  dish.ingredients.push(line)
  lastPart(dish)?.ingredients.push(line)
  dish.foods?.push({ food_id: 'planted', grams })
}
const addStep = (dish: Dish, step: string) => (dish.preparation ?? dish.steps)?.push(step)
const line = (words: string, grams?: number) =>
  inMeal((dish) => addLine(dish, words, grams), isShared)

const words: Readonly<Record<string, string>> = {
  milk: 'butter',
  egg: 'egg',
  peanuts: 'peanut butter',
  sesame: 'tahini',
  soy: 'tofu',
  fish: 'salmon',
  shellfish: 'shrimp',
  lupin: 'lupin flour',
}
const wordFor = ({ allergies }: Pick<Profile, 'allergies'>): string =>
  allergies.map((tag) => words[tag]).find((word) => word !== undefined) ?? 'lupin flour'
const own = (plan: MealPlan) => wordFor(plan.profile_snapshot ?? { allergies: [] })
const allergic = (profile: Pick<Profile, 'allergies'>): void => {
  if (!profile.allergies.some((tag) => words[tag])) profile.allergies.push('lupin')
}
const others = (profile: Profile) => profile.eaters ?? []
const firstOther = (plan: MealPlan) => others(plan.profile_snapshot ?? ({} as Profile))[0]

const ofAllergen = (where: string, plant: PlantedFault['plant']): PlantedFault => ({
  name: `allergen in a ${where}`,
  kind: `allergen in a ${where}`,
  profile: allergic,
  plant,
})

const allergens: readonly PlantedFault[] = [
  ofAllergen(
    'line',
    inMeal(
      (dish, plan) => addLine(dish, `1 tbsp ${own(plan)}`),
      ({ dish }) => lastPart(dish) !== undefined,
    ),
  ),
  ofAllergen(
    'step',
    inMeal((dish, plan) => addStep(dish, `Stir in the ${own(plan)}.`)),
  ),
  ofAllergen(
    'dish’s name',
    inMeal((dish, plan) => {
      dish.name += ` with ${own(plan)}`
    }),
  ),
  ofAllergen(
    'part',
    inMeal(
      (dish, plan) => {
        const part = lastPart(dish)
        if (part) part.name += ` and ${own(plan)}`
      },
      ({ dish }) => lastPart(dish) !== undefined,
    ),
  ),
  ofAllergen(
    'food beside',
    inMeal((dish, plan) => {
      dish.beside = [...(dish.beside ?? []), own(plan)]
    }),
  ),
  ofAllergen(
    'tip',
    (plan) => plan.plan_data.general_tips.push(`Offer ${own(plan)} beside it.`) > 0,
  ),
  ofAllergen('notice', (plan) => {
    const text = `The smallest step by food: ${own(plan)}.`
    plan.plan_data.notices = [
      ...(plan.plan_data.notices ?? []),
      { key: 'known.step', params: {}, text },
    ]
    return plan.plan_data.general_tips.push(text) > 0
  }),
  ofAllergen(
    'shopping line',
    (plan) => plan.plan_data.shopping_list.push(`${own(plan)}: 1 jar`) > 0,
  ),
  ofAllergen('staple', (plan) => {
    const [first] = plan.plan_data.staples ?? []
    if (first) plan.plan_data.staples?.push({ ...first, name: own(plan), line: 'planted' })
    return first !== undefined
  }),
  {
    name: 'an eater’s allergen in what is shared',
    kind: 'eater: allergen in a line',
    profile: (profile) => others(profile).slice(0, 1).forEach(allergic),
    plant: (plan, random) => {
      const eater = firstOther(plan)
      return eater !== undefined && line(`1 tbsp ${wordFor(eater)}`)(plan, random)
    },
  },
  {
    name: 'a sibling’s allergen on its plate',
    kind: 'plate: allergen in a part',
    profile: (profile) =>
      others(profile)
        .filter(({ child_id }) => child_id)
        .forEach((one) => {
          one.allergies.push('lupin')
        }),
    plant: inMeal(
      (dish) => {
        const part = lastPart(dish)
        if (!part || !dish.parts) return
        dish.parts.push({ ...part, name: 'Lupin flour bread', ingredients: [], apart_steps: [] })
        dish.plates?.[0]?.parts.push(dish.parts.length - 1)
      },
      ({ dish }) => (dish.plates?.length ?? 0) > 0 && lastPart(dish) !== undefined,
    ),
  },
]

const ofDiet = (tag: string, food: string): PlantedFault => ({
  name: `${tag}, with ${food}`,
  kind: 'broken diet in a line',
  profile: (profile) => {
    if (!profile.dietary_preferences.includes(tag)) profile.dietary_preferences.push(tag)
  },
  plant: line(`1 tbsp ${food}`),
})
const diets = [
  ofDiet('vegan', 'egg'),
  ofDiet('vegetarian', 'gelatin powder'),
  ofDiet('halal', 'pork sausage'),
  ofDiet('kosher', 'peeled shrimp'),
  ofDiet('gluten free', 'wheat semolina'),
  ofDiet('dairy free', 'Cheddar cheese'),
  ofDiet('no beef', 'ground beef'),
  ofDiet('no pork', 'bacon'),
  ofDiet('no caffeine', 'cocoa powder'),
]

const isYoung = ({
  age,
  careful_chewing,
}: Pick<Profile, 'age'> & { careful_chewing?: boolean | undefined }) =>
  age < 5 || careful_chewing === true
const forYoung =
  (plant: PlantedFault['plant']): PlantedFault['plant'] =>
  (plan, random) =>
    plan.profile_snapshot !== null && isYoung(plan.profile_snapshot) && plant(plan, random)
const chokes = [
  '1/2 cup grapes',
  '1/4 cup whole almonds',
  '1 cup popcorn',
  '1 hot dog, in rounds',
  '1 raw carrot, in sticks',
  '5 cherry tomatoes',
  '2 marshmallows',
  '1 tbsp peanut butter',
  '1 oz Cheddar cheese, in cubes',
  '5 cherries',
]
const choking: readonly PlantedFault[] = [
  ...chokes.map(
    (food): PlantedFault => ({
      name: `choking: ${food}`,
      kind: 'choking in a line',
      plant: forYoung(line(food)),
    }),
  ),
  {
    name: 'choking: a wrong cut',
    kind: 'choking in a step',
    plant: forYoung(inMeal((dish) => addStep(dish, 'Cut the hot dogs in rounds.'))),
  },
  {
    name: 'choking of another at the table',
    kind: 'eater: choking in a line',
    plant: (plan, random) =>
      others(plan.profile_snapshot ?? ({} as Profile)).some(isYoung) &&
      line('1/2 cup grapes')(plan, random),
  },
]

const ofAge = (under: number, food: string, slot?: string): PlantedFault => ({
  name: `age rule: ${food}`,
  kind: 'age rule in a line',
  plant: (plan, random) =>
    (plan.profile_snapshot?.age ?? 99) < under &&
    inMeal(
      (dish) => addLine(dish, `1 tbsp ${food}`),
      (meal) => isShared(meal) && (!slot || meal.slot === slot),
    )(plan, random),
})
const ages = [
  ofAge(99, 'red wine'),
  ofAge(99, 'brewed coffee'),
  ofAge(99, 'stevia'),
  ofAge(99, 'grapefruit'),
  ofAge(99, 'raw milk'),
  ofAge(99, 'swordfish'),
  ofAge(99, 'chicken liver'),
  ofAge(99, 'cocoa powder', 'dinner'),
  ofAge(2, 'honey'),
  ofAge(2, '2% milk'),
  ofAge(5, 'rice drink'),
]

const overCap = (
  kind: string,
  food: string,
  grams: number,
  under = 99,
  meals = 1,
): PlantedFault => ({
  name: `over the limit: ${kind}`,
  kind,
  plant: (plan) => {
    const fits = mealsOf(plan).filter(
      (meal) => isShared(meal) && meal.day < 7 && meal.slot !== 'juice',
    )
    const sameDay = fits.filter(({ day }) => day === fits[0]?.day)
    const ofWeek = kind.includes('week') ? fits : sameDay
    for (const { dish } of ofWeek.slice(0, meals))
      addLine(dish, `1 cup ${food}`, Math.ceil(grams * portionsOf(dish)))
    return (plan.profile_snapshot?.age ?? 99) < under && ofWeek.length >= meals
  },
})
const amounts = [
  overCap('juice of a day', 'pasteurized pure apple juice', 300),
  overCap('cow’s milk of a day'.replace('’', "'"), 'whole milk', 700, 5),
  overCap('fish meals of a week', 'tuna', 10, 99, 3),
  overCap('fish in a serving', 'salmon', 130),
  overCap('rice dishes of a day', 'cooked rice', 50, 99, 2),
  overCap('cocoa of a day', 'cocoa powder', 12),
]

const wishes: readonly PlantedFault[] = [
  {
    name: 'a refused food',
    kind: 'refused food',
    profile: (profile) => {
      profile.refused_foods.push('eggplant')
    },
    plant: inMeal((dish) => {
      const part = lastPart(dish)
      if (part) {
        part.typed = null
        part.name = 'Baked eggplant'
      }
    }, isShared),
  },
  {
    name: 'a food that is never again',
    kind: 'food that is never again',
    profile: (profile) => {
      profile.foods_said = [
        ...(profile.foods_said ?? []),
        { food: 'eggplant', says: 'never_again', said_on: '2026-11-01' },
      ]
    },
    plant: (plan, random) => line('1 cup eggplant', 900)(plan, random),
  },
  {
    name: 'a dish that is never again',
    kind: 'dish that is never again',
    profile: (profile) => {
      profile.dishes_said = [
        ...(profile.dishes_said ?? []),
        { recipe_id: 'planted-dish', name: 'Planted', says: 'never_again', said_on: '2026-11-01' },
      ]
    },
    plant: inMeal((dish) => {
      dish.recipe_id = 'planted-dish'
    }),
  },
  {
    name: 'a texture that is avoided',
    kind: 'texture that is avoided',
    profile: (profile) => {
      profile.textures_avoided.push('sauce-apart')
    },
    plant: inMeal(
      (dish) => {
        dish.textures = ['sauce-apart']
      },
      ({ dish }) => (dish.parts ?? []).every(({ typed }) => typed === null),
    ),
  },
]

const structure = (kind: string, plant: PlantedFault['plant'], name = kind): PlantedFault => ({
  name,
  kind,
  plant,
})
const itemsOf = (plan: MealPlan) => plan.plan_data.shopping_items ?? []
const inItem =
  (
    change: (item: ShoppingItem, plan: MealPlan) => void,
    fits: (item: ShoppingItem) => boolean = () => true,
  ): PlantedFault['plant'] =>
  (plan, random) => {
    const item = chosen(
      itemsOf(plan).filter((one) => one.needed_grams > 0 && fits(one)),
      random,
    )
    if (item) change(item, plan)
    return item !== undefined
  }
const hasPart = ({ dish }: Meal) =>
  (dish.parts ?? []).some(
    (part) => part.grams !== null && !part.for_others && part.ingredients.length > 0,
  )
const aPart = (dish: Dish) =>
  dish.parts?.find((part) => part.grams !== null && !part.for_others && part.ingredients.length > 0)
const hasFoods = ({ dish }: Meal) => (dish.foods?.length ?? 0) > 0

const lists = [
  structure('list lacks a food', (plan, random) => {
    const item = chosen(
      itemsOf(plan).filter(({ for_foods = [] }) => for_foods.length > 0),
      random,
    )
    if (!item) return false
    const keeps = (one: ShoppingItem) => !one.for_foods?.some((id) => item.for_foods?.includes(id))
    const { plan_data: data } = plan
    data.shopping_items = itemsOf(plan).filter(keeps)
    data.staples = (data.staples ?? []).filter(keeps)
    data.shopping_list = data.shopping_items.map(({ name, buy }) => `${name}: ${buy}`)
    return true
  }),
  structure('list line of nothing', (plan) => {
    plan.plan_data.shopping_list.push('oregano: 1 jar')
    return (
      itemsOf(plan).push({
        food_id: 'planted',
        name: 'oregano',
        aisle: 'herbs',
        needed_grams: 5,
        buy: '1 jar',
        for_foods: ['planted'],
      }) > 0
    )
  }),
  structure(
    'amount on the list',
    inItem(
      (item) => {
        item.needed_grams = Math.floor(item.needed_grams / 3)
      },
      ({ food_id, for_foods = [], needed_grams }) =>
        needed_grams > 3 && for_foods.length === 1 && for_foods[0] === food_id,
    ),
  ),
  structure(
    'too little to buy',
    inItem(
      (item, plan) => {
        item.buy = '1 pack (1 oz)'
        plan.plan_data.shopping_list[itemsOf(plan).indexOf(item)] = `${item.name}: ${item.buy}`
      },
      ({ needed_grams }) => needed_grams > 200,
    ),
  ),
  structure('list line twice', (plan) => {
    const [first, second] = itemsOf(plan)
    if (first && second) second.line = first.line
    return first?.line !== undefined && second !== undefined
  }),
  structure(
    'list in other words',
    inItem((item) => {
      item.name = 'something else'
    }),
  ),
  structure(
    'tip on a dish that is not in the plan',
    (plan) =>
      plan.plan_data.general_tips.push(
        'Monday asks for much. Swapping “Stew of the moon” opens it.',
      ) > 0,
  ),
  structure('notice that is no tip', (plan) => {
    plan.plan_data.notices = [
      ...(plan.plan_data.notices ?? []),
      { key: 'known.seconds', params: {}, text: 'Seconds of nothing.' },
    ]
    return true
  }),
  structure('cost that is not of this food', (plan) => {
    if (plan.plan_data.cost) plan.plan_data.cost.usd *= 40
    return plan.plan_data.cost !== undefined
  }),
  structure('cost of the child', (plan) => {
    if (plan.plan_data.cost) plan.plan_data.cost.child_usd_a_day *= 8
    return plan.plan_data.cost !== undefined
  }),
  {
    name: 'an allergy that “Checked against” lacks',
    kind: 'not told as checked',
    plant: (plan) =>
      !/lupin/.test(plan.plan_data.checked?.text ?? '') &&
      (plan.profile_snapshot?.allergies.push('lupin') ?? 0) > 0,
  } satisfies PlantedFault,
]

const figures = [
  structure(
    'part without grams that is counted',
    inMeal((dish) => {
      const part = aPart(dish)
      if (part) part.grams = null
    }, hasPart),
  ),
  structure(
    'grams of a part',
    inMeal((dish) => {
      const part = aPart(dish)
      if (part) part.grams = (part.grams ?? 0) * 2 + 5
    }, hasPart),
  ),
  structure(
    'absurd grams',
    inMeal((dish) => {
      const [food] = dish.foods ?? []
      if (food) food.grams = -food.grams
    }, hasFoods),
    'negative grams',
  ),
  structure(
    'absurd grams',
    inMeal((dish) => {
      const [food] = dish.foods ?? []
      if (food) food.grams = 90_000
    }, hasFoods),
  ),
  structure(
    'grams of a line',
    inMeal((dish) => {
      const [food] = dish.foods ?? []
      if (food) food.grams = food.grams * 2 + 2
    }, hasFoods),
  ),
  structure(
    'lines without foods',
    inMeal((dish) => {
      dish.foods?.pop()
    }, hasFoods),
  ),
  structure(
    'parts that are not the lines',
    inMeal((dish) => {
      lastPart(dish)?.ingredients.push('1 tbsp water (15 g)')
    }, hasPart),
  ),
  structure(
    'energy of a dish',
    inMeal(
      (dish) => {
        if (dish.nutrition) dish.nutrition.energy_kcal = (dish.nutrition.energy_kcal ?? 0) + 60
      },
      ({ dish }) =>
        (dish.parts ?? []).length > 0 &&
        (dish.parts ?? []).every((part) => part.energy_kcal !== null),
    ),
  ),
  structure(
    'negative figure',
    inMeal(
      (dish) => {
        if (dish.nutrition) dish.nutrition.iron_mg = -1
      },
      ({ dish }) => dish.nutrition !== undefined,
    ),
  ),
  structure('nutrition of a day', (plan, random) => {
    const day = chosen(plan.plan_data.days, random)
    if (day?.nutrition) day.nutrition.protein_g = (day.nutrition.protein_g ?? 0) + 4
    return day?.nutrition !== undefined
  }),
  structure('nutrition of the plan', (plan, random) => {
    const row = chosen(plan.plan_data.nutrition ?? [], random)
    if (row) row.mean += 5
    return row !== undefined
  }),
  structure(
    'minutes',
    inMeal(
      (dish) => {
        dish.prep_time = '1 minute'
      },
      ({ dish }) => (dish.total_minutes ?? 1) > 1,
    ),
  ),
  structure(
    'claim',
    inMeal((dish) => {
      dish.benefits += ' It boosts attention.'
    }),
  ),
  structure(
    'step with an ingredient that no line has',
    inMeal((dish) => addStep(dish, 'Fold in the mango and the lamb.')),
  ),
  structure(
    'name of an ingredient that no line has',
    inMeal((dish) => {
      dish.name = 'Lamb with cashews'
    }),
  ),
  structure(
    'meal of nothing',
    inMeal((dish) => {
      dish.ingredients.length = 0
      dish.beside = []
    }),
  ),
  structure(
    'meal out with food',
    inMeal((dish) => {
      dish.eaten_out = true
    }),
  ),
]

const days = [
  structure(
    'date',
    (plan, random) => {
      const day = chosen(plan.plan_data.days.slice(1), random)
      if (day) delete day.date
      return day !== undefined
    },
    'a date that is missing',
  ),
  structure(
    'date',
    (plan) => {
      const [first, second] = plan.plan_data.days
      if (second) second.date = first?.date
      return second !== undefined
    },
    'a date that is doubled',
  ),
  structure('number of days', (plan) => plan.plan_data.days.pop() !== undefined),
  structure('number of a day', (plan, random) => {
    const day = chosen(plan.plan_data.days, random)
    if (day) day.day += 1
    return day !== undefined
  }),
  structure(
    'missing meal',
    (plan, random) => chosen(plan.plan_data.days, random)?.snacks.pop() !== undefined,
  ),
  structure('meal too many', (plan, random) => {
    const day = chosen(plan.plan_data.days, random)
    const [first] = day?.snacks ?? []
    return first !== undefined && (day?.snacks.push(first) ?? 0) > 0
  }),
  structure(
    'leftover without a source',
    inMeal(
      (dish, _plan, { slot }) => {
        dish.leftover = {
          day: 1,
          slot,
          kept: 'fridge',
          fresh: { steps: [], active_minutes: 1, total_minutes: 1 },
        }
      },
      ({ day, dish }) => day > 0 && !dish.leftover,
    ),
  ),
  structure(
    'leftover kept too long',
    inMeal(
      (dish) => {
        if (dish.keeps) dish.keeps = { ...dish.keeps, fridge_days: 0, freezer_days: 0 }
      },
      ({ dish }) => dish.leftover !== undefined,
    ),
  ),
  structure(
    'cooked for a meal that is none of it',
    inMeal((dish, plan) => {
      dish.cooked_for = {
        day: plan.plan_data.days.length,
        slot: 'juice',
        kept: 'fridge',
        ingredients: [],
        steps: [],
      }
    }),
  ),
  structure(
    'plate with what is made for another',
    inMeal(
      (dish) => {
        const part = dish.parts?.[dish.plates?.[0]?.parts[0] ?? 0]
        if (part) part.apart_steps = []
      },
      ({ dish }) => (dish.plates?.[0]?.parts.length ?? 0) > 0,
    ),
  ),
  structure(
    'plate of nobody at the table',
    inMeal(
      (dish) => {
        const [plate] = dish.plates ?? []
        if (plate) plate.child_id = '99999999-9999-4999-8999-999999999999'
      },
      ({ dish }) => (dish.plates?.length ?? 0) > 0,
    ),
  ),
]

/** Every fault that is planted, each of a kind that the checker must name. */
export const plantedFaults: readonly PlantedFault[] = [
  ...allergens,
  ...diets,
  ...choking,
  ...ages,
  ...amounts,
  ...wishes,
  ...lists,
  ...figures,
  ...days,
]
