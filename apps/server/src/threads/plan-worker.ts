// Entry of the worker threads: what is done here never holds up another request.

export { composeEasyDinner } from '@brightplate/meal-plans/easy-dinner/compose-easy-dinner'
export { composeExchange } from '@brightplate/meal-plans/exchange/compose-exchange'
export { composeHouseholdList } from '@brightplate/meal-plans/household/compose-household-list'
export { composeMove } from '@brightplate/meal-plans/move/compose-move'
export { keptOut } from '@brightplate/meal-plans/papers/kept-out'
export { foodTiles } from '@brightplate/meal-plans/profile-terms/food-tiles'
export {
  splitList,
  takenInstead,
} from '@brightplate/meal-plans/profile-terms/splitting/split-list'
export { composeGoBack } from '@brightplate/meal-plans/revisions/compose-go-back'
export { composeAlternatives } from '@brightplate/meal-plans/swap/compose-alternatives'
export { composeSwap } from '@brightplate/meal-plans/swap/compose-swap'
export { planWarnings } from '@brightplate/meal-plans/warnings/plan-warnings'
export { fittingRecipes } from '../models/proposals/fitting-recipes.ts'
export { reviewProposals } from '../models/proposals/review-proposals.ts'
export { composeWithProgress } from './compose-with-progress.ts'
export { interpretInLanguage } from './interpret-in-language.ts'
