import { expect, it } from 'vitest'
import { uploadTurns } from './upload-turns.ts'

/** Enters by name, and says who is inside. */
function watched(atOnce: number) {
  const enter = uploadTurns(atOnce)
  const entered: string[] = []
  const leave = new Map<string, () => void>()
  const ask = async (account: string, name: string) => {
    leave.set(name, await enter(account))
    entered.push(name)
  }
  const round = () => new Promise((resolve) => setImmediate(resolve))
  return { entered, ask, leave: (name: string) => leave.get(name)?.(), round }
}

it('one upload of an account is let in at a time, and another account waits for none of them', async () => {
  const { entered, ask, leave, round } = watched(5)
  for (const name of ['a', 'b', 'c']) ask('many', name)
  ask('one', 'only')
  await round()
  expect(entered).toEqual(['a', 'only'])
  leave('a')
  // Twice from one end of a connection lets nobody else in.
  leave('a')
  await round()
  expect(entered).toEqual(['a', 'only', 'b'])
})

it('where the room is full, accounts are let in in turn', async () => {
  const { entered, ask, leave, round } = watched(1)
  for (const name of ['a', 'b']) ask('many', name)
  ask('one', 'only')
  await round()
  expect(entered).toEqual(['a'])
  leave('a')
  await round()
  expect(entered).toEqual(['a', 'only'])
  leave('only')
  await round()
  expect(entered).toEqual(['a', 'only', 'b'])
})

it('an account with thirty that wait is refused, another is not', async () => {
  const { ask, entered, round } = watched(2)
  for (let at = 0; at < 31; at += 1) ask('many', `${at}`)
  await expect(ask('many', 'one more')).rejects.toMatchObject({ code: 'too_many_requests' })
  ask('one', 'only')
  await round()
  expect(entered).toEqual(['0', 'only'])
})
