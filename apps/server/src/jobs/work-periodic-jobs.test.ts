import { describe, expect, it, onTestFinished } from 'vitest'
import type { AppServices } from '../app-services.ts'
import { installation } from '../db/tables/installation/installation.ts'
import { newId } from '../new-id.ts'
import { startTestApp } from '../testing/test-app.ts'
import { periodicJobs } from './periodic-jobs.ts'
import { workPeriodicJobs } from './work-periodic-jobs.ts'

async function startServices() {
  const testApp = await startTestApp()
  onTestFinished(testApp.close)
  return testApp.services
}

describe('periodic jobs', () => {
  it('have names and hours of their own', () => {
    expect(new Set(periodicJobs.map(({ name }) => name)).size).toBe(periodicJobs.length)
    expect(new Set(periodicJobs.map(({ cron }) => cron)).size).toBe(periodicJobs.length)
  })

  it('are scheduled as listed, and no longer once they are not', async () => {
    const services = await startServices()
    const { boss } = services.queue
    await workPeriodicJobs(services)
    const keysOf = async () => (await boss.getSchedules('periodic')).map(({ key }) => key).sort()
    expect(await keysOf()).toEqual(periodicJobs.map(({ name }) => name).sort())
    await boss.offWork('periodic')
    await workPeriodicJobs(services, periodicJobs.slice(0, 1))
    expect(await keysOf()).toEqual([periodicJobs[0]?.name])
  })

  it('run when they are due', async () => {
    const services = await startServices()
    const ran = new Promise<Date>((resolve) => {
      const run = async ({ now }: AppServices) => resolve(now())
      workPeriodicJobs(services, [{ name: 'test', cron: '0 0 1 1 *', run }])
    })
    await services.queue.boss.send('periodic', { task: 'test' })
    expect(await ran).toEqual(services.now())
  })

  it.runIf(process.env.TEST_DATABASE === 'server')('end the epoch of keys each week', async () => {
    const services = await startServices()
    const epochOf = async () =>
      (await services.db.select({ epoch: installation.keyEpoch }).from(installation))[0]?.epoch
    const { householdId, own } = await services.keys.create(services.db, newId(services.now()))
    expect(await epochOf()).toBe(1)
    const job = periodicJobs.find(({ name }) => name === 'renew-key-epoch')
    expect(job?.cron).toMatch(/^\d+ \d+ \* \* 0$/)
    await job?.run(services)
    expect(await epochOf()).toBe(2)
    const found = await services.keys.find(services.db, householdId)
    expect(found?.own.equals(own)).toBe(true)
  })
})
