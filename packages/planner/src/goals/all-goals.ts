import type { Goal } from './goal.ts'
import { budgetGoal } from './kitchen/budget-goal.ts'
import { kitchenGoal } from './kitchen/kitchen-goal.ts'
import { minutesGoal } from './kitchen/minutes-goal.ts'
import { sharedIngredientsGoal } from './kitchen/shared-ingredients-goal.ts'
import { countedLimitsGoal } from './nutrition/counted-limits-goal.ts'
import { denseDishesGoal } from './nutrition/dense-dishes-goal.ts'
import { energyGoal } from './nutrition/energy-goal.ts'
import { milkGlassesGoal } from './nutrition/milk-glasses-goal.ts'
import { moderationGoal } from './nutrition/moderation-goal.ts'
import { nutrientGoal } from './nutrition/nutrient-goal.ts'
import { steadyMealsGoal } from './nutrition/steady-meals-goal.ts'
import { upperIntakesGoal } from './nutrition/upper-intakes-goal.ts'
import { yieldedLimitsGoal } from './nutrition/yielded-limits-goal.ts'
import { dietQualityGoal } from './ordinary/diet-quality-goal.ts'
import { differentDinnersGoal } from './ordinary/different-dinners-goal.ts'
import { dinnersGoal } from './ordinary/dinners-goal.ts'
import { snackKindsGoal } from './ordinary/snack-kinds-goal.ts'
import { acceptanceGoal } from './table/acceptance/acceptance-goal.ts'
import { acceptedBasesGoal } from './table/acceptance/accepted-bases-goal.ts'
import { acceptedCoverageGoal } from './table/acceptance/accepted-coverage-goal.ts'
import { acceptedFoodsGoal } from './table/acceptance/accepted-foods-goal.ts'
import { acceptedVarietyGoal } from './table/acceptance/accepted-variety-goal.ts'
import { baseVarietyGoal } from './table/base-variety-goal.ts'
import { companionsGoal } from './table/companions-goal.ts'
import { compositionVarietyGoal } from './table/composition-variety-goal.ts'
import { cuisinesGoal } from './table/cuisines-goal.ts'
import { favouritesGoal } from './table/favourites-goal.ts'
import { occasionsGoal } from './table/occasions-goal.ts'
import { realDaysGoal } from './table/real-days-goal.ts'
import { recentDishesGoal } from './table/recent-dishes-goal.ts'
import { repetitionGoal } from './table/repetition-goal.ts'
import { sameMealInDayGoal } from './table/same-meal-in-day-goal.ts'
import { sideVarietyGoal } from './table/side-variety-goal.ts'
import { sweetsOfListGoal } from './table/sweets-of-list-goal.ts'
import { wishesGoal } from './table/wishes-goal.ts'

export const allGoals: readonly Goal[] = [
  countedLimitsGoal,
  energyGoal,
  nutrientGoal,
  moderationGoal,
  upperIntakesGoal,
  repetitionGoal,
  baseVarietyGoal,
  sideVarietyGoal,
  compositionVarietyGoal,
  sameMealInDayGoal,
  sweetsOfListGoal,
  milkGlassesGoal,
  sharedIngredientsGoal,
  kitchenGoal,
  budgetGoal,
  minutesGoal,
  wishesGoal,
  favouritesGoal,
  cuisinesGoal,
  acceptedFoodsGoal,
  acceptedCoverageGoal,
  yieldedLimitsGoal,
  acceptedVarietyGoal,
  acceptedBasesGoal,
  occasionsGoal,
  companionsGoal,
  acceptanceGoal,
  realDaysGoal,
  recentDishesGoal,
  steadyMealsGoal,
  denseDishesGoal,
  dietQualityGoal,
  dinnersGoal,
  differentDinnersGoal,
  snackKindsGoal,
]
