import { describe, expect, it, onTestFinished } from 'vitest'
import { openTestDatabase } from '../../testing/databases/open-test-database.ts'
import { type JobQueue, openJobQueue, superviseIntervalSeconds } from './open-job-queue.ts'
import { queues } from './queues.ts'
import { sendJob } from './send-job.ts'
import { polling, workQueue } from './work-queue.ts'

async function openDatabase() {
  const database = await openTestDatabase()
  const opened: JobQueue[] = []
  onTestFinished(async () => {
    for (const queue of opened) await queue.close()
    await database.close()
  })
  const open = async () => {
    const queue = await openJobQueue(database, () => {})
    opened.push(queue)
    return queue
  }
  return { database, open }
}

/** Collects the tasks worked, and waits for a number of them. */
function collector() {
  const tasks: string[] = []
  let wake = () => {}
  const add = (task: string) => {
    tasks.push(task)
    wake()
  }
  const until = async (count: number) => {
    while (tasks.length < count) {
      await new Promise<void>((resolve) => {
        wake = resolve
      })
    }
    return tasks
  }
  return { tasks, add, until }
}

const work = (queue: JobQueue, { add }: ReturnType<typeof collector>) =>
  workQueue<{ task: string }>(queue, 'periodic', 1, async ({ data }) => add(data.task))

describe('the job queue', () => {
  it('hands a job to a worker, once for all processes', async () => {
    const { database, open } = await openDatabase()
    const worked = collector()
    const workers = [await open()]
    if (database.kind === 'server') workers.push(await open())
    for (const queue of workers) await work(queue, worked)
    const tasks = Array.from({ length: 12 }, (_, index) => `task ${index}`)
    for (const task of tasks) await workers[0]?.boss.send('periodic', { task })
    expect([...(await worked.until(12))].sort()).toEqual([...tasks].sort())
  })

  it('takes a job with the transaction that sends it, or not at all', async () => {
    const { database, open } = await openDatabase()
    const queue = await open()
    const worked = collector()
    const send = (task: string, fails: boolean) =>
      database.db.transaction(async (tx) => {
        await sendJob(queue, tx, 'periodic', { task })
        if (fails) throw new Error('rolled back')
      })
    await expect(send('undone', true)).rejects.toThrow('rolled back')
    await send('kept', false)
    await work(queue, worked)
    expect(await worked.until(1)).toEqual(['kept'])
  })

  it('takes a generation up within 15 seconds of the death of its process', () => {
    const { heartbeatSeconds, retryDelay } = queues.generation
    const noticed = heartbeatSeconds + superviseIntervalSeconds
    const waited = Math.max(...Object.values(polling))
    expect(noticed + retryDelay + waited).toBeLessThanOrEqual(15)
  })

  it.runIf(process.env.TEST_DATABASE !== 'server')(
    'gives a generation back however often its process is killed',
    async () => {
      const { open } = await openDatabase()
      let queue = await open()
      const id = await queue.boss.send('generation', { task: 'cut off' })
      for (let kill = 0; kill < 6; kill += 1) {
        await expect
          .poll(async () => (await queue.boss.fetch('generation'))?.map((job) => job.id) ?? [])
          .toEqual([id])
        queue = await open()
      }
      const worked = collector()
      await workQueue<{ task: string }>(queue, 'generation', 1, async ({ data }) =>
        worked.add(data.task),
      )
      expect(await worked.until(1)).toEqual(['cut off'])
    },
  )

  it.runIf(process.env.TEST_DATABASE !== 'server')(
    'starts again what the process before was working on when it died',
    async () => {
      const { open } = await openDatabase()
      const before = await open()
      await before.boss.send('periodic', { task: 'long' }, { retryDelay: 0 })
      expect(await before.boss.fetch('periodic')).toHaveLength(1)

      const after = await open()
      const worked = collector()
      await work(after, worked)
      expect(await worked.until(1)).toEqual(['long'])
    },
  )
})
