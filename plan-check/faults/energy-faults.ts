import { ageFacts } from '../facts.ts'
import { dishesOf, type Finding, fault, type WirePlan } from '../plan.ts'

const energyKey = 'clinic.energy'

/** What is wrong with the energy that a clinician set in the profile's own field: not usual, not aimed at, not told. */
export function* energyFaults({ plan_data, profile_snapshot }: WirePlan): Generator<Finding> {
  const { energy_target_kcal: kcal, age = 0 } = profile_snapshot ?? {}
  const isReported = (plan_data.notices ?? []).some(({ key }) => key.startsWith(energyKey))
  if (kcal == null) return
  const [low, high] = ageFacts.usual_energy[age - 1] ?? [0, 0]
  if (kcal < low || kcal > high)
    yield fault('energy that is not usual', 'plan', `${kcal} of ${low} to ${high}`)
  const isOut = dishesOf(plan_data).some(({ dish }) => dish.eaten_out)
  const target = plan_data.nutrition?.find(({ nutrient }) => nutrient === 'energy_kcal')?.target
  if (!isOut && target !== kcal) yield fault('energy that is not aimed at', 'plan', `${target}`)
  if (!isReported) yield fault('energy that is not told', 'plan', `${kcal}`)
}
