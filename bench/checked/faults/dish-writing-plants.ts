import { addStep, inMeal, lastPart, type Meal, type PlantedFault } from './planting.ts'

const written = (kind: string, name: string, plant: PlantedFault['plant']): PlantedFault => ({
  name: `dish: ${name}`,
  kind,
  plant,
})

const hasPlainParts = ({ dish: { parts = [] } }: Meal) =>
  parts.length > 0 && parts.every(({ food_id: id }) => id !== undefined)

const isMade = ({ dish }: Meal) =>
  !dish.leftover && (dish.steps ?? dish.preparation ?? []).length > 0

/** What a title and a step may not be, one of each sort. */
export const dishWritingPlants: readonly PlantedFault[] = [
  written(
    'small title',
    'a title that begins small',
    inMeal((dish) => {
      dish.name = `donuts and ${dish.name}`
    }),
  ),
  written(
    'name written small',
    'a place without its capital',
    inMeal((dish) => {
      dish.name += ' and parmesan'
    }),
  ),
  written(
    'long title',
    'a title past 60 letters',
    inMeal(
      (dish) => {
        dish.name = `${dish.name}, with something of very many letters beside it on a blue plate`
      },
      ({ dish }) => (dish.parts ?? []).length > 1,
    ),
  ),
  written(
    'title that repeats',
    'a food that stands twice in a title',
    inMeal((dish) => {
      dish.name += ', with milk and milk beside'
    }),
  ),
  written(
    'title that repeats',
    'brackets that say the name again',
    inMeal((dish) => {
      dish.name += ' and waffles (waffle)'
    }),
  ),
  written(
    'one thing done to several',
    'a pronoun of one for several',
    inMeal((dish) => addStep(dish, 'Peel the oranges and take it apart.')),
  ),
  written(
    'step of another product',
    'a step of a product that is in no line',
    inMeal((dish) => addStep(dish, 'Toast the mustard-free bread.'), hasPlainParts),
  ),
  written(
    'step of what is not bought',
    'a step that warms what nobody buys',
    inMeal(
      (dish) => addStep(dish, 'Warm the moon cheese pockets from frozen until steaming.'),
      isMade,
    ),
  ),
  written('raw food that no step cooks', 'raw meat that no step cooks', (plan, random) =>
    inMeal(
      (dish) => {
        const [first] = dish.foods ?? []
        const item = plan.plan_data.shopping_items?.find(({ for_foods: of = [] }) =>
          of.includes(first?.food_id ?? ''),
        )
        if (item) item.name = '93% lean ground beef'
        for (const key of ['steps', 'preparation'] as const)
          if (dish[key]) dish[key] = ['Put it on the plate.']
      },
      (meal) =>
        isMade(meal) &&
        lastPart(meal.dish) !== undefined &&
        (plan.plan_data.shopping_items ?? []).some(({ for_foods: of = [] }) =>
          of.includes(meal.dish.foods?.[0]?.food_id ?? ''),
        ),
    )(plan, random),
  ),
]
