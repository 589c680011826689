import { messageParameters } from './message-parameters.ts'
import type { Catalogue } from './read-catalogue.ts'

/** The types of parameters are those of the source: a language may count what English only prints. */
const askedFor = (message: string) => {
  const { types, tags } = messageParameters(message)
  return JSON.stringify([Object.keys(types).sort(), tags])
}

/**
 * Where a language says less, more or other than the source: a room or key that is missing or that nobody asks for,
 * and a message with other parameters or tags. A sentence each: "plans/cook: back is missing".
 */
export function catalogueFaults(source: Catalogue, translated: Catalogue): string[] {
  const rooms = new Set([...Object.keys(source), ...Object.keys(translated)])
  return [...rooms].flatMap((room) => {
    const [asked, given] = [source[room] ?? {}, translated[room] ?? {}]
    const keys = new Set([...Object.keys(asked), ...Object.keys(given)])
    return [...keys].flatMap((key) => {
      const [wanted, message] = [asked[key], given[key]]
      if (message === undefined) return `${room}: ${key} is missing`
      if (wanted === undefined) return `${room}: ${key} is in no other language`
      return askedFor(wanted) === askedFor(message)
        ? []
        : `${room}: ${key} has other parameters or tags than “${wanted}”`
    })
  })
}
