import { buildChild } from '../../apps/server/src/testing/families/build-child.ts'
import type { Family } from '../family.ts'
import { faultOf, send } from './send.ts'

const pauseMs = 50

export interface SteadyWriter {
  /** The newest write that was answered with success. */
  acknowledged: () => number
  /** What is stored now; null where it could not be read. */
  stored: () => Promise<number | null>
  /** Answers that are none that a client may get, cut connections left out. */
  faults: () => string[]
  stop: () => Promise<void>
}

/** Renames a child to the next number, again and again, whatever happens to the service. */
export function startWriter(family: Family, urlOf: () => string): SteadyWriter {
  const { token, childId } = family
  const path = `/api/children/${childId}`
  const faults: string[] = []
  let acknowledged = 0
  let stopped = false
  const write = async (number: number) => {
    const body = JSON.stringify(buildChild({ name: `${number}` }))
    const answer = await send(urlOf(), { method: 'PUT', path, token, body })
    if (answer.status === 200) acknowledged = number
    const fault = answer.status === 0 && !answer.late ? null : faultOf(answer)
    if (fault) faults.push(`${fault} ${answer.text.slice(0, 80)}`)
    if (answer.status !== 200) await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
  const writing = (async () => {
    for (let number = 1; !stopped; number += 1) await write(number)
  })()
  return {
    acknowledged: () => acknowledged,
    stored: async () => {
      const { status, json } = await send(urlOf(), { method: 'GET', path, token })
      if (status !== 200 || typeof json !== 'object' || json === null || !('name' in json))
        return null
      const number = Number(json.name)
      return Number.isNaN(number) ? 0 : number
    },
    faults: () => faults.splice(0),
    stop: async () => {
      stopped = true
      await writing
    },
  }
}
