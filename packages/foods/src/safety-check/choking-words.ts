import { listTerms } from '../vocabulary/list-terms.ts'
import type { Vocabulary } from '../vocabulary/vocabulary.ts'
import { vocabularyOf } from '../vocabulary/vocabulary-of.ts'

/** A food that a child who chews with difficulty can choke on. */
export interface ChokingWords {
  id: string
  words: Vocabulary
  /** Words in the same text that make it safe, folded; empty when nothing does. */
  safeWhen: readonly string[]
  /** Cooking makes it safe, where a step says so. */
  softensWhenCooked: boolean
}

const smashed =
  'mashed, mash, pureed, puree, blended, blend, crushed, juiced, juice, processed, liquidised, blitzed, blitz'
const softened = `
  cooked, boiled, steamed, simmered, stewed, braised, roasted, baked, until soft, until tender,
  grated, grate, shredded, finely shredded, spiralized
`

export const chokingWords: readonly ChokingWords[] = [
  {
    id: 'nut',
    words: vocabularyOf({
      itself: `
        nut, peanut, almond, cashew, hazelnut, walnut, pecan, pistachio, macadamia, brazil nut,
        pine nut, chestnut, mixed nut, trail mix, soy nut, corn nut, nut mix, filbert, whole nut,
        🥜, 🌰
      `,
      innocent: `
        made of peanuts only, made of almonds only, made of cashews only, made of hazelnuts only,
        nut butter, peanut butter, almond butter, cashew butter, hazelnut butter, pecan butter,
        walnut butter, pistachio butter, nut flour, almond flour, almond meal, nut meal,
        chestnut flour, chestnut puree, nut milk, almond milk, cashew milk, hazelnut milk,
        walnut milk, macadamia milk, pistachio milk, almond drink, unsweetened almond drink,
        cashew cream, cashew cheese, nut oil, peanut oil, walnut oil, hazelnut oil, almond oil,
        almond extract, almond paste, pistachio paste, peanut flour, peanut powder,
        powdered peanut, powdered peanut butter, peanut sauce, ground almond, ground nut,
        ground peanut, ground hazelnut, ground walnut, ground pecan, ground pistachio,
        ground cashew, hazelnut spread, chocolate hazelnut spread, almond yogurt,
        almond cream cheese, nut free, peanut free, tree nut free, water chestnut,
        chestnut mushroom, nut squash, almond croissant, peanut dressing, almond cheese
      `,
    }),
    safeWhen: listTerms(`ground, finely ground, powdered, ${smashed}`),
    softensWhenCooked: false,
  },
  {
    id: 'popcorn',
    words: vocabularyOf({
      itself: 'popcorn, pop corn, popping corn, kettle corn, caramel corn, 🍿',
      innocent: 'popcorn shrimp, popcorn chicken, popcorn cauliflower',
    }),
    safeWhen: [],
    softensWhenCooked: false,
  },
  {
    id: 'sweet',
    words: vocabularyOf({
      itself: `
        hard candy, hard candies, hard sweet, boiled sweet, lollipop, lolly pop, gumdrop,
        gum drop, gummy, gummies, gummy bear, jelly bean, jelly baby, jelly babies, chewing gum,
        bubble gum, marshmallow, mini marshmallow, caramel candy, chewy caramel, toffee,
        jawbreaker, gobstopper, cough drop, peppermint candy, candy cane, skittles, m m,
        starburst, jelly cup, mochi, ice cube, 🍬, 🍭
      `,
      innocent: 'ice cube tray, mochi flour',
    }),
    safeWhen: listTerms('melted'),
    softensWhenCooked: false,
  },
  {
    id: 'round-fruit',
    words: vocabularyOf({
      itself: `
        grape, red grape, green grape, seedless grape, cherry tomato, cherry tomatoes,
        grape tomato, grape tomatoes, cherry, cherries, whole olive, olive, whole blueberry,
        large blueberry, whole strawberry, large strawberry, 🍇, 🍒
      `,
      innocent: `
        grape juice, grapeseed oil, grape seed oil, grape jelly, grape leaf, grape leaves,
        cherry juice, cherry jam, olive oil, olive oil spread, extra virgin olive oil,
        olive paste, olive tapenade, cherry wood, cherry pepper, cherry pie filling, grape nuts,
        grape must, grape molasses
      `,
    }),
    safeWhen: listTerms(
      `quartered, quarter, quarters, in quarters, finely chopped, finely diced, finely sliced, cut into small pieces, minced, flattened, cut lengthwise, sliced lengthwise, ${smashed}`,
    ),
    softensWhenCooked: false,
  },
  {
    id: 'sausage',
    words: vocabularyOf({
      itself: `
        sausage, hot dog, hotdog, frankfurter, wiener, bratwurst, kielbasa, chorizo, chipolata,
        cocktail sausage, vienna sausage, salami stick, meat stick, pepperoni stick, 🌭
      `,
      innocent: `
        sausage meat, sausage patty, sausage patties, sausage crumble, hot dog bun, hot dog roll,
        ground sausage, bulk sausage, sausage casing removed
      `,
    }),
    safeWhen: listTerms(`
      quartered, quartered lengthwise, lengthwise in quarters, cut lengthwise, sliced lengthwise,
      crumbled, crumble, finely chopped, minced, ground, mashed, pureed, grated
    `),
    softensWhenCooked: false,
  },
  {
    id: 'raw-hard-food',
    words: vocabularyOf({
      itself: `
        carrot, baby carrot, carrot stick, apple, apple slice, apple wedge, celery, celery stick,
        celery stalk, jicama, jicama stick, kohlrabi, radish, parsnip, turnip, rutabaga, raw carrot, raw apple, raw celery, 🍎, 🍏, 🥕
      `,
      innocent: `
        apple juice, apple sauce, applesauce, apple puree, apple cider, apple cider vinegar,
        apple butter, apple pie spice, carrot juice, carrot cake, carrot puree, celery salt,
        celery seed, celery powder, celery root, celery juice, pineapple, custard apple,
        apple jelly, apple compote, stewed apple, baked apple, free of celery,
        labelled free of celery, vegetable stock
      `,
    }),
    safeWhen: listTerms(`finely chopped, finely diced, minced, ${smashed}, ${softened}`),
    softensWhenCooked: true,
  },
  {
    id: 'nut-butter-spoonful',
    words: vocabularyOf({
      itself: `
        spoonful of peanut butter, spoonfuls of peanut butter, spoon of peanut butter,
        spoonful of almond butter, spoonful of nut butter, spoonfuls of nut butter,
        spoonful of cashew butter, spoonful of seed butter, spoonful of sunflower seed butter,
        dollop of peanut butter, dollop of almond butter, dollop of nut butter,
        peanut butter off the spoon, peanut butter on a spoon, peanut butter from the jar,
        peanut butter straight from the jar, nut butter off the spoon, nut butter on a spoon,
        glob of peanut butter
      `,
    }),
    safeWhen: listTerms(`
      thinly spread, spread thinly, spread very thinly, stirred in, whisked, thinned, blended,
      mixed in
    `),
    softensWhenCooked: false,
  },
  {
    id: 'cube',
    words: vocabularyOf({
      itself: `
        cheese cube, cubed cheese, cubes of cheese, chunks of cheese, cheese chunk, cheddar cube,
        cubed cheddar, cubes of cheddar, cubed mozzarella, mozzarella cube, cubes of mozzarella,
        cubed ham, ham cube, cubes of ham, cubed chicken, chicken cube, cubes of chicken,
        cubed beef, beef cube, cubes of beef, cubed meat, meat cube, cubes of meat,
        chunks of meat, meat chunk, cubed turkey, turkey cube, cubes of turkey, cubed pork,
        cubed lamb, lamb cube, cubed feta, feta cube, cubed paneer, paneer cube, cubes of paneer,
        beef chunk, chunks of beef, chicken chunk, chunks of chicken, chunks of ham, steak cube,
        cubed steak, monterey jack cube, swiss cheese cube, gouda cube
      `,
      innocent: 'chicken stock cube, beef stock cube, chicken bouillon cube, beef bouillon cube',
    }),
    safeWhen: listTerms(
      'shredded, minced, finely chopped, ground, mashed, pureed, melted, grated, blended',
    ),
    softensWhenCooked: false,
  },
]
