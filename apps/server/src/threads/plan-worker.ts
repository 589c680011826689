// Entry of the worker threads: what is done here never holds up another request.

import { composeMove } from '@brightplate/meal-plans/move/compose-move'
import { foodTiles } from '@brightplate/meal-plans/profile-terms/food-tiles'
import { interpretTerms } from '@brightplate/meal-plans/profile-terms/interpret-terms'
import { composeGoBack } from '@brightplate/meal-plans/revisions/compose-go-back'
import { composeAlternatives } from '@brightplate/meal-plans/swap/compose-alternatives'
import { inLanguage } from './in-language.ts'

export { composeEasyDinner } from '@brightplate/meal-plans/easy-dinner/compose-easy-dinner'
export { composeExchange } from '@brightplate/meal-plans/exchange/compose-exchange'
export { withFacts } from '@brightplate/meal-plans/finish/with-facts'
export { composeHouseholdList } from '@brightplate/meal-plans/household/compose-household-list'
export { foodsToOmit } from '@brightplate/meal-plans/papers/foods-to-omit'
export { picturesOfFoods } from '@brightplate/meal-plans/papers/pictures-of-foods'
export {
  splitList,
  takenInstead,
} from '@brightplate/meal-plans/profile-terms/splitting/split-list'
export { composeSwap } from '@brightplate/meal-plans/swap/compose-swap'
export { planWarnings } from '@brightplate/meal-plans/warnings/plan-warnings'
export { fittingRecipes } from '../models/proposals/fitting-recipes.ts'
export { reviewProposals } from '../models/proposals/review-proposals.ts'
export { composeWithProgress } from './compose-with-progress.ts'

export const alternativesIn = inLanguage(composeAlternatives)
export const foodTilesIn = inLanguage(foodTiles)
export const goBackIn = inLanguage(composeGoBack)
export const interpretIn = inLanguage(interpretTerms)
export const moveIn = inLanguage(composeMove)
