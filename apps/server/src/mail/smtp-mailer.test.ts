import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { dayMs } from '@brightplate/contract/plain-date'
import { describe, expect, it, onTestFinished } from 'vitest'
import { newLookupKey } from '../keys/lookup-key.ts'
import { registerParent } from '../testing/families/register-parent.ts'
import { startSmtpServer } from '../testing/start-smtp-server.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { startTestApp } from '../testing/test-app.ts'
import { smtpMailer } from './smtp-mailer.ts'
import { waitingMail } from './waiting-mail.ts'

const mail = { to: 'kim@example.com', subject: 'A subject', text: 'A text\n.\nwith a dot' }

async function startMailer() {
  const server = await startSmtpServer()
  const outbox = await temporaryFolder()
  const lines: string[] = []
  const lookup = newLookupKey()
  const again = (againMs?: number, now = () => new Date()) =>
    smtpMailer({
      url: server.url,
      from: 'Brightplate <hello@plans.example.com>',
      waiting: waitingMail(outbox, lookup, now),
      log: (line) => lines.push(line),
      pausesMs: [1, 1],
      ...(againMs === undefined ? {} : { againMs }),
    })
  const mailer = again()
  onTestFinished(async () => {
    await mailer.close()
    await server.close()
  })
  return { server, mailer, again, lines, outbox }
}

describe('mail through a server', () => {
  it('arrives as it was written, from the sender that is configured', async () => {
    const { server, mailer, lines } = await startMailer()
    await mailer.sendMail(mail)
    await mailer.close()
    expect(server.received).toHaveLength(1)
    expect(server.received[0]).toMatchObject({
      from: 'hello@plans.example.com',
      to: ['kim@example.com'],
    })
    expect(server.received[0]?.message).toMatch(/^Subject: A subject$/m)
    expect(server.received[0]?.message).toContain('A text\n.\nwith a dot')
    expect(lines).toEqual([])
  })

  it('names whom its reader answers, also when it waited', async () => {
    const { server, mailer, again } = await startMailer()
    server.refuseNext('451 later', '451 later', '451 later')
    await mailer.sendMail({ ...mail, replyTo: 'parent@example.com' })
    await expect.poll(server.attempts).toBe(3)
    await mailer.close()
    const next = again()
    await expect.poll(() => server.received.length).toBe(1)
    await next.close()
    expect(server.received[0]?.message).toMatch(/^Reply-To: <?parent@example\.com>?$/m)
  })

  it('is tried again when the server is busy', async () => {
    const { server, mailer, lines } = await startMailer()
    server.refuseNext('451 later', '451 later')
    await mailer.sendMail(mail)
    await expect.poll(() => server.received.length).toBe(1)
    expect([server.attempts(), lines]).toEqual([3, []])
  })

  it('is dropped when it is refused for good, and no line of the log has its address', async () => {
    const { server, mailer, lines, outbox } = await startMailer()
    server.refuseNext('550 nobody here')
    await mailer.sendMail(mail)
    await expect.poll(() => lines.length).toBe(1)
    expect(server.attempts()).toBe(1)
    expect(lines.join()).toMatch(/^A mail was refused for good \(\w+\)\.$/)
    expect(await readdir(outbox)).toEqual([])
  })

  it('waits sealed, without its address, for a server that takes it, also over a new start', async () => {
    const { server, mailer, again, lines, outbox } = await startMailer()
    server.refuseNext(...Array.from({ length: 4 }, () => '451 later'))
    await mailer.sendMail(mail)
    await expect
      .poll(() => lines)
      .toEqual(['A mail was not delivered (EENVELOPE), waits, and is tried again for a day.'])
    await mailer.close()
    const [file = ''] = await readdir(outbox)
    const bytes = await readFile(join(outbox, file))
    for (const word of ['kim@example.com', 'A subject', 'with a dot']) {
      expect([word, file.includes(word), bytes.includes(word)]).toEqual([word, false, false])
    }
    expect((await stat(join(outbox, file))).mode & 0o777).toBe(0o600)
    // The first round of the next start is refused as well, and the second one goes through.
    const next = again(20)
    onTestFinished(next.close)
    await expect.poll(() => server.received.length).toBe(1)
    expect(server.received[0]?.to).toEqual(['kim@example.com'])
    expect(server.received[0]?.message).toContain('A text\n.\nwith a dot')
    await expect.poll(() => readdir(outbox)).toEqual([])
    expect(lines).toHaveLength(1)
  })

  it('waits for a day, and one that is damaged keeps no other waiting', async () => {
    const { server, mailer, again, lines, outbox } = await startMailer()
    server.refuseNext(...Array.from({ length: 3 }, () => '451 later'))
    await mailer.sendMail(mail)
    await expect.poll(() => lines).toHaveLength(1)
    await mailer.close()
    await writeFile(join(outbox, 'x.0.mail'), 'damaged')
    const dayLater = again(undefined, () => new Date(Date.now() + dayMs + 60_000))
    await expect
      .poll(() => lines[1])
      .toBe('2 mails waited for a day or were damaged, and were dropped.')
    await dayLater.close()
    expect([await readdir(outbox), server.received]).toEqual([[], []])
  })

  it('has no second recipient, whatever the address says', async () => {
    const { server, mailer } = await startMailer()
    await mailer.sendMail({ ...mail, to: 'a@example.com, b@example.com' })
    await mailer.close()
    expect(server.received.flatMap(({ to }) => to)).not.toContain('b@example.com')
  })

  it('carries the link of a forgotten password', async () => {
    const { server, mailer } = await startMailer()
    const testApp = await startTestApp({ sendMail: mailer.sendMail })
    onTestFinished(testApp.close)
    const { email } = await registerParent(testApp)
    await testApp.call('forgotPassword', { body: { email } })
    await expect.poll(() => server.received.length).toBe(1)
    expect(server.received[0]?.to).toEqual([email])
    expect(server.received[0]?.message.replaceAll('=\n', '')).toMatch(
      /https:\/\/plans\.example\.com\/reset\?token=/,
    )
  })
})
