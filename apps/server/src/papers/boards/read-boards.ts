import { randomUUID } from 'node:crypto'
import type { Language } from '@brightplate/contract/languages'
import type { BoardSize } from '@brightplate/contract/papers/boards'
import { daysLater, plainDateOf } from '@brightplate/contract/plain-date'
import * as words from '#localized/boards'
import type { Caller } from '../../auth/caller.ts'
import { plannedDays } from '../../care-links/page/shared-days.ts'
import { requireChild } from '../../children/require-child.ts'
import type { Db } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import type { CheckServices } from '../../plans/current-warnings.ts'
import { sayIn, wordsOf } from '../../requests/words-of-call.ts'
import type { PlanThreads } from '../../threads/plan-threads.ts'
import { boardDays, foodIdsOf } from './board-days.ts'
import { boardsOf } from './boards-of.ts'
import { zipBoards } from './zip-boards.ts'

const daysShown = { today: 1, week: 7 } as const

interface AskedBoards {
  childId: string
  days: keyof typeof daysShown
  language: Language
  day?: string | undefined
  size?: BoardSize | undefined
}

/**
 * The planned meals of a child as a package of boards, made when it is asked for and kept nowhere. Throws `not_found`,
 * also where no plan has a meal on these days.
 */
export async function readBoards(
  db: Db,
  now: Date,
  services: CheckServices & { threads: Pick<PlanThreads, 'picturesOfFoods'> },
  caller: Pick<Caller, 'keys' | 'userId'>,
  { childId, days, language, day, size = '4x6' }: AskedBoards,
): Promise<Uint8Array> {
  await requireChild(db, caller.keys, childId)
  const today = plainDateOf(now)
  const from =
    day !== undefined && day >= daysLater(today, -1) && day <= daysLater(today, 1) ? day : today
  const count = daysShown[days]
  const planned = await plannedDays(db, services, caller, { childId, language, from, count })
  const pictures = await services.threads.picturesOfFoods(caller.userId, foodIdsOf(planned))
  const shown = boardDays(planned, language, pictures).filter(({ meals }) => meals.length > 0)
  if (shown.length === 0) throw new AppError('not_found', { detail: words.noMeals() })
  const framing = { language, packageId: randomUUID().slice(0, 8), now, size }
  return zipBoards(
    sayIn(await wordsOf(language), () => boardsOf(shown, framing)),
    now,
  )
}
