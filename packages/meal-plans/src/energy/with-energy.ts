import type {
  ProfileInterpretation,
  TagReading,
  Understanding,
} from '@brightplate/foods/interpretation'
import { judgeEnergy } from './judge-energy.ts'

/** What the parent says of a child's energy, beside the tags. */
export interface EnergyFields {
  age: number
  energy_target_kcal?: number | null | undefined
}

const judged = (one: Understanding, age: number): Understanding => {
  const condition = one.kind === 'energy' ? judgeEnergy(one.kcal, age).condition : null
  return condition === null ? one : { kind: 'clinician', term: condition }
}

/** The tags of a child with each energy target in them judged by the age, as the field's own is. */
export function withEnergy(
  interpretation: ProfileInterpretation,
  { age, energy_target_kcal: field }: EnergyFields,
): ProfileInterpretation {
  const readings = interpretation.readings.map(
    (reading): TagReading => ({
      ...reading,
      understood: reading.understood.map((one) => judged(one, age)),
    }),
  )
  const ofField = field == null ? null : judgeEnergy(field, age).condition
  const named = readings.flatMap(({ understood }) =>
    understood.flatMap((one) => (one.kind === 'clinician' ? [one.term] : [])),
  )
  const conditions = new Set([
    ...interpretation.clinicianConditions,
    ...named,
    ...(ofField === null ? [] : [ofField]),
  ])
  return { ...interpretation, readings, clinicianConditions: [...conditions].sort() }
}

const ofEater = (one: Understanding): Understanding =>
  one.kind === 'energy'
    ? {
        kind: 'aside',
        term: one.term,
        note: { key: 'note.energy-of-others', params: {} },
      }
    : one

/** The tags of somebody who eats with a child: no plan is made for their energy. */
export const withoutEnergy = (interpretation: ProfileInterpretation): ProfileInterpretation => ({
  ...interpretation,
  readings: interpretation.readings.map((reading) => ({
    ...reading,
    understood: reading.understood.map(ofEater),
  })),
})

/**
 * Kcal a day that a clinician set for a child, as far as they are usual: the field's own, or else the highest that
 * the tags name, as too little is the graver fault. Undefined where nobody did.
 */
export function energySetFor(
  { readings }: Pick<ProfileInterpretation, 'readings'>,
  { energy_target_kcal: field }: Pick<EnergyFields, 'energy_target_kcal'>,
): number | undefined {
  const typed = readings.flatMap(({ understood }) =>
    understood.flatMap((one) => (one.kind === 'energy' ? [one.kcal] : [])),
  )
  return field ?? (typed.length > 0 ? Math.max(...typed) : undefined)
}
