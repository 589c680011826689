import { Piscina } from 'piscina'
import { describe, expect, it } from 'vitest'
import { FairTaskQueue, taskOf } from './fair-task-queue.ts'

/** A task as the pool hands it to its queue. */
const task = (account: string, name: string) => ({
  name,
  [Piscina.queueOptionsSymbol]: Reflect.get(taskOf(account, {}), Piscina.queueOptionsSymbol),
})

function filled(...tasks: object[]) {
  const queue = new FairTaskQueue<object>()
  for (const one of tasks) queue.push(one)
  return queue
}

function namesOf(queue: FairTaskQueue<object>): string[] {
  const names: string[] = []
  for (let next = queue.shift(); next; next = queue.shift()) names.push(Reflect.get(next, 'name'))
  return names
}

describe('tasks that wait for a thread', () => {
  it('are done for one account after the other, each account’s in their order', () => {
    const queue = filled(
      task('a', 'a1'),
      task('a', 'a2'),
      task('a', 'a3'),
      task('b', 'b1'),
      task('c', 'c1'),
      task('c', 'c2'),
    )
    expect([queue.size, queue.waitingOf('a'), queue.waitingOf('nobody')]).toEqual([6, 3, 0])
    expect(namesOf(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'c2', 'a3'])
    expect([queue.size, queue.waitingOf('a')]).toEqual([0, 0])
  })

  it('can be taken back', () => {
    const [first, second, other] = [task('a', 'a1'), task('a', 'a2'), task('b', 'b1')]
    const queue = filled(first, second, other)
    queue.remove(first)
    queue.remove(first)
    queue.remove(other)
    expect(queue.size).toBe(1)
    expect(namesOf(queue)).toEqual(['a2'])
  })
})
