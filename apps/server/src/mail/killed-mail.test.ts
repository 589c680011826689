import { isNotNull, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Client } from 'pg'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Db } from '../db/database.ts'
import { openEmbeddedDatabase } from '../db/embedded/open-embedded-database.ts'
import { mails } from '../db/tables/operator/mails.ts'
import { clientOf } from '../testing/client-of.ts'
import { processSettings } from '../testing/processes/process-settings.ts'
import { startServerProcess } from '../testing/processes/start-server-process.ts'
import { type SmtpServer, startSmtpServer } from '../testing/start-smtp-server.ts'

// Each starts the service several times, and a worker that died is noticed by the heartbeat that it misses.
vi.setConfig({ testTimeout: 300_000 })

const parent = { name: 'Kim', email: 'kim@example.com', password: 'correct horse' }

/** What lies in the database of a service that does not run. */
async function inDatabase<T>(env: Record<string, string>, look: (db: Db) => Promise<T>) {
  if (env.DATABASE_URL) {
    const client = new Client({ connectionString: env.DATABASE_URL })
    await client.connect()
    return look(drizzle(client)).finally(() => client.end())
  }
  const { db, close } = await openEmbeddedDatabase(env.DATA_DIR ?? '')
  return look(db).finally(close)
}

/** As if the kill was a while ago: nobody is handing anything over any more. */
const letHandOversPass = (env: Record<string, string>) =>
  inDatabase(env, (db) =>
    db.execute(sql`update mails set handed_over_at = handed_over_at - interval '5 minutes'`),
  )

async function startPost(database: string) {
  const server = await startSmtpServer()
  onTestFinished(server.close)
  const settings = {
    ...(await processSettings(database)),
    SMTP_URL: server.url,
    MAIL_FROM: 'hello@plans.example.com',
    CONTACT_MAIL: 'help@plans.example.com',
  }
  const start = async () => {
    const started = await startServerProcess(settings)
    onTestFinished(async () => {
      await started.kill('SIGKILL')
    })
    let said = ''
    started.process.stderr?.on('data', (chunk) => {
      said += chunk
    })
    return { ...started, said: () => said }
  }
  return { server, settings, start }
}

const subjectsIn = ({ received }: SmtpServer) =>
  received.map(({ message }) => /^Subject: (.*)$/m.exec(message)?.[1] ?? '')

describe('a process that is killed', () => {
  it('loses no mail that waits for its server', async () => {
    const { server, start } = await startPost('killed_waiting')
    server.refuseNext('451 later')
    const first = await start()
    await clientOf(first.url)('register', { body: parent })
    await expect.poll(server.attempts).toBe(1)
    await first.kill('SIGKILL')
    await start()
    await expect.poll(() => server.received.length).toBe(1)
    expect(server.received[0]?.to).toEqual([parent.email])
  })

  it('before the server answers has the next one send no mail a second time', async () => {
    const { server, settings, start } = await startPost('killed_in_doubt')
    const first = await start()
    const { token } = await clientOf(first.url)('register', { body: parent })
    await expect.poll(() => server.received.length).toBe(1)
    let died = Promise.resolve<unknown>(null)
    const killed = new Promise<void>((resolve) => {
      server.endNext(async () => {
        died = first.kill('SIGKILL')
        resolve()
        await died
      })
    })
    await clientOf(first.url, token)('sendVerifyLink', {})
    await killed
    await died
    await letHandOversPass(settings)
    const { said } = await start()
    await expect.poll(said).toContain('it is not sent again')
    expect(server.received).toHaveLength(2)
  })

  it('loses none of many messages that were answered, and sends none twice that the server took', async () => {
    const { server, settings, start } = await startPost('killed_among_many')
    const first = await start()
    const answered: string[] = []
    const write = async (writer: number) => {
      for (let at = 0; ; at += 1) {
        const subject = `Number ${writer}-${at}.`
        const body = {
          name: 'Kim',
          email: `kim${writer}-${at}@example.com`,
          subject,
          message: 'Oats.',
        }
        try {
          await clientOf(first.url)('sendContactMessage', { body })
        } catch {
          return
        }
        answered.push(subject)
        if (answered.length === 12) await first.kill('SIGKILL')
      }
    }
    await Promise.all([0, 1, 2].map(write))
    const doubtful = await inDatabase(settings, (db) =>
      db.select().from(mails).where(isNotNull(mails.handedOverAt)),
    )
    await letHandOversPass(settings)
    await start()
    const arrived = () =>
      new Set(subjectsIn(server).map((subject) => subject.replace('Contact form: ', '')))
    await expect.poll(() => answered.filter((subject) => !arrived().has(subject))).toEqual([])
    // Only what was being handed over at that moment may come twice: it is of a kind that may.
    expect(server.received.length - arrived().size).toBeLessThanOrEqual(doubtful.length)
  })
})
