import { spanishFoods } from '@brightplate/foods/languages/spanish-foods'
import type { SpanishRecipe } from '@brightplate/recipes/languages/spanish-recipe'
import type { LineFacts } from '../facts/line-facts.ts'
import type { Amount } from '../measures/amount.ts'
import { prepInNumber, withEnding, withoutWordsOfName } from './agree-prep.ts'
import { counted, inNumber, isAlwaysMany, spanishFoodOf } from './spanish-name.ts'
import { spanishWords as words } from './spanish-words.ts'

/** "2 tazas", "85 g", "una pizca"; the number alone where pieces are counted by the food's own name. */
export function spanishAmount({ number, unit, value }: Amount): string {
  const counted = { number, many: isAboveOne(number, value) ? 'yes' : 'no' }
  switch (unit) {
    case 'none':
      return number
    case 'oz':
      return words.ounces({ number })
    case 'fl oz':
      return words.fluidOunces({ number })
    case 'g':
      return words.grams({ number })
    case 'ml':
      return words.millilitres({ number })
    case 'half':
    case 'pinch':
    case 'little':
      return words[unit]
    default:
      return words[unit](counted)
  }
}

/** What is printed decides: three teaspoons are one tablespoon. */
const isAboveOne = (number: string, value: number): boolean =>
  /^\d+(?: |$)/.test(number) ? number !== '1' : !/^\d+\/\d+$/.test(number) && value > 1

/** Whether pieces stand before the name without "de": "2 zanahorias", "la mitad de 1 huevo". */
const isCounted = ({ unit }: Amount): boolean => unit === 'none' || unit === 'half'

/** "2 rebanadas de queso" of "rebanadas de queso", and no "rebanadas de rebanadas" or "hoja de hoja". */
const isMeasuredByName = ({ amount, used }: LineFacts): boolean => {
  const { name } = spanishFoodOf(used.food.id)
  if (amount.unit === 'slice') return /^rebanadas?(?: |$)/.test(name)
  return amount.unit === 'leaf' && /^hojas?(?: |$)/.test(name)
}

/** How a name says what its amount says already: "2 rebanadas de pan" of "pan en rebanadas". */
const ofSlices = / en rebanadas?| rebanad[oa]s?$/
const ofCloves = /^dientes? de /

/** What the label must say, which a line says where somebody who eats asks for it. */
const ofLabel = /,? (?:y )?etiquetad[oa]s? .*$/

function nameIn({ amount, isMany, used, isCertified, isLabelled }: LineFacts): string {
  const food = spanishFoodOf(used.food.id)
  const full = isCounted(amount) ? counted(food, isMany) : inNumber(food, isMany)
  const name = isLabelled ? full : full.replace(ofLabel, '')
  const single =
    amount.unit === 'slice'
      ? name.replace(ofSlices, '')
      : amount.unit === 'clove'
        ? name.replace(ofCloves, '')
        : name
  return isCertified ? words.certified({ food: single }) : single
}

/** What a line says before what is done: "1/2 taza de avena". */
export function spanishLineAmount(line: LineFacts): string {
  if (isMeasuredByName(line)) {
    const { number, value } = line.amount
    return `${number} ${counted(spanishFoodOf(line.used.food.id), isAboveOne(number, value))}`
  }
  const amount = spanishAmount(line.amount)
  const food = nameIn(line)
  return isCounted(line.amount) ? `${amount} ${food}` : words.of({ amount, food })
}

function prepOf(
  name: string,
  { amount, used, hasOwnPrep, youngForm, isMany }: LineFacts,
  recipe: SpanishRecipe | null,
): string[] {
  const food = spanishFoodOf(used.food.id)
  const { gender } = food
  // "2 dientes de ajo, rallados"
  const isOfCloves = amount.unit === 'clove' && isAboveOne(amount.number, amount.value)
  const isPlural = isOfCloves || (isMany && (food.many !== null || isCounted(amount)))
  const isOfMany = isPlural || (food.one === null && isAlwaysMany(food))
  const own = hasOwnPrep ? recipe?.prep[used.ingredient.food] : undefined
  const young = youngForm === null ? null : (spanishFoods.youngForms[youngForm] ?? null)
  if (hasOwnPrep && own === undefined) throw new Error(`${used.food.id} has no Spanish "prep"`)
  if (youngForm !== null && young === null) throw new Error(`"${youngForm}" has no Spanish`)
  return [
    ...(own === undefined ? [] : [withoutWordsOfName(prepInNumber(own, isOfMany), name)]),
    ...(young === null ? [] : [withEnding(young, gender, isOfMany)]),
  ].filter((one) => one !== '')
}

/** A line in Spanish: "2 zanahorias, peladas y en rodajas (122 g)". @param recipe null of a plain food */
export function spanishLine(line: LineFacts, recipe: SpanishRecipe | null): string {
  const { amount } = line
  const weight = amount.isWeighed ? '' : ` (${amount.grams} g)`
  return `${[spanishLineAmount(line), ...prepOf(nameIn(line), line, recipe)].join(', ')}${weight}`
}
