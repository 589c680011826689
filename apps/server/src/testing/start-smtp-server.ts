import { createServer, type Socket } from 'node:net'

export interface SmtpServer {
  url: string
  /** What was delivered: envelope and message as they came. */
  received: { from: string; to: string[]; message: string }[]
  /** Answers that the next attempts get to RCPT TO, in place of acceptance. */
  refuseNext: (...answers: string[]) => void
  attempts: () => number
  close: () => Promise<void>
}

/** As much of RFC 5321 as a client needs to hand a mail over. */
export async function startSmtpServer(): Promise<SmtpServer> {
  const received: SmtpServer['received'] = []
  const refusals: string[] = []
  let attempts = 0

  function serve(socket: Socket): void {
    let mail = { from: '', to: [] as string[] }
    let message: string | null = null
    let pending = ''
    const say = (line: string) => socket.write(`${line}\r\n`)
    const addressOf = (line: string) => /<([^>]*)>/.exec(line)?.[1] ?? ''

    function command(line: string): void {
      const verb = line.slice(0, 4).toUpperCase()
      if (verb === 'EHLO' || verb === 'HELO') say('250 localhost')
      else if (verb === 'MAIL') {
        mail = { from: addressOf(line), to: [] }
        say('250 ok')
      } else if (verb === 'RCPT') {
        attempts += 1
        const refusal = refusals.shift()
        if (!refusal) mail.to.push(addressOf(line))
        say(refusal ?? '250 ok')
      } else if (verb === 'DATA') {
        message = ''
        say('354 go on')
      } else if (verb === 'QUIT') {
        say('221 bye')
        socket.end()
      } else say('250 ok')
    }

    socket.on('error', () => {})
    socket.on('data', (chunk) => {
      pending += chunk
      for (let end = pending.indexOf('\r\n'); end >= 0; end = pending.indexOf('\r\n')) {
        const line = pending.slice(0, end)
        pending = pending.slice(end + 2)
        if (message === null) command(line)
        else if (line === '.') {
          received.push({ ...mail, message })
          message = null
          say('250 taken')
        } else message += `${line.replace(/^\./, '')}\n`
      }
    })
    say('220 localhost')
  }

  const server = createServer(serve)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuseNext: (...answers) => refusals.push(...answers),
    attempts: () => attempts,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
