import {
  nameInBritish,
  inBritish as sayInBritish,
} from '@brightplate/foods/languages/british/in-british'
import { exclusionText } from '@brightplate/planner/texts/exclusion-texts'
import type { Wording } from '../wording/wording.ts'
import { britishText } from './british-text.ts'
import { checkedBritish } from './checked-british.ts'
import { dishInBritish } from './dish-in-british.ts'
import { typedOf } from './typed-of.ts'

/** Sentences beside a plan name what a parent typed in quotes. */
const say = britishText()

/** What is said beside a plan, in British words. */
export const inBritish: Wording = {
  country: 'british',
  sentence: ({ text }) => say(text),
  phrase: ({ text }) => say(text),
  term: nameInBritish,
  rule: nameInBritish,
  dishNames: (child) => {
    const sayDish = checkedBritish(child)
    return (dish, slot) => sayDish(dish, slot)?.name ?? dish.name
  },
  dinner: (dinner, child) =>
    checkedBritish(child)(dinner, 'dinner')
      ? dishInBritish(dinner, typedOf(child, {}))
      : { ...dinner, language: 'en-US' },
  dishName: (_, english) => sayInBritish(english),
  nutrient: (_, english) => sayInBritish(english),
  exclusion: (...asked) => say(exclusionText(...asked)),
  ofPlan: () => inBritish,
}
