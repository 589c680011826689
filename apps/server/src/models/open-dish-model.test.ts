import { once } from 'node:events'
import { beforeAll, describe, expect, it } from 'vitest'
import { readEnv } from '../env.ts'
import { type ModelServer, startModelServer } from '../testing/models/model-server.ts'
import { openDishModel } from './open-dish-model.ts'

let server: ModelServer

beforeAll(async () => {
  server = await startModelServer()
  return server.close
})

async function open(variables: Record<string, string>) {
  const said: string[] = []
  const model = await openDishModel(readEnv(variables), (sentence) => said.push(sentence))
  return { model, said }
}

const compatible = (changes: Record<string, string> = {}) => ({
  MODEL_PROVIDER: 'openai-compatible',
  MODEL_NAME: 'cook-1',
  MODEL_BASE_URL: server.url,
  MODEL_API_KEY: 'a key',
  ...changes,
})

describe('the model of the settings', () => {
  it('is none by default', async () => {
    expect(await open({})).toEqual({ model: null, said: [] })
  })

  it('is asked once whether it answers, with the key, and named by its host', async () => {
    const keys: (string | null)[] = []
    server.answer(({ authorization }) => {
      keys.push(authorization)
      return { text: 'ok' }
    })
    const { model, said } = await open(compatible())
    expect(model).toMatchObject({ provider: new URL(server.url).host, name: 'cook-1' })
    expect(keys).toEqual(['Bearer a key'])
    expect(said).toEqual([])
  })

  it.each([
    ['anthropic', 'Anthropic'],
    ['openai', 'OpenAI'],
  ])('may be one of %s', async (provider, name) => {
    server.answer(() => ({ status: 429 }))
    const { model } = await open(compatible({ MODEL_PROVIDER: provider }))
    expect(model?.provider).toBe(name)
  })

  it.each([
    [401, 'MODEL_API_KEY was refused (401)'],
    [404, 'MODEL_NAME or MODEL_BASE_URL is not known there (404)'],
    [500, 'the model’s address answered with 500'],
  ])('is left out with one sentence when it answers %i', async (status, why) => {
    server.answer(() => ({ status }))
    const { model, said } = await open(compatible())
    expect(model).toBe(null)
    expect(said).toEqual([`Plans are made without a language model: ${why}.`])
  })

  it('is followed nowhere else: an address that sends on gives no answer', async () => {
    const asked = server.bodies.length
    server.answer(() => ({ status: 307, location: `${server.url}/elsewhere` }))
    const { said } = await open(compatible())
    expect(said).toEqual([
      'Plans are made without a language model: MODEL_BASE_URL gives no answer.',
    ])
    expect(server.bodies).toHaveLength(asked + 1)
  })

  it('is left out with one sentence when nobody answers', async () => {
    server.answer(() => ({ never: true }))
    const deaf = await open(compatible({ MODEL_DEADLINE_MS: '500' }))
    expect(deaf.said).toEqual([
      'Plans are made without a language model: MODEL_BASE_URL gives no answer.',
    ])
    const closed = await startModelServer()
    await closed.close()
    const gone = await open(compatible({ MODEL_BASE_URL: closed.url }))
    expect(gone.said).toEqual(deaf.said)
  })

  it('ends the time for proposals by itself', async () => {
    server.answer(() => ({ text: 'ok' }))
    const { model } = await open(compatible({ MODEL_DEADLINE_MS: '4000' }))
    if (!model) throw new Error('The model did not open')
    const signal = model.startDeadline()
    expect(signal.aborted).toBe(false)
    await once(signal, 'abort')
  })

  it.each([
    [{ MODEL_NAME: '' }, 'MODEL_NAME'],
    [{ MODEL_BASE_URL: '' }, 'MODEL_BASE_URL'],
    [{ MODEL_PROVIDER: 'openai', MODEL_API_KEY: '' }, 'MODEL_API_KEY'],
  ])('is left out when %j', async (changes, missing) => {
    const { model, said } = await open(compatible(changes))
    expect(model).toBe(null)
    expect(said).toEqual([`Plans are made without a language model: ${missing} is missing.`])
  })
})
