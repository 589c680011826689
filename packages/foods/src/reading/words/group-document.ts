import { z } from 'zod'
import { allergenIds } from '../../allergen.ts'
import { aisles, origins } from '../../food.ts'
import {
  type FoodGroup,
  type FoodSelection,
  groupCourses,
  groupTemperatures,
  groupTextures,
} from '../../refused-foods/food-group.ts'
import type { ShapeWords } from '../files/shape-problem.ts'

const id = z.string().regex(/^[a-z]+(-[a-z]+)*$/)
const foodId = z.string().regex(/^[a-z0-9-]+$/)
const terms = z.array(z.string().regex(/^[^\s,][^,]*(?<!\s)$/)).min(1)
const given = <Item extends z.ZodType>(item: Item) => z.array(item).min(1)
const list = <Item extends z.ZodType>(item: Item) => given(item).optional()
const marked = z.literal(true).optional()

const selection = z.strictObject({
  aisles: list(z.enum(aisles)),
  origins: list(z.enum(origins)),
  allergens: list(z.enum(allergenIds)),
  ids: given(foodId).default([]),
  not: given(foodId).default([]),
})

/** A group of foods that a parent may refuse in one word, as it is written in its file. */
export const groupDocument = z.strictObject({
  group: id,
  name: z.string().min(1),
  source: z.string(),
  names: z.object({ en: terms.default([]) }).catchall(terms),
  named_as: given(id).default([]),
  holds: given(id).default([]),
  foods: selection.optional(),
  shows_from: z.number().positive().optional(),
  binds: marked,
  dish_words: terms.optional(),
  other_things: terms.optional(),
  textures: list(z.enum(groupTextures)),
  flavours: list(z.literal('strong')),
  temperatures: list(z.enum(groupTemperatures)),
  courses: list(z.enum(groupCourses)),
  state: z.enum(['raw', 'cooked']).optional(),
  form: marked,
  stays: terms.default([]),
})

export type WrittenGroup = z.infer<typeof groupDocument>

const foodsOf = ({
  aisles,
  origins,
  allergens,
  ids,
  not,
}: z.infer<typeof selection>): FoodSelection => ({
  ...(aisles && { aisles }),
  ...(origins && { origins }),
  ...(allergens && { allergens }),
  ids,
  not,
})

export const groupOf = (written: WrittenGroup): FoodGroup => ({
  id: written.group,
  name: written.name,
  names: written.names,
  namedAs: written.named_as,
  holds: written.holds,
  ...(written.foods && { foods: foodsOf(written.foods) }),
  ...(written.shows_from && { showsFrom: written.shows_from }),
  ...(written.binds && { binds: written.binds }),
  ...(written.dish_words && { dishWords: written.dish_words }),
  ...(written.other_things && { otherThings: written.other_things }),
  ...(written.textures && { textures: written.textures }),
  ...(written.flavours && { flavours: written.flavours }),
  ...(written.temperatures && { temperatures: written.temperatures }),
  ...(written.courses && { courses: written.courses }),
  ...(written.state && { state: written.state }),
  ...(written.form && { form: written.form }),
  stays: written.stays,
})

/** What a file of a group looks like when it is right. */
export const groupShapeWords: ShapeWords = {
  examples: {
    group: 'the name of the file, such as berries',
    name: 'what the echo and a question call it, such as berries',
    source: 'an id of data/sources.yaml, such as own',
    names: 'words by language, such as "en: [berry]"; no commas',
    holds: 'a list of other groups that are part of it, such as [cheese, milk]',
    named_as:
      'files of data/typed/allergies whose names in other languages are its own, such as [egg]',
    foods: 'aisles, origins, allergens, ids or not, each with a list below',
    ids: 'a list of ids of data/foods.csv, such as [egg]',
    not: 'a list of ids of data/foods.csv that are none of it',
    shows_from: 'grams a serving from which its foods show, such as 5',
    binds: 'true, or the word is left out',
    dish_words: 'a list of words in the name of a dish, such as [omelette]',
    other_things: 'a list of phrases that are something else, such as [ice cream]',
    form: 'true, or the word is left out',
    stays: 'a list of what a parent may take for part of it, such as [potatoes]',
  },
  wordsAt: (path) => Object.keys(path[0] === 'foods' ? selection.shape : groupDocument.shape),
  yamlMend:
    'a list opens with [ and closes with ], with a comma between words; a word that holds ": " or " #" stands in "quotes"; lines that belong together start at the same column',
}
