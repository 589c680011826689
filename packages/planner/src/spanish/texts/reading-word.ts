import { readMatch } from '@brightplate/foods/tokens/read-match'
import { spanishPartOfText } from './spanish-texts.ts'
import { bareTermWord, cuisineWord, dietWord } from './term-word.ts'

const amountOf = (text: string) => Number(text.replaceAll(',', ''))

const energy =
  /^an energy target of ([\d,]+) kcal a day(?:, (below|above) the ([\d,]+) to ([\d,]+) kcal that are usual at (\d+) years?)?$/

function energyWord(english: string): string | null {
  return readMatch(energy, english, (kcal, side, low, high, years) => {
    const target = spanishPartOfText('part.energy-target', { kcal: amountOf(kcal) })
    if (side === '') return target
    const usual = { low: amountOf(low), high: amountOf(high), years: Number(years) }
    return spanishPartOfText('part.energy-unusual', { target, side, ...usual })
  })
}

/** What something typed was read as: a term, a cuisine, an energy target, or one of them that is refused. */
export function readingWord(english: string): string {
  const target = energyWord(english)
  if (target !== null) return target
  const cuisine = / food$/.test(english) ? cuisineWord(english) : null
  if (cuisine !== null) return spanishPartOfText('part.cuisine-food', { cuisine })
  const otherDiet = readMatch(/^not (.+)$/, english, (diet) =>
    spanishPartOfText('part.rule-not', { what: dietWord(diet) }),
  )
  if (otherDiet !== null) return otherDiet
  const known = bareTermWord(english)
  if (known !== english) return known
  const without = readMatch(/^no (.+)$/, english, (what) =>
    spanishPartOfText('part.rule-without', { what: readingWord(what) }),
  )
  const ofTexture = () =>
    readMatch(/^(.+) food$/, english, (texture) => bareTermWord(`${texture} foods`))
  return without ?? ofTexture() ?? english
}
