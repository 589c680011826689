import type { Problem } from './search/problem.ts'

/** With the goal of gaining weight, 5 to 10 % more; no goal ever lowers it. */
const gain = 1.07

/** Kcal a day that the plan aims at. What a clinician set stands as it is, whatever the goals. */
export const energyTarget = ({ profile, targets }: Pick<Problem, 'profile' | 'targets'>): number =>
  profile.energyKcal === undefined && profile.goals.includes('weight-gain')
    ? targets.energyKcal * gain
    : targets.energyKcal
