import { z } from 'zod'
import { changedChildBody, child, childBody } from '../../child/child.ts'
import { dishFeedbackBody } from '../../child/dish-feedback.ts'
import {
  eatingAnswerBody,
  eatingLogBody,
  eatingLogPage,
  eatingLogQuery,
} from '../../child/eating-log.ts'
import { goalTick, goalTickBody } from '../../child/goal-tick.ts'
import { removedAllergyBody } from '../../child/removed-allergy.ts'
import {
  dishPhotoParams,
  dishPhotosPage,
  photoAgreementBody,
  photoFile,
} from '../../plans/dishes/dish-photo.ts'
import { childTable } from '../../plans/meal-plan.ts'
import { nutritionWeek } from '../../plans/nutrition-week.ts'
import { foodTiles, interpretation, interpretBody } from '../../typed/profile-terms.ts'
import { splitList, splitListBody } from '../../typed/split-list.ts'
import { byId, nothing, requestKey, type WireShape } from './wire-shape.ts'

/** Children, what is said and kept of them, and what is read in what a parent types. */
export const childWire = {
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
    body: changedChildBody,
    replies: { 200: child },
    errors: ['not_found', 'invalid_input', 'profile_changed'],
  },
  answerRemovedAllergy: {
    summary: 'Put an allergy back that another parent took out, or agree to it',
    params: byId,
    body: removedAllergyBody,
    replies: { 200: child },
    errors: ['not_found', 'invalid_input'],
  },
  changeDishSaid: {
    summary: 'Say of a dish that it is a favourite or never again, or take that back',
    params: byId,
    body: dishFeedbackBody,
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
    errors: ['not_found', 'photos_not_agreed', 'invalid_input', 'too_many_requests'],
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
  splitTypedList: {
    summary: 'The entries of what was typed or pasted into a list',
    body: splitListBody,
    replies: { 200: splitList },
    errors: ['invalid_input', 'too_many_requests'],
  },
  listFoodTiles: {
    summary: 'Foods to tap as eaten, of those that the rules allow',
    body: interpretBody,
    replies: { 200: foodTiles },
    errors: ['invalid_input', 'too_many_requests'],
  },
} as const satisfies Record<string, WireShape>
