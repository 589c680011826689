import type { PlanData } from '@brightplate/contract/plans/plan-data'
import { modelRecipePrefix } from './read-proposal.ts'

/** Whether a dish of the plan was proposed by a model. */
export const usesModel = ({ days }: PlanData): boolean =>
  days.some(({ breakfast, lunch, dinner, snacks, juice }) =>
    [breakfast, lunch, dinner, ...snacks, juice].some(({ recipe_id }) =>
      recipe_id?.startsWith(modelRecipePrefix),
    ),
  )
