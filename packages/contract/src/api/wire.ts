import { z } from 'zod'
import { account, accountExport, changeAccountBody, eraseAccountBody } from '../account/account.ts'
import {
  forgotPasswordBody,
  lockAccountBody,
  loginBody,
  registerBody,
  resetPasswordBody,
  session,
  verifyEmailBody,
} from '../account/auth.ts'
import {
  checkout,
  checkoutBody,
  paymentStatus,
  portal,
  subscriptionStatus,
} from '../account/subscription.ts'
import { child, childBody } from '../child/child.ts'
import { dishSaidBody } from '../child/dish-said.ts'
import { goalTick, goalTickBody } from '../child/goal-tick.ts'
import {
  dishPhotoParams,
  dishPhotosPage,
  photoAgreementBody,
  photoFile,
} from '../plans/dish-photo.ts'
import {
  eatingAnswerBody,
  eatingLogBody,
  eatingLogPage,
  eatingLogQuery,
} from '../plans/eating-log.ts'
import {
  alternativesBody,
  childTable,
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
} from '../plans/meal-plan.ts'

import { mealTemplate, mealTemplateBody } from '../plans/meal-template.ts'
import { nutritionWeek } from '../plans/nutrition-week.ts'
import { goBackBody, planRevision, regenerationPreview } from '../plans/plan-revision.ts'
import { shoppingMark, shoppingMarksBody } from '../plans/shopping-mark.ts'
import { contactBody } from '../site/contact.ts'
import { foodTiles, interpretation, interpretBody } from '../typed/profile-terms.ts'
import type { EndpointName } from './endpoints.ts'
import type { ErrorCode } from './error-code.ts'
import { health, readiness } from './health.ts'

/** What goes over the wire in one call. A success without a body is `z.null()`. */
export interface WireShape {
  summary: string
  params?: z.ZodObject
  query?: z.ZodObject
  headers?: z.ZodObject
  body?: z.ZodType
  replies: Readonly<Record<number, z.ZodType>>
  errors: readonly ErrorCode[]
}

const byId = z.object({ id: z.string() })
const nothing = z.null()
const requestKey = z.string().min(1).max(200).optional()

export const wire = {
  register: {
    summary: 'Create an account and start its trial',
    body: registerBody,
    replies: { 201: session },
    errors: ['email_taken', 'too_many_requests', 'invalid_input', 'overloaded'],
  },
  login: {
    summary: 'Log in',
    body: loginBody,
    replies: { 200: session },
    errors: ['bad_credentials', 'too_many_requests', 'invalid_input', 'overloaded'],
  },
  logout: { summary: 'End this session', replies: { 204: nothing }, errors: [] },
  forgotPassword: {
    summary: 'Ask for a link to choose a new password; answers the same for an unknown address',
    body: forgotPasswordBody,
    replies: { 202: nothing },
    errors: ['too_many_requests', 'invalid_input'],
  },
  resetPassword: {
    summary: 'Choose a new password; ends all sessions and every other link',
    body: resetPasswordBody,
    replies: { 204: nothing },
    errors: ['reset_link_invalid', 'too_many_requests', 'invalid_input', 'overloaded'],
  },
  lockAccount: {
    summary: 'Lock an account that somebody else changed, by the link of the mail that told of it',
    body: lockAccountBody,
    replies: { 204: nothing },
    errors: ['lock_link_invalid', 'too_many_requests', 'invalid_input'],
  },
  verifyEmail: {
    summary: 'Confirm an email address, by the link that was mailed to it',
    body: verifyEmailBody,
    replies: { 204: nothing },
    errors: ['verify_link_invalid', 'too_many_requests', 'invalid_input'],
  },
  sendContactMessage: {
    summary: 'Write to whoever runs the service, where a mailbox is set for it',
    body: contactBody,
    replies: { 202: nothing },
    errors: ['contact_closed', 'too_many_requests', 'invalid_input'],
  },
  readAccount: { summary: 'The account', replies: { 200: account }, errors: [] },
  changeAccount: {
    summary: 'Change name, email or password; a new password ends the other sessions',
    body: changeAccountBody,
    replies: { 200: account },
    errors: ['bad_credentials', 'email_taken', 'invalid_input', 'too_many_requests', 'overloaded'],
  },
  eraseAccount: {
    summary: 'Erase the account with its children and plans',
    body: eraseAccountBody,
    replies: { 204: nothing },
    errors: ['bad_credentials', 'invalid_input', 'too_many_requests', 'overloaded'],
  },
  exportAccount: {
    summary: 'Everything that is stored of the account',
    replies: { 200: accountExport },
    errors: [],
  },
  sendVerifyLink: {
    summary: 'Mail the link that confirms the email address again, unless it is confirmed',
    replies: { 202: nothing },
    errors: ['too_many_requests'],
  },
  listChildren: {
    summary: 'The children, oldest profile first',
    replies: { 200: z.array(child) },
    errors: [],
  },
  createChild: {
    summary: 'Add a child; sent again with its key, the child takes what was sent last',
    headers: z.object({ 'idempotency-key': requestKey }),
    body: childBody,
    replies: { 201: child },
    errors: ['invalid_input'],
  },
  readChild: {
    summary: 'One child',
    params: byId,
    replies: { 200: child },
    errors: ['not_found'],
  },
  readTable: {
    summary: 'Who may eat of a child’s next plan, as chosen for the last one',
    params: byId,
    replies: { 200: childTable },
    errors: ['not_found'],
  },
  changeChild: {
    summary: 'Change a child; an absent optional field keeps its value, null clears it',
    params: byId,
    body: childBody,
    replies: { 200: child },
    errors: ['not_found', 'invalid_input'],
  },
  changeDishSaid: {
    summary: 'Say of a dish that it is a favourite or never again, or take that back',
    params: byId,
    body: dishSaidBody,
    replies: { 200: child },
    errors: ['not_found', 'invalid_input'],
  },
  readEatingLog: {
    summary: 'What was told of a child’s meals, and what is asked today',
    params: byId,
    query: eatingLogQuery,
    replies: { 200: eatingLogPage },
    errors: ['not_found', 'invalid_input'],
  },
  changeEatingLog: {
    summary: 'Switch the question of the day on, or off: that erases what was told',
    params: byId,
    body: eatingLogBody,
    replies: { 200: eatingLogPage },
    errors: ['not_found', 'invalid_input'],
  },
  answerEatingQuestion: {
    summary: 'Answer the question of the day, skip it, or mend the answer that day',
    params: byId,
    body: eatingAnswerBody,
    replies: { 200: eatingLogPage },
    errors: ['not_found', 'invalid_input'],
  },
  deleteChild: {
    summary: 'Delete a child; its plans stay without its name unless plans=delete',
    params: byId,
    query: z.object({ plans: z.enum(['keep', 'delete']).optional() }),
    replies: { 204: nothing },
    errors: ['not_found'],
  },
  listGoalTicks: {
    summary: 'The weeks of the last half year in which a goal was met, newest first',
    params: byId,
    replies: { 200: z.array(goalTick) },
    errors: ['not_found'],
  },
  changeGoalTick: {
    summary: 'Tick a goal for a week, or take the tick back',
    params: byId,
    body: goalTickBody,
    replies: { 200: z.array(goalTick) },
    errors: ['not_found', 'invalid_input', 'premium_needed'],
  },
  compareNutritionWeeks: {
    summary: 'What each planned week brings, newest first',
    params: byId,
    replies: { 200: z.array(nutritionWeek) },
    errors: ['not_found', 'premium_needed'],
  },
  listDishPhotos: {
    summary: 'The dishes that you have a photo of, and whether you agreed that photos are kept',
    replies: { 200: dishPhotosPage },
    errors: [],
  },
  changePhotoAgreement: {
    summary: 'Agree that photos are kept, or take that back: that erases them',
    body: photoAgreementBody,
    replies: { 200: dishPhotosPage },
    errors: ['invalid_input'],
  },
  readDishPhoto: {
    summary: 'Your photo of a dish; nothing where the one that the browser has is still right',
    params: dishPhotoParams,
    replies: { 200: photoFile, 304: nothing },
    errors: ['not_found'],
  },
  keepDishPhoto: {
    summary: 'Keep a photo of a dish in place of its drawing, and of the photo before',
    params: dishPhotoParams,
    body: photoFile,
    replies: { 200: dishPhotosPage },
    errors: ['not_found', 'photos_not_agreed', 'invalid_input'],
  },
  removeDishPhoto: {
    summary: 'Erase the photo of a dish',
    params: dishPhotoParams,
    replies: { 200: dishPhotosPage },
    errors: ['not_found'],
  },
  interpretProfileTerms: {
    summary: 'How tags will be understood',
    body: interpretBody,
    replies: { 200: interpretation },
    errors: ['invalid_input', 'too_many_requests'],
  },
  listFoodTiles: {
    summary: 'Foods to tap as eaten, of those that the rules allow',
    body: interpretBody,
    replies: { 200: foodTiles },
    errors: ['invalid_input', 'too_many_requests'],
  },
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
  readSubscription: {
    summary: 'Trial, free or premium',
    replies: { 200: subscriptionStatus },
    errors: [],
  },
  startCheckout: {
    summary: 'Start paying for premium; an open session is reused',
    body: checkoutBody,
    replies: { 200: checkout },
    errors: ['invalid_input', 'already_premium', 'payments_unavailable'],
  },
  cancelSubscription: {
    summary: 'Stop the renewal; access stays to the end of the period',
    replies: { 200: subscriptionStatus },
    errors: ['subscription_not_changeable', 'payments_unavailable'],
  },
  resumeSubscription: {
    summary: 'Take a cancellation back',
    replies: { 200: subscriptionStatus },
    errors: ['subscription_not_changeable', 'payments_unavailable'],
  },
  openBillingPortal: {
    summary: 'The payment provider’s page for cards and invoices',
    replies: { 200: portal },
    errors: ['subscription_not_changeable', 'payments_unavailable'],
  },
  readPaymentStatus: {
    summary: 'Whether a checkout was paid',
    params: byId,
    replies: { 200: paymentStatus },
    errors: ['not_found'],
  },
  readHealth: { summary: 'The process is up', replies: { 200: health }, errors: [] },
  readReadiness: {
    summary: 'The process can serve',
    replies: { 200: readiness, 503: readiness },
    errors: [],
  },
} as const satisfies Record<EndpointName, WireShape>

export type Wire = typeof wire
