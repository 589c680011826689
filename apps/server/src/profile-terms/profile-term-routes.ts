import { meantEntries } from '@brightplate/meal-plans/british/meant-entries'
import type { AppServices } from '../app-services.ts'
import { callerOf } from '../auth/caller.ts'
import { endpoint } from '../endpoint.ts'
import { countRequest } from '../request-limits/count-request.ts'
import { isOfCountry } from '../requests/asked-language.ts'
import { languageOfWords } from '../requests/words-of-call.ts'
import type { TypedApp } from '../typed-app.ts'

export function profileTermRoutes(app: TypedApp, { db, now, threads }: AppServices): void {
  app.route({
    ...endpoint('interpretProfileTerms'),
    handler: async (request) => {
      const caller = callerOf(request)
      await countRequest(db, now(), caller, 'interpretation')
      const language = languageOfWords()
      const worded = language === 'en-US' && !isOfCountry(request) ? 'en' : language
      return threads.interpretTerms(caller.userId, request.body, worded)
    },
  })
  app.route({
    ...endpoint('splitTypedList'),
    handler: async (request) => {
      const caller = callerOf(request)
      await countRequest(db, now(), caller, 'interpretation')
      const split = await threads.splitList(caller.userId, request.body)
      return languageOfWords() === 'en-GB' ? meantEntries(split, request.body.list) : split
    },
  })
  app.route({
    ...endpoint('listFoodTiles'),
    handler: async (request) => {
      const caller = callerOf(request)
      await countRequest(db, now(), caller, 'interpretation')
      return threads.foodTiles(caller.userId, request.body, languageOfWords())
    },
  })
}
