import { byNameSentence } from '@brightplate/contract/typed/by-name-sentence'
import { andList } from '@brightplate/foods/word-list'
import { aheadTexts } from './ahead-texts.ts'
import { clinicianTexts } from './clinician-texts.ts'
import { familyTexts } from './family-texts.ts'
import { knownFoodTexts } from './known-food-texts.ts'
import { ladderTexts } from './ladder-texts.ts'
import { reportTexts } from './report-texts.ts'
import { shopTexts } from './shop-texts.ts'

/** A sentence stored with the template and parameters that it was made from. */
export interface KeyedText {
  key: string
  params: Record<string, string | number | string[]>
  text: string
}

type Params = KeyedText['params']

const listOf = (value: Params[string] | undefined): string =>
  andList(Array.isArray(value) ? value : [String(value ?? '')])

const quoted = (value: Params[string] | undefined): string[] =>
  (Array.isArray(value) ? value : [String(value ?? '')]).map((one) => `“${one}”`)

const isNone = (value: Params[string] | undefined): boolean =>
  value === undefined || (Array.isArray(value) && value.length === 0)

const labels = 'Recipes of products change: read every label, and ask the maker about traces.'

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** Past two hours, hours read better: "5 h 50 min". */
function timeOf(value: Params[string] | undefined): string {
  const minutes = Number(value)
  if (minutes <= 120) return minutes === 1 ? '1 minute' : `${minutes} minutes`
  const rest = minutes % 60
  return `${Math.floor(minutes / 60)} h${rest > 0 ? ` ${rest} min` : ''}`
}

/**
 * Every sentence that a plan says, in one language. Benefits are worded by the ledger of claims in
 * docs/what-a-plan-says.md#how-a-sentence-is-made; a test bans what may never be said.
 */
export const templates = {
  ...ladderTexts,
  ...knownFoodTexts,
  ...reportTexts,
  ...shopTexts,
  ...familyTexts,
  ...aheadTexts,
  ...clinicianTexts,
  'benefit.rich-and-good': ({ rich, good }: Params) =>
    `Rich in ${listOf(rich)}; a good source of ${listOf(good)}.`,
  'benefit.rich': ({ rich }: Params) => `Rich in ${listOf(rich)}.`,
  'benefit.good': ({ good }: Params) => `A good source of ${listOf(good)}.`,
  'benefit.filling-start': () => 'A filling start to the day.',
  'benefit.light': () => 'A light bite that adds variety.',
  'benefit.omega-3': () => 'A source of omega-3 fats.',
  'meal.eaten-out': () => 'Eaten out',
  'why.wish': ({ wish }: Params) => `Chosen because it answers “${wish}”.`,
  'why.familiar-dish': ({ food }: Params) => `${food}: one of your child’s foods.`,
  'why.familiar-side': ({ food }: Params) => `With ${food} beside it, one of your child’s foods.`,
  'why.familiar-as-typed': ({ food }: Params) =>
    `With ${food} beside it as you typed it: not counted, and not checked by us.`,
  'why.favourite': () => 'One of your child’s favourites.',
  'why.quick': ({ minutes }: Params) => `Ready in ${timeOf(minutes)}.`,
  'why.same-as': ({ weekday }: Params) => `Same as ${weekday}.`,
  'tip.kitchen-day': ({ day, weekday, minutes, cap, dish }: Params) =>
    `${Number(day) > 7 ? 'The second ' : ''}${weekday} asks for ${minutes} minutes of cooking, more than ${cap}; “${dish}” takes longest. You can allow more minutes in your child’s needs.`,
  'tip.kitchen-days': ({ count, day, weekday, least, most, cap, dish }: Params) =>
    `${count} days ask for ${least === most ? most : `${least} to ${most}`} minutes of cooking, more than ${cap}; the longest is ${Number(day) > 7 ? 'the second ' : ''}${weekday}, with “${dish}”. You can allow more minutes in your child’s needs.`,
  'tip.kitchen-week': ({ week, cooked, cap, over }: Params) =>
    `${week === 1 ? 'The first week' : 'The second week'} cooks ${cooked} times, ${over} more than ${cap}. You can allow more cooking in your child’s needs.`,
  'why.leftover': ({ source, minutes }: Params) => `From ${source}: warm in ${minutes} minutes.`,
  'step.apart': ({ food }: Params) =>
    `Prepare apart, with clean hands and tools: ${food}. Someone else at the table must not eat it.`,
  'step.as-eaten': ({ food, manner }: Params) => `Serve the ${food} your child’s way: ${manner}.`,
  'step.from-fridge': ({ source }: Params) => `Take what was kept of ${source} from the fridge.`,
  'step.from-freezer': ({ source }: Params) =>
    `Thaw what was frozen of ${source} in the fridge overnight.`,
  'step.for-fridge': ({ later }: Params) =>
    `Cook ${later} together with it. Cool that part and put it in the fridge within 2 hours.`,
  'step.for-freezer': ({ later }: Params) =>
    `Cook ${later} together with it. Cool that part and freeze it within 2 hours.`,
  'why.swapped': ({ used, instead, rule }: Params) =>
    `Uses ${used} in place of ${instead}${rule ? `: ${rule}` : ''}.`,
  'ruled-out': ({ count, rule }: Params) =>
    `${count} ${count === 1 ? 'dish was' : 'dishes were'} left out: ${rule}.`,
  'swap.quicker': ({ minutes }: Params) => `${timeOf(minutes)} quicker.`,
  'swap.slower': ({ minutes }: Params) => `${timeOf(minutes)} longer.`,
  'swap.more': ({ nutrient, now, later }: Params) =>
    `More ${nutrient}: ${later} % of the day’s target, now ${now} %.`,
  'swap.less': ({ nutrient, now, later }: Params) =>
    `Less ${nutrient}: ${later} % of the day’s target, now ${now} %.`,
  'swap.alike': () => 'Brings much the same.',
  'tip.checked': ({ kept }: Params) => `Checked against ${listOf(kept)} by ingredient. ${labels}`,
  'tip.checked-shared': ({ kept, shared }: Params) => {
    const own = isNone(kept) ? '' : `Checked against ${listOf(kept)} by ingredient. `
    return `${own}What is shared is checked against ${listOf(shared)} by ingredient${own ? ' too' : ''}. ${labels}`
  },
  'tip.labels': () => labels,
  'tip.unchecked': ({ terms }: Params) =>
    `We could not check for ${listOf(terms)}. Read every label.`,
  'tip.by-name': ({ named }: Params) => `${byNameSentence(listOf(named))} Read every label.`,
  'tip.unchecked-by-name': ({ terms, named }: Params) =>
    `We could not check for ${listOf(terms)}. ${byNameSentence(listOf(named))} Read every label.`,
  'tip.not-reached': ({ nutrients }: Params) =>
    `Over the plan these dishes bring less ${listOf(nutrients)} than the usual daily target: speak with your clinician, and before any supplement.`,
  'tip.not-reached-as-known': ({ nutrients }: Params) =>
    `As far as figures are known, these dishes bring less ${listOf(nutrients)} over the plan than the usual daily target: speak with your clinician, and before any supplement.`,
  'tip.iodine': () =>
    'Without dairy, iodine can run short: use iodized salt and ask your clinician about it.',
  'tip.leftovers': () =>
    'Cool leftovers quickly, and eat them from the fridge within 3 days; rice the next day.',
  'tip.leftovers-without-rice': () =>
    'Cool leftovers quickly, and eat them from the fridge within 3 days.',
  'tip.meals-out': ({ count }: Params) =>
    `${count === 1 ? '1 meal is' : `${count} meals are`} eaten out and not counted: targets are judged on the meals planned at home, by their part of the day.`,
  'tip.set-times': () =>
    'Meals and snacks at set times, with water in between, help a child come to the table hungry.',
  'tip.no-pressure': () =>
    'Put a small portion of the new beside something liked, and let your child decide how much.',
  'tip.sauce-apart': () =>
    'Foods that touch can be hard: serve sauces and parts of a dish apart where your child prefers it.',
  'tip.show-menu': () =>
    'Show the day’s dishes in the morning, so that nothing comes as a surprise.',
  'tip.midday': () =>
    'A larger breakfast and evening snack can suit a child with little appetite at midday.',
  'tip.juice-medicine': () =>
    'If your child takes medicine, ask your pharmacist about juice near the dose.',
  'tip.regular-evening': () => 'Keep the evening meal at a regular time.',
  'tip.breakfast-protein': () => 'Breakfasts hold protein, so that they make a filling start.',
  'tip.new-food-step': () =>
    'Try one small step a week from a food that is already liked, and no more.',
  'tip.fiber-fluid': () =>
    'Offer water with meals and between them, and speak with your pediatrician if constipation does not pass.',
  'tip.few-foods': () =>
    'If your child eats fewer than about 20 foods, loses weight or is distressed by food, speak with your pediatrician or a feeding therapist.',
  'tip.certificate-halal': () => 'We check ingredients for halal; look for the certificate.',
  'tip.certificate-kosher': () => 'We check ingredients for kosher; look for the certificate.',
  'change.diet': ({ term }: Params) => `Every dish keeps to “${term}”.`,
  'change.kept-out': ({ term, such }: Params) =>
    `Every dish is made without ${term}${isNone(such) ? '' : `, such as ${listOf(such)}`}.`,
  'change.kept-out-shared': ({ term, such }: Params) =>
    `What is shared is made without ${term}${isNone(such) ? '' : `, such as ${listOf(such)}`}.`,
  'change.diet-shared': ({ term }: Params) => `What is shared keeps to “${term}”.`,
  'change.by-name': ({ term }: Params) => byNameSentence(String(term)),
  'change.wished': ({ count, total }: Params) => `${count} of ${total} dishes answer this.`,
  'change.none-wished': () => 'No dish of this plan answers this.',
  'change.cuisine': ({ count, total, term }: Params) =>
    `${count} of ${total} breakfasts, lunches and dinners are ${term}.`,
  'change.sleep': () => 'No cocoa after lunch, and meals for regular times. We claim no effect.',
  'change.steady': ({ grams }: Params) =>
    `Meals of a steady size, with ${grams} g of protein at breakfast on average. We claim no effect.`,
  'change.steady-protein': ({ grams }: Params) =>
    `Breakfasts bring ${grams} g of protein on average. We claim no effect.`,
  'change.new-foods': ({ steps }: Params) =>
    `Meals stay near what is already liked, with small steps: ${listOf(steps)}.`,
  'change.new-foods-none': () =>
    'Meals stay near what is already liked; no small step fitted into this plan.',
  'change.new-foods-unknown': () =>
    'Small steps start from food that your child eats: tell us of more that the rules allow, or lock dishes that worked.',
  'change.weight-gain': () =>
    'Each day aims at about 7 % more energy than usual for the age, in denser dishes.',
  'change.fiber': ({ share }: Params) =>
    `Fiber counts double when dishes are chosen: ${share} % of the daily target on average. Offer water often.`,
  'change.familiar': ({ count, total }: Params) =>
    `Stands on the plate at ${count} of ${total} meals, snacks and drinks.`,
  'change.familiar-as-typed': ({ count, total }: Params) =>
    `Stands at ${count} of ${total} meals, snacks and drinks as you typed it: not counted, and not checked by us.`,
  'change.familiar-full': () =>
    'Not in this plan: the other foods of your list fill it. Type its name when you swap a meal to have it.',
  'change.familiar-alone': () =>
    'Not in this plan: it is eaten beside other food, and no meal of this list goes with it.',
  'change.familiar-unread': () =>
    'Not in this plan yet: add it once you have read the label, and say so in the profile.',
  'change.familiar-out': ({ rule }: Params) => `Stays out of every meal: ${rule}.`,
  'product.kept-out': ({ food, hold, held, assumed, rule }: Params) =>
    `${food} ${assumed ? 'usually ' : ''}${hold} ${listOf(held)}: kept out, because of ${rule}.`,
  'product.as-typed': ({ typed }: Params) =>
    `“${typed}” stands beside meals as you typed it, not counted. Read every label.`,
  'product.as-typed-assumed': ({ typed }: Params) =>
    `“${typed}” stands beside meals as you typed it, judged as such products usually are. Read the label.`,
  'label.often': ({ food, hold, held, terms }: Params) =>
    `${food} may ${hold} ${listOf(held)}. Read the label for ${listOf(terms)}, then add it.`,
  'label.by-rule': ({ food, rule, terms }: Params) =>
    `${food} may not fit ${rule}. Read the label for ${listOf(terms)}, then add it.`,
  'label.guess': ({ food, typed, terms }: Params) =>
    `Is “${typed}” ${food}? Read the label for ${listOf(terms)}, then add it.`,
  'label.unknown': ({ typed, terms }: Params) =>
    `We do not know “${typed}”. Read the label for ${listOf(terms)}, then add it.`,
  'label.may-be-sweetened': ({ food }: Params) =>
    `${food} may be sweetened without sugar. Read the label, then add it.`,
  'label.unknown-young': ({ typed }: Params) =>
    `We do not know “${typed}”. Read its label, and see that it can be chewed at this age, then add it.`,
  'label.read': ({ typed }: Params) =>
    `“${typed}” stands beside meals because you have read its label. We have not checked it.`,
  'familiar.planned': ({ typed, meals }: Params) => `“${typed}” may stand at ${listOf(meals)}.`,
  'familiar.beside': ({ typed, meals }: Params) =>
    `“${typed}” may stand beside other food at ${listOf(meals)}.`,
  'familiar.juice': ({ typed }: Params) => `“${typed}” may stand as the juice of a day.`,
  'familiar.with-others': ({ typed }: Params) =>
    `“${typed}” stands in a plan only with other food that it goes with.`,
  'familiar.unknown': ({ typed }: Params) =>
    `We do not know “${typed}”: it stands beside meals as you typed it, not counted and not checked by us.`,
  'familiar.out': ({ typed, rule }: Params) => `“${typed}” stays out of every meal: ${rule}.`,
  'familiar.doubt': ({ typed }: Params) =>
    `Does your child eat this? “${typed}” reads as if not, and is not planned. Type the food alone in its place, or take it off the list.`,
  'familiar.doubt-of': ({ typed, foods }: Params) =>
    `Does your child eat ${listOf(foods)}, or must that stay out? “${typed}” reads as if not: it stays out until you say so in the profile.`,
  'familiar.which': ({ typed }: Params) =>
    `“${typed}” is one food here and another elsewhere: which one does your child eat?`,
  'familiar.which-out': ({ typed }: Params) =>
    `“${typed}” is one food here and another elsewhere: which one must stay out?`,
  'familiar.paused': ({ typed }: Params) => `“${typed}” is not served for now.`,
  'change.refused': ({ left }: Params) =>
    `Stays out wherever it shows or a dish is named after it: ${left} left out.`,
  'change.refused-but': ({ left, stays }: Params) =>
    `Stays out wherever it shows or a dish is named after it: ${left} left out. Eaten all the same: ${listOf(stays)}.`,
  'change.refused-unknown': ({ words }: Params) =>
    `We do not know ${listOf(words)}: we leave out only what is called that.`,
  'change.advice': ({ advice }: Params) => String(advice),
  'change.unread': ({ words }: Params) =>
    `We do not know ${listOf(quoted(words))}: this plan is not checked for it.`,
  'change.noted': () => 'Kept in the profile.',
  'change.kept': () => 'Kept in the profile; food cannot plan for this.',
  'change.which': ({ wish }: Params) =>
    `“${wish}” is one food here and another elsewhere: no dish is looked for until you say which.`,
  'change.overruled': ({ wish }: Params) =>
    `“${wish}” stays out: an allergy or diet of this profile forbids it.`,
} as const satisfies Record<string, (params: Params) => string>

export type TextKey = keyof typeof templates

/** Makes one sentence of a plan. */
export function say(key: TextKey, params: Params = {}): KeyedText {
  return { key, params, text: capital(templates[key](params)) }
}
