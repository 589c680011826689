import type {
  EatingAnswerBody,
  EatingLog,
  EatingLogBody,
  EatingLogPage,
} from '@brightplate/contract/child/eating-log'
import { limits } from '@brightplate/contract/limits'
import { daysLater, plainDateOf } from '@brightplate/contract/plain-date'
import * as words from '#localized/errors'
import { requireChild } from '../children/require-child.ts'
import { profileColumns } from '../children/stored/child-columns.ts'
import { openChild, type StoredChild } from '../children/stored/open-child.ts'
import { noteWithdrawnConsent } from '../consents/note-withdrawn-consent.ts'
import type { Db } from '../db/database.ts'
import { lockHousehold } from '../db/lock-household.ts'
import { rowOf } from '../db/member.ts'
import { children } from '../db/tables/household/children.ts'
import { AppError } from '../errors.ts'
import type { HouseholdKeys } from '../keys/household-keys.ts'
import { findQuestion } from './find-question.ts'

const refuse = (field: string, detail: string) =>
  new AppError('invalid_input', { detail, fields: { [field]: detail } })

/** It is today somewhere on earth: one question a day is one of the parent's days. */
function requireToday(today: string, now: Date): void {
  const day = plainDateOf(now)
  if (today >= daysLater(day, -1) && today <= daysLater(day, 1)) return
  throw refuse('today', words.notToday())
}

async function requireStored(db: Db, keys: HouseholdKeys, id: string): Promise<StoredChild> {
  const child = openChild(keys, (await requireChild(db, keys, id)).row)
  if (!child) throw new AppError('not_found')
  return child
}

const pageOf = async (
  db: Db,
  keys: HouseholdKeys,
  child: StoredChild,
  log: EatingLog | undefined,
  today: string,
): Promise<EatingLogPage> => {
  const question = await findQuestion(db, keys, child, log, today)
  if (!log) return { log: null, question }
  const { foodsToOffer } = await import('@brightplate/meal-plans/eating-log/foods-to-offer')
  const offered = foodsToOffer({ answers: log.answers, safeFoods: child.safe_foods ?? [], today })
  return { log, question, offered }
}

/** Throws `not_found` and `invalid_input`. */
export async function readEatingLog(
  db: Db,
  now: Date,
  keys: HouseholdKeys,
  id: string,
  today: string,
): Promise<EatingLogPage> {
  requireToday(today, now)
  const child = await requireStored(db, keys, id)
  return pageOf(db, keys, child, child.eating_log, today)
}

async function change(
  db: Db,
  now: Date,
  keys: HouseholdKeys,
  { id, today }: { id: string; today: string },
  next: (tx: Db, child: StoredChild) => Promise<EatingLog | undefined>,
): Promise<EatingLogPage> {
  requireToday(today, now)
  return db.transaction(async (tx) => {
    await lockHousehold(tx, keys.householdId)
    const child = await requireStored(tx, keys, id)
    const { id: _, created_at: __, eating_log: ___, ...profile } = child
    const log = await next(tx, child)
    await tx
      .update(children)
      .set(profileColumns(keys, id, { ...profile, ...(log ? { eating_log: log } : {}) }))
      .where(rowOf(children, keys.householdId, id))
    return pageOf(tx, keys, child, log, today)
  })
}

/** Switches the question of the day on or off; off erases the answers. Throws `not_found` and `invalid_input`. */
export const changeEatingLog = (
  db: Db,
  now: Date,
  keys: HouseholdKeys,
  id: string,
  { asks, today }: EatingLogBody,
): Promise<EatingLogPage> =>
  change(db, now, keys, { id, today }, async (tx, { eating_log: log }) => {
    if (asks) return { ...(log ?? { since: plainDateOf(now), answers: [] }), asks }
    if (log) {
      await noteWithdrawnConsent(tx, now, keys, {
        of: { childId: id },
        kind: 'eating_log',
        recipient: null,
        agreedAt: log.since,
      })
    }
    return undefined
  })

/** Keeps an answer, or mends that of today. Throws `not_found`, and `invalid_input` for what was not asked. */
export const answerEatingQuestion = (
  db: Db,
  now: Date,
  keys: HouseholdKeys,
  id: string,
  { food, said, today }: EatingAnswerBody,
): Promise<EatingLogPage> =>
  change(db, now, keys, { id, today }, async (tx, child) => {
    const { eating_log: log } = child
    if (!log) throw refuse('food', words.questionsOff())
    const given = log.answers.find(({ answered_on }) => answered_on === today)
    const others = log.answers.filter((one) => one !== given)
    const asked = await findQuestion(tx, keys, child, { ...log, answers: others }, today)
    if (asked?.food !== food) throw refuse('food', words.notAskedToday())
    if (said && !asked.choices.includes(said)) {
      throw refuse('said', words.likedFromTen())
    }
    const { name, eaten_on } = asked
    const answers = [...others, { answered_on: today, eaten_on, name, food, said }]
    return { ...log, answers: answers.slice(-limits.eatingAnswersKept) }
  })
