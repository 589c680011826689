import { ourMenu } from '../menu.ts'
import { buildProblem } from '../search/build-problem.ts'
import type { Problem } from '../search/problem.ts'
import { buildProfile, safeFood } from './build-profile.ts'

/** A week of a child who eats these foods and hardly anything else. */
export const buildListProblem = (foods: readonly string[]): Problem =>
  buildProblem(
    ourMenu,
    buildProfile({ safeFoods: foods.map(safeFood), safeFoodsNearlyAll: true }),
    '2026-11-26',
    7,
  )
