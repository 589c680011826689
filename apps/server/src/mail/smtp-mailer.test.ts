import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { registerParent } from '../testing/register-parent.ts'
import { startSmtpServer } from '../testing/start-smtp-server.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { startTestApp } from '../testing/test-app.ts'
import { smtpMailer } from './smtp-mailer.ts'
import { writeToOutbox } from './write-to-outbox.ts'

const mail = { to: 'kim@example.com', subject: 'A subject', text: 'A text\n.\nwith a dot' }

async function startMailer() {
  const server = await startSmtpServer()
  const outbox = await temporaryFolder()
  const lines: string[] = []
  const mailer = smtpMailer({
    url: server.url,
    from: 'Brightplate <hello@plans.example.com>',
    keep: writeToOutbox(outbox, () => new Date('2026-11-20T09:00:00Z')),
    log: (line) => lines.push(line),
    pausesMs: [1, 1],
  })
  onTestFinished(async () => {
    await mailer.close()
    await server.close()
  })
  return { server, mailer, lines, outbox }
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

  it('is tried again when the server is busy', async () => {
    const { server, mailer, lines } = await startMailer()
    server.refuseNext('451 later', '451 later')
    await mailer.sendMail(mail)
    await expect.poll(() => server.received.length).toBe(1)
    expect([server.attempts(), lines]).toEqual([3, []])
  })

  it('is kept as a file when it is refused for good, and no line of the log has its address', async () => {
    const { server, mailer, lines, outbox } = await startMailer()
    server.refuseNext('550 nobody here')
    await mailer.sendMail(mail)
    await expect.poll(() => lines.length).toBe(1)
    expect(server.attempts()).toBe(1)
    expect(lines.join()).toMatch(/^A mail was not delivered \(\w+\) and is in the outbox\.$/)
    const [file = ''] = await readdir(outbox)
    expect(await readFile(join(outbox, file), 'utf8')).toContain('To: kim@example.com')
  })

  it('is kept as a file when nobody answers', async () => {
    const { server, mailer, lines, outbox } = await startMailer()
    await server.close()
    await mailer.sendMail(mail)
    await expect
      .poll(() => lines)
      .toEqual(['A mail was not delivered (ESOCKET) and is in the outbox.'])
    expect(await readdir(outbox)).toHaveLength(1)
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
