import {
  addLine,
  addStep,
  allergic,
  firstOther,
  inMeal,
  isShared,
  lastPart,
  line,
  mealsOf,
  others,
  own,
  type PlantedFault,
  type Profile,
  portionsOf,
  wordFor,
} from './planting.ts'

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
    const { age = 99, safe_foods_nearly_all: isNearlyAll } = plan.profile_snapshot ?? {}
    // Guidance yields to what is eaten, where that is nearly all.
    return age < under && ofWeek.length >= meals && isNearlyAll !== true
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

/** What the child or another at the table must not be given, or not so much of. */
export const foodFaults: readonly PlantedFault[] = [
  ...allergens,
  ...diets,
  ...choking,
  ...ages,
  ...amounts,
  ...wishes,
]
