import Fastify from 'fastify'
import { expect, it, onTestFinished, vi } from 'vitest'
import { AppError } from '../errors.ts'
import { refuseLate } from './refuse-late.ts'

it('tells whoever asks for too much a second later, and all others at once', async () => {
  const app = Fastify()
  onTestFinished(() => app.close())
  refuseLate(app, 1000)
  app.get('/:code', async ({ params }) => {
    const { code } = params as { code: 'too_many_requests' | 'overloaded' | 'not_found' }
    throw new AppError(code)
  })
  await app.ready()
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const answered: string[] = []
  const asked = ['too_many_requests', 'overloaded', 'not_found'].map(async (code) => {
    await app.inject(`/${code}`)
    answered.push(code)
  })
  await vi.waitFor(() => expect(answered).toEqual(['not_found']))
  await vi.advanceTimersByTimeAsync(1000)
  await Promise.all(asked)
  expect(answered.slice(1).sort()).toEqual(['overloaded', 'too_many_requests'])
})
