import { type Nutrient, nutrientIndex } from '@brightplate/foods/nutrients'
import type { Targets } from '@brightplate/foods/targets/targets'
import type { Option } from '../search/option.ts'
import { type KeyedText, say } from '../texts/english.ts'
import { nutrientName } from '../texts/nutrient-names.ts'

/** Shares of the child's daily target from which a dish is "a good source" or "rich". */
const goodFrom = 0.1
const richFrom = 0.2
/** Likewise of protein, from which a breakfast makes a filling start. */
export const fillingFrom = richFrom
const namedOfEach = 2

/** Omega-3 has a wording of its own in the ledger. */
const unnamed: readonly Nutrient[] = ['ala_18_3_n3_g']

/** Nutrients of a meal by their share of the day's target, largest first. */
function nutrientShares(
  { amounts }: Pick<Option, 'amounts'>,
  targets: Targets,
): { nutrient: Nutrient; share: number }[] {
  return targets.nutrients
    .filter(({ nutrient }) => !unnamed.includes(nutrient))
    .map(({ nutrient, recommended }) => ({
      nutrient,
      share: amounts[nutrientIndex[nutrient]] / recommended,
    }))
    .sort((a, b) => b.share - a.share || a.nutrient.localeCompare(b.nutrient, 'en'))
}

/** What may truly be said of a meal, from what its parts hold together. */
export function benefitsOf(
  option: Pick<Option, 'amounts' | 'serving'>,
  targets: Targets,
): KeyedText[] {
  const shares = nutrientShares(option, targets)
  const label = ({ nutrient }: { nutrient: Nutrient }) => nutrientName(nutrient).label
  const rich = shares.filter(({ share }) => share >= richFrom).slice(0, namedOfEach)
  const good = shares
    .filter(({ share }) => share >= goodFrom && share < richFrom)
    .slice(0, rich.length > 0 ? namedOfEach - 1 : namedOfEach)
  const texts: KeyedText[] = []
  if (rich.length > 0 && good.length > 0) {
    texts.push(say('benefit.rich-and-good', { rich: rich.map(label), good: good.map(label) }))
  } else if (rich.length > 0) texts.push(say('benefit.rich', { rich: rich.map(label) }))
  else if (good.length > 0) texts.push(say('benefit.good', { good: good.map(label) }))
  const isFilling = shares.some(
    ({ nutrient, share }) => nutrient === 'protein_g' && share >= fillingFrom,
  )
  if (option.serving.dish.recipe.course === 'breakfast' && isFilling) {
    texts.push(say('benefit.filling-start'))
  }
  const ala = targets.nutrients.find(({ nutrient }) => nutrient === 'ala_18_3_n3_g')
  const alaEaten = option.amounts[nutrientIndex.ala_18_3_n3_g]
  if (ala && alaEaten >= ala.recommended * richFrom) texts.push(say('benefit.omega-3'))
  return texts.length > 0 ? texts : [say('benefit.light')]
}
