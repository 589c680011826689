import { acceptanceGoal } from './acceptance-goal.ts'
import { acceptedFoodsGoal } from './accepted-foods-goal.ts'
import { acceptedVarietyGoal } from './accepted-variety-goal.ts'
import { baseVarietyGoal } from './base-variety-goal.ts'
import { budgetGoal } from './budget-goal.ts'
import { countedLimitsGoal } from './counted-limits-goal.ts'
import { denseDishesGoal } from './dense-dishes-goal.ts'
import { energyGoal } from './energy-goal.ts'
import { favouritesGoal } from './favourites-goal.ts'
import type { Goal } from './goal.ts'
import { kitchenGoal } from './kitchen-goal.ts'
import { minutesGoal } from './minutes-goal.ts'
import { moderationGoal } from './moderation-goal.ts'
import { nutrientGoal } from './nutrient-goal.ts'
import { recentDishesGoal } from './recent-dishes-goal.ts'
import { repetitionGoal } from './repetition-goal.ts'
import { sharedIngredientsGoal } from './shared-ingredients-goal.ts'
import { sideVarietyGoal } from './side-variety-goal.ts'
import { steadyMealsGoal } from './steady-meals-goal.ts'
import { upperIntakesGoal } from './upper-intakes-goal.ts'
import { wishesGoal } from './wishes-goal.ts'

export const allGoals: readonly Goal[] = [
  countedLimitsGoal,
  energyGoal,
  nutrientGoal,
  moderationGoal,
  upperIntakesGoal,
  repetitionGoal,
  baseVarietyGoal,
  sideVarietyGoal,
  sharedIngredientsGoal,
  kitchenGoal,
  budgetGoal,
  minutesGoal,
  wishesGoal,
  favouritesGoal,
  acceptedFoodsGoal,
  acceptedVarietyGoal,
  acceptanceGoal,
  recentDishesGoal,
  steadyMealsGoal,
  denseDishesGoal,
]
