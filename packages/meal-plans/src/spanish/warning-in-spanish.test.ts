import { interpretProfile } from '@brightplate/foods/interpret/interpret-profile'
import { describe, expect, it } from 'vitest'
import { toInterpretation } from '../profile/to-interpretation.ts'
import { buildDish, buildPlan } from '../testing/build-plan.ts'
import { readingWarnings } from '../warnings/reading-warnings.ts'
import { toWarnings } from '../warnings/to-warnings.ts'
import { warningInSpanish } from './warning-in-spanish.ts'

const names = new Map([['rice with peas', 'Arroz con chícharos']])
const plan = buildPlan([{ lunch: buildDish({ name: 'Rice with peas' }) }])
const milk = { kind: 'words', rule: 'allergen', id: 'milk', certainty: 'contains' } as const

describe('a warning in Spanish', () => {
  it('names the meal as the plan does, and what is wrong with it', () => {
    const [warning] = toWarnings([{ ...milk, day: 0, slot: 'lunch' }], plan)
    expect(warning && warningInSpanish(warning, names)).toMatchObject({
      day: 1,
      slot: 'lunch',
      dish: 'Arroz con chícharos',
      reason: 'lleva leche',
      text: 'Día 1, almuerzo: “Arroz con chícharos” lleva leche. Cámbielo, no lo sirva o haga un plan nuevo.',
    })
  })

  it('tells of the list, and of what was never checked', () => {
    const read = (...allergies: string[]) =>
      interpretProfile({ allergies, behavioral_goals: [], dietary_preferences: [] })
    const all = [
      ...toWarnings([{ ...milk, day: null, slot: null }], plan),
      ...readingWarnings(
        { interpretation: toInterpretation(read()) },
        read('zorble', 'epipen', 'kidney disease'),
      ),
    ]
    expect(all.map((one) => warningInSpanish(one, names).text)).toEqual([
      'La lista o los consejos de este plan nombran algo que lleva leche. Haga un plan nuevo.',
      'No podemos planear con seguridad para lo que el perfil dice ahora (enfermedad de los riñones). Siga el plan de su dietista.',
      'El perfil tiene la alergia «epipen», que no nombra ningún alimento. Diga en el perfil qué significa: este plan no se revisó para eso.',
      'Este plan se hizo antes de que el perfil dijera «zorble», y no pudimos revisarlo para eso. Lea todas las etiquetas o haga un plan nuevo.',
    ])
  })

  it('of before keeps its English words', () => {
    const [warning] = toWarnings([{ ...milk, day: 0, slot: 'lunch' }], plan)
    if (!warning) throw new Error('No warning')
    const { said: _, ...before } = warning
    expect(warningInSpanish(before, names)).toBe(before)
  })
})
