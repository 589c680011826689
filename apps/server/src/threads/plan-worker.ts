// Entry of the worker threads: what is done here never holds up another request.

export { planWarnings } from '@brightplate/meal-plans/check/plan-warnings'
export { composeEasyDinner } from '@brightplate/meal-plans/easy-dinner/compose-easy-dinner'
export { composeHouseholdList } from '@brightplate/meal-plans/household/compose-household-list'
export { composeMove } from '@brightplate/meal-plans/move/compose-move'
export { foodTiles } from '@brightplate/meal-plans/profile-terms/food-tiles'
export { interpretTerms } from '@brightplate/meal-plans/profile-terms/interpret-terms'
export { composeAlternatives } from '@brightplate/meal-plans/swap/compose-alternatives'
export { composeSwap } from '@brightplate/meal-plans/swap/compose-swap'
export { fittingRecipes } from '../models/proposals/fitting-recipes.ts'
export { reviewProposals } from '../models/proposals/review-proposals.ts'
export { composeWithProgress } from './compose-with-progress.ts'
