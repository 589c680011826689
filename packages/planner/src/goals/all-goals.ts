import { countedLimitsGoal } from './counted-limits-goal.ts'
import { energyGoal } from './energy-goal.ts'
import type { Goal } from './goal.ts'
import { minutesGoal } from './minutes-goal.ts'
import { moderationGoal } from './moderation-goal.ts'
import { nutrientGoal } from './nutrient-goal.ts'
import { repetitionGoal } from './repetition-goal.ts'
import { sharedIngredientsGoal } from './shared-ingredients-goal.ts'
import { upperIntakesGoal } from './upper-intakes-goal.ts'
import { wishesGoal } from './wishes-goal.ts'

export const allGoals: readonly Goal[] = [
  countedLimitsGoal,
  energyGoal,
  nutrientGoal,
  moderationGoal,
  upperIntakesGoal,
  repetitionGoal,
  sharedIngredientsGoal,
  minutesGoal,
  wishesGoal,
]
