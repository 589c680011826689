import { expect, it } from 'vitest'
import { foods } from '../foods.ts'
import { plainFoods } from '../plain-foods/plain-foods.ts'
import { spanishFoods } from './spanish-foods.ts'

const missing = (ids: readonly string[], words: object) =>
  ids.filter((id) => !Object.hasOwn(words, id))

it('names every food in Spanish', () => {
  const ids = foods.map(({ id }) => id)
  expect(missing(ids, spanishFoods.foods), 'add rows to data/words/es-US/foods.csv').toEqual([])
})

it('says of every plain food in Spanish how it comes to the table', () => {
  const ids = plainFoods.map(({ id }) => id)
  const left = missing(ids, spanishFoods.plainFoods)
  expect(left, 'add rows to data/words/es-US/plain-foods.csv').toEqual([])
})

it('says every form for a young child in Spanish, with the ending that agrees', () => {
  const forms = [
    ...foods.flatMap(({ choking }) => choking?.forYoung ?? []),
    ...plainFoods.flatMap(({ food }) => food.choking?.forYoung ?? []),
    ...plainFoods.flatMap(({ under5 }) =>
      typeof under5 === 'object' && under5 ? under5.words : [],
    ),
  ]
  const left = missing([...new Set(forms)], spanishFoods.youngForms)
  expect(left, 'add lines to data/words/es-US/young-forms.yaml').toEqual([])
})

it('says once what a label says, in the name, and not again in the step', () => {
  const twice = plainFoods.flatMap(({ id }) => {
    const { name = '', step: said = '' } = spanishFoods.plainFoods[id] ?? {}
    const label = /,? sin (?:lácteos|huevo|soya|gluten|ajonjolí|nueces|lupino).*$/.exec(name)?.[0]
    return label && id.startsWith('labelled-') && said.includes(label) ? `${id}: ${said}` : []
  })
  expect(twice).toEqual([])
})

/** Names that are the same in both languages but for what stands in quotes are not asked. */
it('writes an allergen of the English name in the Spanish one', () => {
  const said = [
    [/\bmilk\b(?!.*free)/, /leche|lácteo/],
    [/\beggs?\b(?!.*-free)/, /huevo|omelet|frittata|tamago/i],
    [/\bpeanut\b(?!.*-free)/, /cacahuate/],
    [/\bwheat\b(?!.*(?:-free|free of))/, /trigo|integral/],
    [/\bsoy\b(?!.*(?:-free|free of))/, /soya/],
  ] as const
  const wrong = foods.flatMap(({ id, name }) =>
    said.flatMap(([english, spanish]) =>
      english.test(name.replace(/labelled.*|coconut milk|eggplant|buckwheat/, '')) &&
      !spanish.test(spanishFoods.foods[id]?.name ?? '')
        ? `${name}: ${spanishFoods.foods[id]?.name}`
        : [],
    ),
  )
  expect(wrong).toEqual([])
})
