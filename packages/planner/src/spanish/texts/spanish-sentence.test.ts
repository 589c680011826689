import { describe, expect, it } from 'vitest'
import { say, type TextKey, textKeys } from '../../texts/english.ts'
import { spanishSentence } from './spanish-sentence.ts'
import { isSpanishText, spanishText } from './spanish-texts.ts'

const names = new Map([['rice with peas', 'arroz con chícharos']])

const spanish = (...said: Parameters<typeof say>) =>
  spanishSentence(say(...said), names)?.text ?? null

describe('a sentence of a plan in Spanish', () => {
  it.each([
    [
      'benefit.rich-and-good',
      { rich: ['protein', 'iron'], good: ['fiber'] },
      'Rico en proteína y hierro; buena fuente de fibra.',
    ],
    ['why.quick', { minutes: 350 }, 'Listo en 5 h 50 min.'],
    [
      'why.leftover',
      { source: 'Monday’s lunch', minutes: 8 },
      'Es lo que quedó del almuerzo del lunes: se calienta en 8 minutos.',
    ],
    [
      'why.swapped',
      { used: 'soy drink', instead: 'whole milk', rule: '' },
      'Lleva bebida de soya en lugar de leche entera.',
    ],
    [
      'why.wish',
      { wish: 'crunchy foods' },
      'Está aquí porque responde a «alimentos de textura crujiente».',
    ],
    [
      'why.familiar-side',
      { food: 'Dino Buddies' },
      'Con «Dino Buddies» al lado, una de las comidas de su hijo o hija.',
    ],
    [
      'ahead.batch',
      { dish: 'rice with peas', meals: ['Monday’s dinner'] },
      'Arroz con chícharos, para la cena del lunes: se puede cocinar ahora.',
    ],
    [
      'ahead.evening',
      { meal: 'Monday’s dinner', dish: 'Rice with peas', minutes: 4 },
      'Para la cena del lunes, arroz con chícharos: ya se pueden adelantar unos 4 minutos de trabajo.',
    ],
    [
      'change.kept-out',
      { term: 'vegetables', such: ['carrots', 'blorb'] },
      'Todos los platillos se preparan sin verduras, por ejemplo zanahorias y «blorb».',
    ],
    [
      'change.cuisine',
      { count: 2, total: 21, term: 'Mexican food' },
      '2 de 21 desayunos, almuerzos y cenas son de cocina mexicana.',
    ],
    [
      'label.often',
      { food: 'Oreo cookies', hold: 'hold', held: ['milk'], terms: ['milk', 'soy'] },
      'Oreo cookies: puede contener leche. Antes de agregarlo, revise en la etiqueta: leche y soya.',
    ],
    [
      'clinic.group-missing',
      { groups: ['no fruit but juice', 'no grains'] },
      'La lista se queda sin más fruta que el jugo y sin cereales ni granos. Pregunte a su profesional de salud o a un dietista qué significa eso para su hijo o hija.',
    ],
    [
      'cost.above-usual',
      { ages: '4 to 8', usual: '7.20' },
      'Esa parte cuesta más que la comida de tres de cada cuatro días de los niños de 4 a 8 años en Estados Unidos, unos $7.20. Cambie una comida: donde cabe una más barata, está marcada.',
    ],
  ] as const)('says %s', (key, params, text) => {
    const copied = JSON.parse(JSON.stringify(params)) as Parameters<typeof say>[1]
    expect(spanish(key, copied)).toBe(text)
  })

  it('says one year of one', () => {
    const one = spanishText('step.for-children', { ages: ['1'], food: 'kiwi' })
    expect(one).toBe('Para quien tiene 1 año: kiwi.')
    const both = spanishText('step.for-children', { ages: ['1', '6'], food: 'kiwi' })
    expect(both).toBe('Para quienes tienen 1 y 6 años: kiwi.')
  })

  it('stays in English where we do not know how something is said', () => {
    expect(spanish('benefit.rich', { rich: ['moonshine'] })).toBeNull()
    expect(spanish('why.leftover', { source: 'some day', minutes: 8 })).toBeNull()
    expect(spanish('change.advice', { advice: 'Speak with your doctor.' })).toBeNull()
    expect(
      spanishSentence({ key: 'of.another-release', params: {}, text: 'It is so.' }, names),
    ).toBeNull()
  })

  it('has a message for every key, which names none of its parameters', () => {
    const bare = textKeys.filter((key: TextKey) => !isSpanishText(key))
    expect(bare).toEqual([])
  })
})
