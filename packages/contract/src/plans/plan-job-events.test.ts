import { describe, expect, it } from 'vitest'
import type { PlanJob } from './meal-plan.ts'
import { readPlanJobEvents } from './plan-job-events.ts'

const job = (days_done: number): PlanJob => ({
  id: 'a-job',
  status: 'running',
  days_done,
  days_wanted: 7,
  plan_id: null,
  error: null,
})

const event = (state: PlanJob) => `event: progress\ndata: ${JSON.stringify(state)}\n\n`

/** A body that comes in these pieces, and whether it was given up before its end. */
function bodyOf(pieces: readonly Uint8Array<ArrayBuffer>[], ends = true) {
  const told = { cancelled: false }
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece)
      if (ends) controller.close()
    },
    cancel() {
      told.cancelled = true
    },
  })
  return { body, told }
}

const bytes = (text: string) => new TextEncoder().encode(text)

async function daysIn(body: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<number[]> {
  const days: number[] = []
  for await (const { days_done } of readPlanJobEvents(body)) days.push(days_done)
  return days
}

describe('the events of a job', () => {
  it('are read wherever the line cuts them, and comments are none', async () => {
    const sent = bytes(`: open\n\n${event(job(1))}: still there\n\n${event(job(2))}`)
    const pieces = [...sent].map((byte) => new Uint8Array([byte]))
    expect(await daysIn(bodyOf(pieces).body)).toEqual([1, 2])
  })

  it('may end their lines as any server does', async () => {
    const sent = event(job(3)).replaceAll('\n', '\r\n')
    expect(await daysIn(bodyOf([bytes(sent)]).body)).toEqual([3])
  })

  it('are not told by half: what a cut stream began is no state', async () => {
    const cut = event(job(2)).slice(0, -1)
    expect(await daysIn(bodyOf([bytes(event(job(1)) + cut)]).body)).toEqual([1])
  })

  it('are asked for no longer once nobody reads on', async () => {
    const { body, told } = bodyOf([bytes(event(job(1)))], false)
    for await (const _ of readPlanJobEvents(body)) break
    expect(told.cancelled).toBe(true)
  })

  it('fail as the line does', async () => {
    const broken = new ReadableStream<Uint8Array<ArrayBuffer>>({
      pull(controller) {
        controller.error(new Error('The line broke'))
      },
    })
    await expect(daysIn(broken)).rejects.toThrow('The line broke')
  })
})
