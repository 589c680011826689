// Entry of the worker threads: what is done here never holds up another request.
export { fittingRecipes } from '../models/fitting-recipes.ts'
export { reviewProposals } from '../models/review-proposals.ts'
export { interpretTerms } from '../profile-terms/interpret-terms.ts'
export { composeAlternatives } from './compose-alternatives.ts'
export { composeSwap } from './compose-swap.ts'
export { composeWithProgress } from './compose-with-progress.ts'
export { planWarnings } from './plan-warnings.ts'
