import { z } from 'zod'
import { householdList } from '../../plans/household-list.ts'
import {
  alternativesBody,
  dishAlternative,
  easyDinner,
  easyDinnerBody,
  generateBody,
  listPlansQuery,
  locksBody,
  mealPlan,
  mealPlanSummary,
  moveMealBody,
  planJob,
  regenerateBody,
  swapMealBody,
} from '../../plans/meal-plan.ts'
import { mealTemplate, mealTemplateBody } from '../../plans/meal-template.ts'
import { goBackBody, planRevision, regenerationPreview } from '../../plans/plan-revision.ts'
import { shoppingMark, shoppingMarksBody } from '../../plans/shopping-mark.ts'
import { byId, nothing, requestKey, type WireShape } from './wire-shape.ts'

/** Plans, what is changed in them, their lists, and the weeks that are kept. */
export const planWire = {
  generatePlan: {
    summary: 'Make a meal plan',
    headers: z.object({
      'idempotency-key': requestKey,
      prefer: z.string().optional(),
    }),
    body: generateBody,
    replies: { 201: mealPlan, 202: planJob },
    errors: [
      'not_found',
      'invalid_input',
      'plan_infeasible',
      'needs_clinician',
      'email_unverified',
      'plan_limit_reached',
      'premium_needed',
      'too_many_waiting',
      'idempotency_mismatch',
    ],
  },
  offerEasyDinner: {
    summary: 'One easy dinner for an evening before a plan begins; it is not stored',
    body: easyDinnerBody,
    replies: { 200: easyDinner },
    errors: [
      'not_found',
      'invalid_input',
      'needs_answer',
      'needs_clinician',
      'plan_infeasible',
      'too_many_requests',
    ],
  },
  listPlans: {
    summary: 'The meal plans, newest first',
    query: listPlansQuery,
    replies: { 200: z.union([z.array(mealPlan), z.array(mealPlanSummary)]) },
    errors: ['invalid_input'],
  },
  readPlan: {
    summary: 'One meal plan, checked again against the profile and rules of today',
    params: byId,
    replies: { 200: mealPlan },
    errors: ['not_found'],
  },
  deletePlan: {
    summary: 'Delete a meal plan; for a minute it can be brought back',
    params: byId,
    replies: { 204: nothing },
    errors: ['not_found'],
  },
  restorePlan: {
    summary: 'Bring a plan back that was deleted a moment ago',
    params: byId,
    replies: { 200: mealPlan },
    errors: ['not_found'],
  },
  listRevisions: {
    summary: 'The plan as it was after each change, newest first',
    params: byId,
    replies: { 200: z.array(planRevision) },
    errors: ['not_found'],
  },
  goBackToRevision: {
    summary: 'Go back to an earlier revision, as a new one; checked by the rules of today',
    params: byId,
    body: goBackBody,
    replies: { 200: mealPlan },
    errors: ['not_found', 'invalid_input', 'plan_changed'],
  },
  listAlternatives: {
    summary: 'Three dishes that would keep every rule',
    params: byId,
    body: alternativesBody,
    replies: { 200: z.array(dishAlternative) },
    errors: ['not_found', 'invalid_input', 'too_many_requests'],
  },
  swapMeal: {
    summary: 'Put another dish in a slot',
    params: byId,
    body: swapMealBody,
    replies: { 200: mealPlan },
    errors: ['not_found', 'invalid_input', 'plan_changed'],
  },
  moveMeal: {
    summary: 'Let a meal change places with that of another day',
    params: byId,
    body: moveMealBody,
    replies: { 200: mealPlan },
    errors: ['not_found', 'invalid_input', 'plan_changed'],
  },
  changeLocks: {
    summary: 'Say which dishes stay when the plan is made anew',
    params: byId,
    body: locksBody,
    replies: { 200: mealPlan },
    errors: ['not_found', 'invalid_input'],
  },
  previewRegeneration: {
    summary: 'How many dishes change when the plan is made anew',
    params: byId,
    replies: { 200: regenerationPreview },
    errors: ['not_found'],
  },
  regeneratePlan: {
    summary: 'Make the plan anew around its locked dishes',
    params: byId,
    body: regenerateBody,
    replies: { 200: mealPlan },
    errors: [
      'not_found',
      'invalid_input',
      'plan_changed',
      'plan_limit_reached',
      'too_many_waiting',
      'plan_infeasible',
      'needs_clinician',
    ],
  },
  readHouseholdList: {
    summary: 'One shopping list of a plan and those of the household’s other children on its days',
    params: byId,
    replies: { 200: householdList },
    errors: ['not_found'],
  },
  listShoppingMarks: {
    summary: 'What is ticked on the shopping list of a plan, at home, and added to it',
    params: byId,
    replies: { 200: z.array(shoppingMark) },
    errors: ['not_found'],
  },
  changeShoppingMarks: {
    summary: 'Mark lines of the shopping list; of two marks of a line the later one stays',
    params: byId,
    body: shoppingMarksBody,
    replies: { 200: z.array(shoppingMark) },
    errors: ['not_found', 'invalid_input'],
  },
  followShoppingMarks: {
    summary: 'The marks at each change, as server-sent events',
    params: byId,
    replies: { 200: z.string() },
    errors: ['not_found', 'too_many_requests'],
  },
  listMealTemplates: {
    summary: 'The weeks that were kept, newest first',
    replies: { 200: z.array(mealTemplate) },
    errors: [],
  },
  createMealTemplate: {
    summary: 'Keep a week of a plan, to start another from it',
    body: mealTemplateBody,
    replies: { 201: mealTemplate },
    errors: ['not_found', 'invalid_input', 'premium_needed'],
  },
  deleteMealTemplate: {
    summary: 'Delete a meal template',
    params: byId,
    replies: { 204: nothing },
    errors: ['not_found'],
  },
  readPlanJob: {
    summary: 'How far a generation is',
    params: byId,
    replies: { 200: planJob },
    errors: ['not_found'],
  },
  followPlanJob: {
    summary: 'The same as server-sent events',
    params: byId,
    replies: { 200: z.string() },
    errors: ['not_found', 'too_many_requests'],
  },
} as const satisfies Record<string, WireShape>
