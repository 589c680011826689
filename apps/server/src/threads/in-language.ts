import type { Wording } from '@brightplate/meal-plans/wording/wording'
import { type Worded, wordingOf } from './wording-of.ts'

/** What a thread is asked for, and the language of whoever reads the answer. */
export interface Asked<Request> {
  request: Request
  language: Worded
}

/** The same work, its answer worded in the language that is asked for. */
export const inLanguage =
  <Request, Made>(make: (request: Request, wording: Wording) => Made) =>
  async ({ request, language }: Asked<Request>): Promise<Made> =>
    make(request, await wordingOf(language))
