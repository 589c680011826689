import { expect, it } from 'vitest'
import { replicaHorizon } from './replica-horizon.ts'

const at = (position: number, timeline = '1') => ({ timeline, position: BigInt(position) })

it('takes a replica for fresh once it has what the database had at most a second ago', () => {
  const horizon = replicaHorizon()
  expect(horizon.isFresh(0)).toBe(false)
  horizon.note(0, at(100))
  horizon.cameTo(99n)
  expect(horizon.isFresh(1)).toBe(false)
  horizon.cameTo(100n)
  expect([horizon.isFresh(1000), horizon.isFresh(1001)]).toEqual([true, false])
})

it('counts from when the newest place was asked for that the replica has passed', () => {
  const horizon = replicaHorizon()
  horizon.note(0, at(100))
  horizon.note(500, at(200))
  horizon.note(900, at(300))
  horizon.cameTo(250n)
  expect([horizon.isFresh(1500), horizon.isFresh(1501)]).toEqual([true, false])
  // Nothing is written, so it has all that there is.
  horizon.note(2000, at(300))
  horizon.cameTo(300n)
  expect([horizon.isFresh(3000), horizon.isFresh(3001)]).toEqual([true, false])
})

it('forgets what it knew of a replica that failed', () => {
  const horizon = replicaHorizon()
  horizon.note(0, at(100))
  horizon.cameTo(100n)
  horizon.forget()
  horizon.cameTo(100n)
  expect(horizon.isFresh(1)).toBe(false)
})

it('believes no replica that stays where it was after another server was promoted', () => {
  const horizon = replicaHorizon()
  horizon.note(0, at(100))
  horizon.cameTo(150n)
  horizon.note(100, at(120, '2'))
  horizon.cameTo(150n)
  expect(horizon.isFresh(100)).toBe(false)
  horizon.note(200, at(140, '2'))
  horizon.cameTo(150n)
  expect(horizon.isFresh(200)).toBe(false)
  horizon.note(300, at(160, '2'))
  horizon.cameTo(160n)
  expect(horizon.isFresh(300)).toBe(true)
})
