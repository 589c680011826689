import { describe, expect, it, onTestFinished } from 'vitest'
import { buildWebFolder } from '../testing/build-web-folder.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { startTestApp } from '../testing/test-app.ts'

describe('a process that is too busy for requests', () => {
  it('says that it lives, and that it should get none', async () => {
    const { app, call, close } = await startTestApp({}, { mostLoopDelayMs: 0.000_001 })
    onTestFinished(close)
    const busy = async () => (await app.inject('/api/openapi.json')).statusCode
    await expect.poll(busy).toBe(503)
    const refused = await app.inject('/api/openapi.json')
    expect(refused.json().code).toBe('overloaded')
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await call('readHealth')).status).toBe(200)
    const readiness = await app.inject('/api/readyz')
    expect([readiness.statusCode, readiness.json().status]).toEqual([503, 'not_ready'])
    expect(Number(readiness.headers['retry-after'])).toBeGreaterThan(0)
  })
})

describe('the pages of a process that is too busy for requests', () => {
  it('are served, so that no parent reads the answer of the API in their place', async () => {
    const webFolder = await temporaryFolder()
    await buildWebFolder(webFolder)
    const { app, close } = await startTestApp({}, { mostLoopDelayMs: 0.000_001, webFolder })
    onTestFinished(close)
    const statusOf = async (url: string) => (await app.inject(url)).statusCode
    await expect.poll(() => statusOf('/api/account')).toBe(503)
    for (const url of ['/', '/dashboard', '/robots.txt']) expect(await statusOf(url)).toBe(200)
    expect(await statusOf('/api/account')).toBe(503)
  })
})

describe('a process whose database does not answer', () => {
  it('says that it lives, and that it should get no requests', async () => {
    const { app, call, services, close } = await startTestApp()
    onTestFinished(close)
    const { execute } = services.db
    const readiness = async () => (await app.inject('/api/readyz')).json().status
    Object.assign(services.db, { execute: () => new Promise(() => {}) })
    expect(await readiness()).toBe('not_ready')
    expect((await call('readHealth')).status).toBe(200)
    Object.assign(services.db, { execute })
    expect(await readiness()).toBe('ready')
  })
})
