import { describe, expect, it } from 'vitest'
import { foods } from '../../foods.ts'
import { plainFoods } from '../../plain-foods/plain-foods.ts'
import { faultSentence } from '../files/fault.ts'
import { readSpanishFoods } from './read-spanish-foods.ts'

const english = {
  foods: foods.filter(({ id }) => id === 'carrot' || id === 'water'),
  plainFoods: plainFoods.filter(({ id }) => id === 'chicken-nuggets'),
}

const right = {
  foods: `id,name,plural,gender
carrot,zanahoria,zanahorias,f
water,agua,,f-el
`,
  plain: `id,name,one,many,gender,step
chicken-nuggets,nuggets de pollo,nugget de pollo,,mp,"Hornee a 425 °F (220 °C) durante 12 minutos."
`,
  youngForms: `finely grated or cooked until soft: rallad@
finely grated: rallad@
cut into small pieces: en trocitos
`,
  shop: `aisles: { fruit: frutas }
units: { bag: bolsa }
sizes: { oz: oz }
names: { lemon: { name: limón, many: limones } }
`,
  terms: `allergens: { milk: leche }
diets: { vegan: vegana }
textures: { soft: blanda }
cuisines: { Mexican: mexicana }
words: { fruit: frutas }
`,
  notes: `allergies: { cow: Las dos quedan fuera. }
diets: {}
diet_advice: {}
advice: {}
`,
}

const read = (changes: Partial<typeof right> = {}) => {
  const texts = { ...right, ...changes }
  return readSpanishFoods(
    {
      foods: { file: 'foods.csv', text: texts.foods },
      plain: { file: 'plain-foods.csv', text: texts.plain },
      youngForms: { file: 'young-forms.yaml', text: texts.youngForms },
      shop: { file: 'shop.yaml', text: texts.shop },
      terms: { file: 'terms.yaml', text: texts.terms },
      notes: { file: 'notes.yaml', text: texts.notes },
    },
    english,
  )
}

const faultsOf = (changes: Partial<typeof right>) => read(changes).faults.map(faultSentence)

describe('the Spanish of foods', () => {
  it('is read with both numbers and its gender', () => {
    const { words, faults } = read()
    expect(faults).toEqual([])
    expect(words.foods).toMatchObject({
      carrot: { one: 'zanahoria', many: 'zanahorias', gender: 'f' },
      water: { one: 'agua', many: null, gender: 'f', takesEl: true },
      'chicken-nuggets': { one: 'nugget de pollo', many: 'nuggets de pollo', gender: 'm' },
    })
  })

  it('has a plural where English counts pieces', () => {
    const foods = right.foods.replace('zanahorias', '')
    expect(faultsOf({ foods })).toEqual([
      'foods.csv:2, plural: English counts its pieces: write the plural',
    ])
  })

  it('bakes as long and as hot as in English', () => {
    const plain = right.plain.replace('425', '400')
    expect(faultsOf({ plain })[0]).toContain(
      'plain-foods.csv:2, step: other figures than in English',
    )
  })

  it('says a shop’s words and a rule’s words in tables of lines', () => {
    expect(read().words.shop.names.lemon).toEqual({ name: 'limón', many: 'limones' })
    expect(faultsOf({ terms: right.terms.replace('leche', '[leche]') })).toHaveLength(1)
  })

  it('names no food twice and none that is not ours', () => {
    const foods = `${right.foods}carrot,zanahoria,zanahorias,f\ncarot,zanahoria,,f\n`
    expect(faultsOf({ foods })).toEqual([
      'foods.csv:4, id: carrot stands there already: take one out',
      expect.stringContaining('foods.csv:5, id: carot is no food of ours'),
    ])
  })
})
