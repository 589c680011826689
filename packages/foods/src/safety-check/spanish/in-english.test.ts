import { describe, expect, it } from 'vitest'
import { allergenIds } from '../../allergen.ts'
import type { Restrictions } from '../../restrictions.ts'
import { buildRestrictions } from '../../testing/build-restrictions.ts'
import { buildPlanText } from '../build-plan-text.ts'
import { openPlanCheck } from '../check-plan-text.ts'
import { inEnglish } from './in-english.ts'

const free: Restrictions = buildRestrictions()

/** The allergens that a Spanish line is read to hold, or may. */
const allergensIn = (line: string): string[] =>
  openPlanCheck({ ...free, allergens: [...allergenIds] })(
    buildPlanText({ lines: [inEnglish(line).english] }),
  )
    .filter(({ rule }) => rule === 'allergen')
    .map(({ id }) => id)

describe('a Spanish text', () => {
  it.each([
    ['1 taza de leche de coco', '1 cup of coconut milk'],
    ['2 rebanadas de queso Cheddar blanco', '2 slice of white Cheddar cheese'],
    ['Jugo de limón verde', 'lime juice'],
    ['Sopa de pollo y arroz', 'chicken and rice soup'],
    ['queso crema vegano sin gluten', 'gluten-free vegan cream cheese'],
    ['granola etiquetada sin leche, huevo ni soya', 'granola labelled free of milk, egg and soy'],
    ['avena en hojuelas certificada sin gluten', 'certified gluten-free rolled oats'],
    [
      'Pasta con aceite de oliva, sin lácteos (140 g)',
      'dairy-free pasta with olive oil (140 then)',
    ],
    ['yogur libre de lácteos', 'dairy-free yogurt'],
    [
      'Pasta sin gluten, salsa de tomate y garbanzos',
      'gluten-free pasta, tomato sauce and chickpea',
    ],
    ['pan sin gluten, queso', 'gluten-free bread, cheese'],
    ['pasta sin gluten y espinaca', 'gluten-free pasta and spinach'],
    [
      'Pollo con pasta sin gluten al horno y chícharos',
      'chicken with baked gluten-free pasta and pea',
    ],
    [
      'Pasta sin gluten en salsa de lentejas y zanahoria',
      'gluten-free pasta in sauce of lentil and carrot',
    ],
    ['pan sin huevo, soya ni lupino', 'egg-free, soy-free and lupin-free bread'],
    ['pan sin huevo, sin soya', 'egg-free and soy-free bread'],
    ['Pasta con aceite, sin lácteos.', 'dairy-free pasta with oil.'],
    ['granola etiquetada, sin leche', 'milk-free granola labelled'],
    ['leche, de coco', 'milk, of coconut'],
    ['pan. De maíz', 'bread. of corn'],
    [
      'nuggets de pollo sin lácteos y sin huevo con certificación halal',
      'dairy-free and egg-free halal-certified chicken nugget',
    ],
  ])('stands as English would say it: %s', (spanish, english) => {
    expect(inEnglish(spanish)).toEqual({ english, unread: [] })
  })

  it.each([
    ['pechugas de pollo', 'pechuga de pollo'],
    ['nueces de Castilla', 'nuez de castilla'],
    ['CAMARONES', 'camarón'],
    ['camaron', 'camarón'],
    ['cebollas moradas ralladas', 'cebolla morada rallada'],
    ['frijoles', 'frijol'],
    ['frijol negro guisado', 'frijoles negros guisados'],
    ['nueces de la India', 'nuez de la India'],
  ])('is read whatever its number and accents: %s', (written, base) => {
    expect(inEnglish(written)).toEqual(inEnglish(base))
  })

  it('names the words that nobody gave a meaning, and leaves them as they are', () => {
    expect(inEnglish('2 tazas de zurrapa')).toEqual({
      english: '2 cup of zurrapa',
      unread: ['zurrapa'],
    })
  })

  it('is not judged by what a parent typed, which was read where the plan was made', () => {
    expect(inEnglish('Nuggets veganos («chicken nuggets»)').english).not.toContain('chicken')
  })

  it('is read with what hangs on its verbs', () => {
    for (const step of ['Cocínelo.', 'Macháquelas.', 'Póngales la leche encima.']) {
      expect(inEnglish(step).unread, step).toEqual([])
    }
  })
})

describe('false friends', () => {
  it.each([
    ['leche de coco', ['coconut']],
    ['crema de cacahuate', ['peanut']],
    ['mantequilla de maní', ['peanut']],
    ['leche de almendra', ['almond']],
    ['crema de coco', ['coconut']],
    ['harina de maíz', []],
    ['harina de almendra', ['almond']],
    ['harina de arroz', []],
    ['trigo sarraceno', []],
    ['castañas de agua', []],
    ['agua de coco', ['coconut']],
    ['hongo ostra', []],
    ['pan sin gluten', ['milk', 'egg', 'soy', 'sesame']],
    ['tortilla de maíz', []],
    ['germen de soya', ['soy']],
    ['ejotes', []],
    ['papas', []],
    ['limón', []],
  ] as const)('%s holds what it is made of, not what it is called after', (line, held) => {
    const found = allergensIn(`1 taza de ${line}`)
    for (const one of held) expect(found).toContain(one)
    for (const one of ['milk', 'wheat', 'mollusc'] as const) {
      if (!held.some((id: string) => id === one)) expect(found).not.toContain(one)
    }
  })

  it.each([
    ['pan', 'wheat'],
    ['harina', 'wheat'],
    ['crema', 'milk'],
    ['mantequilla', 'milk'],
    ['salsa de ostión', 'mollusc'],
    ['pan de maíz', 'wheat'],
    ['tortilla de harina', 'wheat'],
    ['suero de leche', 'milk'],
    ['clara de huevo', 'egg'],
  ])('%s holds what its bare word does', (line, held) => {
    expect(allergensIn(`1 taza de ${line}`)).toContain(held)
  })

  it('leaves no doubt to a claim that is none', () => {
    for (const line of ['queso que no es sin leche', 'queso que puede ser sin leche']) {
      expect(allergensIn(line), line).toContain('milk')
    }
  })
})

it('nutmeg is no nut, though its Spanish name says so', () => {
  expect(allergensIn('una pizca de nuez moscada')).toEqual([])
})

describe('an allergen planted in a clean Spanish line', () => {
  const planted = {
    milk: ['leche', 'queso', 'mantequilla', 'crema', 'yogur', 'requesón'],
    egg: ['huevo', 'clara de huevo', 'yema', 'mayonesa'],
    wheat: ['pan', 'harina de trigo', 'sémola', 'cuscús', 'galleta'],
    soy: ['salsa de soya', 'tofu', 'edamame', 'frijol de soya'],
    peanut: ['cacahuate', 'crema de cacahuate', 'maní'],
    almond: ['almendra', 'bebida de almendra', 'mazapán'],
    cashew: ['nuez de la India', 'marañón', 'anacardo'],
    walnut: ['nuez de Castilla'],
    pecan: ['nuez pecana'],
    hazelnut: ['avellana'],
    pistachio: ['pistacho'],
    'pine-nut': ['piñón'],
    sesame: ['ajonjolí', 'sésamo', 'tahini'],
    fish: ['pescado', 'atún', 'salmón', 'bacalao', 'anchoa'],
    crustacean: ['camarón', 'cangrejo', 'langosta', 'langostino'],
    mollusc: ['mejillón', 'almeja', 'calamar', 'pulpo'],
    mustard: ['mostaza'],
    celery: ['apio'],
    barley: ['cebada'],
    rye: ['centeno'],
    oats: ['avena'],
    coconut: ['coco', 'leche de coco'],
    lupin: ['altramuz', 'lupino'],
    sulphites: ['sulfito'],
  } as const
  const clean = [
    (food: string) => `1/2 taza de ${food} (120 g)`,
    (food: string) => `Arroz con ${food}`,
    (food: string) => `2 zanahorias, ralladas, y un poco de ${food}`,
    (food: string) => `Agregue la zanahoria y ${food} y revuelva 2 minutos.`,
    (food: string) => `Sirva el arroz y añada ${food} picado.`,
    (food: string) => `Puré de calabaza sin sal con ${food}`,
    (food: string) => `Sopa de zanahoria y ${food}`,
  ]

  it.each(Object.entries(planted))('is seen: %s', (allergen, foods) => {
    for (const food of foods) {
      for (const line of clean) {
        expect(allergensIn(line(food)), line(food)).toContain(allergen)
        expect(allergensIn(line('calabacita')), line('calabacita')).not.toContain(allergen)
      }
    }
  })
})
