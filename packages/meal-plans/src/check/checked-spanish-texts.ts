import type {
  KeyedText,
  PlanData,
  PlanDay,
  ShoppingItem,
} from '@brightplate/contract/plans/plan-data'
import { type LexiconTerms, openPlanCheck } from '@brightplate/foods/safety-check/check-plan-text'
import { inEnglish } from '@brightplate/foods/safety-check/spanish/in-english'
import { interpretTable } from '../profile/interpret-table.ts'
import type { ProfileFacts } from '../profile/profile-facts.ts'
import { toPlannerProfile } from '../profile/to-planner-profile.ts'

type TextList = 'tips' | 'shoppingList'

/** Whether a text may be read as it is said in Spanish, by what it is in the stored English. */
type Passes = (place: TextList, english: string, spanish: string) => boolean

/** What a parent typed and what dishes are called stands in quotes; dishes are read where they stand. */
const quoted = /«[^»]*»/g

/**
 * A sentence in the English that it is judged by, without words that stand nowhere: sentences around meals have many
 * that no kitchen has, and "pide" is a bread in English.
 */
function judgedText(spanish: string): string {
  const { english, unread } = inEnglish(spanish.replaceAll(quoted, ''))
  const left = new Set(unread.map((word) => word.toLowerCase()))
  return english.replace(/\p{L}+/gu, (word) => (left.has(word.toLowerCase()) ? '' : word))
}

function openGate(child: ProfileFacts): Passes {
  const { ownRestrictions } = toPlannerProfile(child, interpretTable(child), [])
  const check = openPlanCheck(ownRestrictions)
  const known: LexiconTerms = new Map()
  const rulesOf = (place: TextList, text: string) =>
    check({ days: [], shoppingList: [], tips: [], [place]: [text] }, known).map(
      ({ rule, id }) => `${rule} ${id}`,
    )
  return (place, english, spanish) => {
    if (english === spanish) return true
    const found = rulesOf(place, judgedText(spanish))
    if (found.length === 0) return true
    const before = new Set(rulesOf(place, english))
    return found.every((rule) => before.has(rule))
  }
}

function checkedItem(passes: Passes, item: ShoppingItem, stored: ShoppingItem | undefined) {
  if (!stored || passes('shoppingList', stored.name, item.name)) return item
  return { ...item, name: stored.name, buy: stored.buy, language: 'en-US' as const }
}

function checkedText(passes: Passes, text: KeyedText, stored: KeyedText | undefined): KeyedText {
  if (!stored || passes('tips', stored.text, text.text)) return text
  return { ...stored, language: 'en-US' }
}

type Dish = PlanDay['breakfast'] | PlanDay['snacks'][number] | PlanDay['juice']

function checkedBenefits<Of extends Dish>(passes: Passes, dish: Of, stored: Of | undefined): Of {
  if (!stored || passes('tips', stored.benefits, dish.benefits)) return dish
  const texts = stored.benefit_texts?.map((text) => ({ ...text, language: 'en-US' as const }))
  return { ...dish, benefits: stored.benefits, ...(texts && { benefit_texts: texts }) }
}

const checkedDay = (passes: Passes, day: PlanDay, stored: PlanDay | undefined): PlanDay => ({
  ...day,
  breakfast: checkedBenefits(passes, day.breakfast, stored?.breakfast),
  lunch: checkedBenefits(passes, day.lunch, stored?.lunch),
  dinner: checkedBenefits(passes, day.dinner, stored?.dinner),
  snacks: day.snacks.map((snack, index) => checkedBenefits(passes, snack, stored?.snacks[index])),
  juice: checkedBenefits(passes, day.juice, stored?.juice),
})

/**
 * A plan in Spanish whose tips, shopping list and benefits were read by the child's rules as well: what breaks a rule
 * that its English does not break stands in English, and says so.
 */
export function checkedSpanishTexts(
  translated: PlanData,
  stored: PlanData,
  child: ProfileFacts,
): PlanData {
  const passes = openGate(child)
  const { shopping_items: items, staples, tip_texts: tips } = translated
  const lines = (place: TextList, texts: readonly string[], english: readonly string[]) =>
    texts.map((text, at) => {
      const own = english[at]
      return own === undefined || passes(place, own, text) ? text : own
    })
  return {
    ...translated,
    days: translated.days.map((day, index) => checkedDay(passes, day, stored.days[index])),
    general_tips: lines('tips', translated.general_tips, stored.general_tips),
    shopping_list: lines('shoppingList', translated.shopping_list, stored.shopping_list),
    ...(tips && {
      tip_texts: tips.map((text, index) => checkedText(passes, text, stored.tip_texts?.[index])),
    }),
    ...(items && {
      shopping_items: items.map((item, index) =>
        checkedItem(passes, item, stored.shopping_items?.[index]),
      ),
    }),
    ...(staples && {
      staples: staples.map((item, index) => checkedItem(passes, item, stored.staples?.[index])),
    }),
  }
}
