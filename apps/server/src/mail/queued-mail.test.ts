import { randomUUID } from 'node:crypto'
import { readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { dayMs } from '@brightplate/contract/plain-date'
import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import type { Db } from '../db/database.ts'
import { rowsOf } from '../db/rows-of.ts'
import { mails } from '../db/tables/operator/mails.ts'
import { openJobQueue } from '../jobs/queue/open-job-queue.ts'
import { queues } from '../jobs/queue/queues.ts'
import { workMail } from '../jobs/work-mail.ts'
import { seal } from '../keys/envelope.ts'
import { serviceKey } from '../keys/lookup-key.ts'
import { registerParent } from '../testing/families/register-parent.ts'
import { startSmtpServer } from '../testing/start-smtp-server.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { deliverMail } from './deliver-mail.ts'
import { dropLateMail } from './drop-late-mail.ts'
import type { Mail } from './mail.ts'
import type { Mailer } from './mailer.ts'
import { queueMail } from './queue-mail.ts'
import { smtpMailer } from './smtp-mailer.ts'
import { takeUpSealedFiles } from './take-up-sealed-files.ts'

const minuteMs = 60 * 1000
const operator = 'help@plans.example.com'
const link: Mail = { to: 'kim@example.com', subject: 'A link', text: 'open-sesame' }
const notice: Mail = { ...link, subject: 'A notice', mayComeTwice: true }

const openApp = () => startTestApp({ verifiesEmail: true, contactMail: operator })

let shared: ReturnType<typeof openApp> | undefined
afterAll(async () => (await shared)?.close())

/** An app without mails, on which nobody works the queue. One on which a test does is its own. */
async function emptyApp(isOwn: boolean): Promise<TestApp> {
  if (isOwn) {
    const testApp = await openApp()
    onTestFinished(testApp.close)
    return testApp
  }
  shared ??= openApp()
  const testApp = await shared
  await testApp.services.db.delete(mails)
  for (const name of ['mail', 'password-reset']) {
    await testApp.services.queue.boss.deleteAllJobs(name)
  }
  return testApp
}

/** Mails go to a server that a test makes misbehave. */
async function startApp({ isOwn = false, silenceMs = 60_000 } = {}) {
  const testApp = await emptyApp(isOwn)
  const server = await startSmtpServer()
  onTestFinished(server.close)
  const said: string[] = []
  const mailer = smtpMailer({
    url: server.url,
    from: 'hello@plans.example.com',
    say: (line) => said.push(line),
    silenceMs,
  })
  const services = { ...testApp.services, mailer }
  const queue = (mail: Mail, tx: Db = services.db) =>
    queueMail(tx, services.now(), services, { about: null, mail: () => mail })
  const waiting = async () => (await services.db.select().from(mails)).map(({ id }) => id)
  /** One attempt for each mail that waits. */
  const deliver = async () => {
    for (const id of await waiting()) await deliverMail(services, id).catch(mustWait)
  }
  return { server, said, testApp, services, mailer, queue, waiting, deliver }
}

const mustWait = (error: Error) => {
  if (error.name !== 'MailWaits') throw error
}

/** What the queue keeps of mails and forgotten passwords, as text. */
const jobsIn = async (db: Db) =>
  rowsOf(
    await db.execute(
      sql`select state, row_to_json(job)::text as job from pgboss.job where name in ('mail', 'password-reset')`,
    ),
  )

describe('a mail on the queue', () => {
  it('leaves with the transaction that queued it, and not at all where that is undone', async () => {
    const { server, services, queue, waiting } = await startApp({ isOwn: true })
    const undone = services.db.transaction(async (tx) => {
      await queue({ ...link, subject: 'Undone' }, tx)
      throw new Error('rolled back')
    })
    await expect(undone).rejects.toThrow('rolled back')
    expect([await waiting(), await jobsIn(services.db)]).toEqual([[], []])
    await services.db.transaction((tx) => queue(link, tx))
    await workMail(services)
    await expect.poll(waiting).toEqual([])
    expect(server.received.map(({ to }) => to)).toEqual([['kim@example.com']])
  })

  it('shows nothing of itself in the database, and leaves nothing there', async () => {
    const { server, services, testApp, queue, waiting } = await startApp({ isOwn: true })
    const { email } = await registerParent(testApp)
    await testApp.call('forgotPassword', { body: { email } })
    await queue(link)
    const { rows } = await services.db
      .execute(sql`select row_to_json(mails)::text as mail, encode(mail, 'escape') from mails`)
      .then((answer) => ({ rows: rowsOf(answer) }))
    const shown = JSON.stringify([rows, await jobsIn(services.db)])
    expect(rows).toHaveLength(2)
    for (const word of [email, 'kim@', 'A link', 'open-sesame', 'verify', 'Confirm']) {
      expect([word, shown.includes(word)]).toEqual([word, false])
    }
    const bytes = Buffer.from(email).toString('base64').slice(0, -4)
    expect(shown).not.toContain(bytes)
    await workMail(services)
    await expect.poll(waiting).toEqual([])
    expect(server.received).toHaveLength(2)
    const left = JSON.stringify(await jobsIn(services.db))
    expect(left).not.toContain('kim@')
  })

  it('goes with its account, and so does its job’s work', async () => {
    const { server, services, testApp, queue, waiting, deliver } = await startApp({ isOwn: true })
    const { email, password, token } = await registerParent(testApp)
    server.refuseNext('451 later', '451 later')
    await queue(link)
    await deliver()
    const before = await waiting()
    expect(before).toHaveLength(2)
    await testApp.call('eraseAccount', { token, body: { current_password: password } })
    const [left = '', ...more] = await waiting()
    expect([before.includes(left), more]).toEqual([true, []])
    await workMail(services)
    await expect.poll(waiting).toEqual([])
    expect(server.received.map(({ to }) => to)).toEqual([['kim@example.com']])
    expect(server.received.flatMap(({ to }) => to)).not.toContain(email)
  })

  it('is called off where its account is erased on the way', async () => {
    const { server, services, mailer, testApp, waiting } = await startApp()
    const { password, token } = await registerParent(testApp)
    const [id = ''] = await waiting()
    if (mailer.kind !== 'server') throw new Error('No mail server')
    const erasing: Mailer = {
      ...mailer,
      handOver: (mailId, mail, isOurs) =>
        mailer.handOver(mailId, mail, async () => {
          await testApp.call('eraseAccount', { token, body: { current_password: password } })
          return isOurs()
        }),
    }
    await deliverMail({ ...services, mailer: erasing }, id).catch(mustWait)
    expect([await waiting(), server.received, server.attempts()]).toEqual([[], [], 1])
  })

  it('is tried again by itself after what passes, and the log says so once, without an address', async () => {
    const { server, services, queue, waiting, said } = await startApp({ isOwn: true })
    await services.queue.boss.updateQueue('mail', {
      ...queues.mail,
      retryDelay: 1,
      retryDelayMax: 1,
    })
    server.refuseNext('451 <kim@example.com> later')
    server.endNext('452 full')
    await queue(link)
    await workMail(services)
    await expect.poll(waiting).toEqual([])
    expect([server.attempts(), server.received.length]).toEqual([3, 1])
    expect(said).toEqual(['A mail was not delivered (EENVELOPE 451), waits, and is tried again.'])
    expect(JSON.stringify(await jobsIn(services.db))).not.toContain('kim@')
  })

  it.each<['refuseNext' | 'endNext', `5${string}`, string]>([
    ['refuseNext', '550 nobody here', 'EENVELOPE 550'],
    ['endNext', '554 not this', 'EMESSAGE 554'],
  ])('is dropped where it is refused for good: %s %s', async (part, answer, reason) => {
    const { server, queue, waiting, deliver, said } = await startApp()
    server[part](answer)
    await queue(link)
    await deliver()
    expect([await waiting(), server.received]).toEqual([[], []])
    expect(said).toEqual([`A mail was refused for good (${reason}), and was dropped.`])
  })

  it('waits for a day, and a link no longer than it opens', async () => {
    const { server, testApp, queue, waiting, deliver, said } = await startApp()
    await server.close()
    const { email } = await registerParent(testApp)
    await deliver()
    await queue(link)
    testApp.advance(dayMs - minuteMs)
    await deliver()
    expect(await waiting()).toHaveLength(2)
    testApp.advance(2 * minuteMs)
    await deliver()
    expect(await waiting()).toEqual([])
    expect(said.slice(-2)).toEqual(
      Array(2).fill('A mail waited until it was of no use any more, and was dropped.'),
    )
    expect(said.join()).not.toContain(email)
  })

  it('that has lost its job is dropped as well', async () => {
    const { services, testApp, queue, waiting, said } = await startApp()
    await queue(link)
    testApp.advance(dayMs + minuteMs)
    await dropLateMail(services)
    expect(await waiting()).toHaveLength(1)
    testApp.advance(60 * minuteMs)
    await dropLateMail(services)
    expect(await waiting()).toEqual([])
    expect(said).toEqual(['1 mails waited for too long, and were dropped.'])
  })

  it('is dropped where its key is another one', async () => {
    const { services, queue, waiting, deliver, said } = await startApp()
    await queue(link)
    await services.db.update(mails).set({ id: randomUUID() })
    await deliver()
    expect([await waiting(), said]).toEqual([[], ['A mail does not open, and was dropped.']])
  })

  it('goes once, however many workers have its job', async () => {
    const { server, services, queue, waiting } = await startApp()
    await queue(link)
    const [id = ''] = await waiting()
    await Promise.all([1, 2, 3].map(() => deliverMail(services, id).catch(mustWait)))
    expect([await waiting(), server.received.length]).toEqual([[], 1])
  })

  it.runIf(process.env.TEST_DATABASE === 'server')(
    'is taken by any process, and goes once from all of them',
    async () => {
      const { server, services, testApp, queue, waiting } = await startApp({ isOwn: true })
      const { mailer } = services
      if (mailer.kind !== 'server') throw new Error('No mail server')
      const took = new Set<number>()
      let bothAtWork = () => {}
      const both = new Promise<void>((resolve) => {
        bothAtWork = resolve
      })
      for (const process of [1, 2]) {
        const own = await openJobQueue(testApp.database, () => {})
        onTestFinished(own.close)
        const waits: Mailer = {
          ...mailer,
          handOver: async (...call) => {
            took.add(process)
            if (took.size === 2) bothAtWork()
            await both
            return mailer.handOver(...call)
          },
        }
        await workMail({ ...services, queue: own, mailer: waits })
      }
      const subjects = Array.from({ length: 12 }, (_, at) => `Number ${at}.`)
      for (const subject of subjects) await queue({ ...link, subject })
      await expect.poll(waiting).toEqual([])
      const arrived = server.received.map(({ message }) => /^Subject: (.*)$/m.exec(message)?.[1])
      expect(arrived.sort()).toEqual(subjects.sort())
    },
  )
})

describe('a mail of which nobody knows whether the server took it', () => {
  it.each(['hang', 'cut before the answer'] as const)(
    'is not sent again, which the log says: %s',
    async (end) => {
      const { server, queue, waiting, deliver, said } = await startApp({
        silenceMs: end === 'hang' ? 3000 : 60_000,
      })
      server.endNext(end)
      await queue(link)
      await deliver()
      expect([await waiting(), server.received.length]).toEqual([[], 1])
      expect(said).toEqual([
        'Nobody knows whether the mail server took a mail: it is not sent again.',
      ])
    },
  )

  it('is sent once more and no oftener where to lose it were worse', async () => {
    const { server, queue, waiting, deliver, said } = await startApp()
    server.endNext('cut before the answer', 'cut before the answer')
    await queue(notice)
    for (let round = 0; round < 4; round += 1) await deliver()
    expect([await waiting(), server.received.length]).toEqual([[], 2])
    expect(said).toEqual([
      'Nobody knows whether the mail server took a mail: it goes there once more.',
      'Nobody knows whether the mail server took a mail: it is not sent again.',
    ])
    const ids = server.received.map(({ message }) => /^Message-ID: (.*)$/m.exec(message)?.[1])
    expect(new Set(ids).size).toBe(1)
  })

  it('counts as taken where the connection is cut after the answer', async () => {
    const { server, queue, waiting, deliver, said } = await startApp()
    server.endNext('cut after the answer')
    await queue(notice)
    await deliver()
    expect([await waiting(), server.received.length, said]).toEqual([[], 1, []])
  })

  it.each<[string, Mail, number]>([
    ['is not sent again', link, 0],
    ['is sent once more where to lose it were worse', notice, 1],
  ])('as its process ended then, is left alone for a while, and %s', async (_, mail, sent) => {
    const { server, services, testApp, queue, waiting, deliver } = await startApp()
    await queue(mail)
    await services.db.update(mails).set({ handedOverAt: services.now() })
    testApp.advance(minuteMs)
    await deliver()
    expect([(await waiting()).length, server.attempts()]).toEqual([1, 0])
    testApp.advance(2 * minuteMs)
    await deliver()
    expect([await waiting(), server.received.length]).toEqual([[], sent])
  })
})

describe('a forgotten password', () => {
  it('has the same stored and asked, whether there is an account or not', async () => {
    const { services, testApp } = await startApp()
    const { email } = await registerParent(testApp)
    await services.db.delete(mails)
    const count = async () => {
      const [row] = rowsOf(
        await services.db.execute(
          sql`select (select count(*) from mails)::int as mails, (select count(*) from account_links where kind = 'reset')::int as links`,
        ),
      )
      const jobs = await jobsIn(services.db)
      return { ...row, lengths: jobs.map(({ job }) => String(job).length) }
    }
    const before = await count()
    const strange = email.replace(/^./, 'x')
    for (const address of [email, strange]) {
      const { status } = await testApp.call('forgotPassword', { body: { email: address } })
      expect(status).toBe(202)
    }
    const after = await count()
    const [known, unknown] = after.lengths.slice(before.lengths.length)
    expect({ ...after, lengths: [] }).toEqual({ ...before, lengths: [] })
    expect(Math.abs((known ?? 0) - (unknown ?? 0))).toBeLessThan(8)
  })
})

describe('what an earlier version left as sealed files', () => {
  it('is taken up once: mails of an account as its own, what is old or damaged not at all', async () => {
    const { server, services, testApp, waiting, said, deliver } = await startApp()
    const { email } = await registerParent(testApp)
    await services.db.delete(mails)
    const folder = await temporaryFolder()
    const keep = async (mail: Mail, ageMs = 0) => {
      const name = `${'h'.repeat(43)}.${randomUUID()}.mail`
      const sealed = seal(
        serviceKey(services.lookup, 'mail that waits'),
        ['mail', name],
        Buffer.from(JSON.stringify(mail)),
      )
      await writeFile(join(folder, name), sealed)
      const at = new Date(services.now().getTime() - ageMs)
      await utimes(join(folder, name), at, at)
    }
    await keep({ ...link, to: email })
    await keep(link)
    await keep({ ...link, subject: 'Old' }, dayMs + minuteMs)
    await writeFile(join(folder, `x.${randomUUID()}.mail`), 'damaged')
    await writeFile(join(folder, 'open.txt'), 'To: kim@example.com\n')
    await takeUpSealedFiles(services, folder)
    await takeUpSealedFiles(services, folder)
    expect(await readdir(folder)).toEqual(['open.txt'])
    expect(said).toEqual(['2 mails waited for a day or were damaged, and were dropped.'])
    const kept = await services.db.select().from(mails)
    expect(kept.map(({ userId }) => userId !== null).sort()).toEqual([false, true])
    await deliver()
    expect(await waiting()).toEqual([])
    expect(server.received.map(({ to }) => to[0]).sort()).toEqual([email, 'kim@example.com'].sort())
  })

  it('is no reason to complain where there is no folder', async () => {
    const { services } = await startApp()
    await takeUpSealedFiles(services, join(await temporaryFolder(), 'missing'))
  })
})
