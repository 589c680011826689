import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { type SmtpServer, startSmtpServer } from '../testing/start-smtp-server.ts'
import type { HandOver, Mailer } from './mailer.ts'
import { smtpMailer } from './smtp-mailer.ts'

const id = '0193e8a0-0000-7000-8000-000000000001'
const mail = { to: 'kim@example.com', subject: 'A subject', text: 'A text\n.\nwith a dot' }
const yes = async () => true

async function startMailer(silenceMs = 60_000) {
  const server = await startSmtpServer()
  onTestFinished(server.close)
  const from = 'Brightplate <hello@plans.example.com>'
  const mailer = smtpMailer({ url: server.url, from, say: () => {}, silenceMs })
  return { server, handOver: handOverOf(mailer) }
}

function handOverOf(mailer: Mailer) {
  if (mailer.kind !== 'server') throw new Error('No mail server')
  return mailer.handOver
}

describe('mail through a server', () => {
  it('arrives as it was written, from the sender that is configured, with its own id', async () => {
    const { server, handOver } = await startMailer()
    expect(await handOver(id, { ...mail, replyTo: 'parent@example.com' }, yes)).toEqual({
      is: 'taken',
    })
    expect(server.received).toMatchObject([
      { from: 'hello@plans.example.com', to: ['kim@example.com'] },
    ])
    const message = server.received[0]?.message ?? ''
    expect(message).toMatch(/^Subject: A subject$/m)
    expect(message).toMatch(/^Reply-To: <?parent@example\.com>?$/m)
    expect(message).toContain(`Message-ID: <${id}@plans.example.com>`)
    expect(message).toContain('A text\n.\nwith a dot')
  })

  it('has no second recipient, whatever the address says', async () => {
    const { server, handOver } = await startMailer()
    await handOver(id, { ...mail, to: 'a@example.com, b@example.com' }, yes)
    expect(server.received.flatMap(({ to }) => to)).not.toContain('b@example.com')
  })

  it.each<[string, (server: SmtpServer) => void, HandOver]>([
    [
      'a recipient for now',
      (server) => server.refuseNext('451 later'),
      { is: 'refused', isFinal: false, reason: 'EENVELOPE 451' },
    ],
    [
      'a recipient for good',
      (server) => server.refuseNext('550 nobody <kim@example.com> here'),
      { is: 'refused', isFinal: true, reason: 'EENVELOPE 550' },
    ],
    [
      'a message for now',
      (server) => server.endNext('452 full'),
      { is: 'refused', isFinal: false, reason: 'EMESSAGE 452' },
    ],
    [
      'a message for good',
      (server) => server.endNext('554 not this'),
      { is: 'refused', isFinal: true, reason: 'EMESSAGE 554' },
    ],
  ])('says that the server refuses %s', async (_, misbehave, outcome) => {
    const { server, handOver } = await startMailer()
    misbehave(server)
    expect(await handOver(id, mail, yes)).toEqual(outcome)
    expect(server.received).toEqual([])
  })

  it('knows that a server which is away has taken nothing', async () => {
    const { server, handOver } = await startMailer()
    await server.close()
    expect(await handOver(id, mail, yes)).toMatchObject({ is: 'refused', isFinal: false })
  })

  it.each(['hang', 'cut before the answer'] as const)(
    'does not know what became of a message whose answer does not come: %s',
    async (end) => {
      const { server, handOver } = await startMailer(end === 'hang' ? 3000 : 60_000)
      server.endNext(end)
      expect(await handOver(id, mail, yes)).toMatchObject({ is: 'unknown' })
    },
  )

  it('is taken where the connection is cut after the answer', async () => {
    const { server, handOver } = await startMailer()
    server.endNext('cut after the answer')
    expect(await handOver(id, mail, yes)).toEqual({ is: 'taken' })
  })

  it('asks whether it may once the server took the recipient, and before the message has an end', async () => {
    const { server, handOver } = await startMailer()
    const seen: number[] = []
    const no = async () => {
      seen.push(server.attempts(), server.received.length)
      return false
    }
    expect(await handOver(id, mail, no)).toEqual({ is: 'called off' })
    expect(seen).toEqual([1, 0])
    server.refuseNext('451 later')
    await handOver(id, mail, no)
    expect([seen.length, server.received]).toEqual([2, []])
  })

  it('was not taken where the question fails, or the server goes meanwhile', async () => {
    const { server, handOver } = await startMailer()
    const fails = async () => {
      throw new Error('no database')
    }
    expect(await handOver(id, mail, fails)).toMatchObject({ is: 'refused', isFinal: false })
    const closes = async () => {
      await server.close()
      // Until this side has seen it, too.
      await wait(100)
      return true
    }
    expect(await handOver(id, mail, closes)).toMatchObject({ is: 'refused', isFinal: false })
    expect(server.received).toEqual([])
  })
})
