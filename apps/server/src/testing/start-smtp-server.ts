import { createServer, type Socket } from 'node:net'

/**
 * A refusal as it is said; kept and never answered; kept, and the connection cut before the answer, or after it. A
 * function is called with the message kept, and the answer is sent when it has ended.
 */
type MessageEnd =
  | `${4 | 5}${string}`
  | 'hang'
  | 'cut before the answer'
  | 'cut after the answer'
  | (() => Promise<void>)

export interface SmtpServer {
  url: string
  /** What was delivered: envelope and message as they came. */
  received: { from: string; to: string[]; message: string }[]
  /** Answers that the next attempts get to RCPT TO, in place of acceptance. */
  refuseNext: (...answers: string[]) => void
  /** What the next messages meet once they are whole, in place of acceptance. */
  endNext: (...ends: MessageEnd[]) => void
  attempts: () => number
  close: () => Promise<void>
}

/** As much of RFC 5321 as a client needs to hand a mail over. */
export async function startSmtpServer(): Promise<SmtpServer> {
  const received: SmtpServer['received'] = []
  const refusals: string[] = []
  const ends: MessageEnd[] = []
  const open = new Set<Socket>()
  let attempts = 0

  function serve(socket: Socket): void {
    let mail = { from: '', to: [] as string[] }
    let message: string | null = null
    let pending = ''
    const say = (line: string) => socket.write(`${line}\r\n`)
    const addressOf = (line: string) => /<([^>]*)>/.exec(line)?.[1] ?? ''

    async function endMessage(message: string): Promise<void> {
      const end = ends.shift()
      if (typeof end === 'string' && /^[45]/.test(end)) {
        say(end)
        return
      }
      received.push({ ...mail, message })
      if (end === 'hang') return
      if (end === 'cut before the answer') {
        socket.destroy()
        return
      }
      if (typeof end === 'function') await end()
      say('250 taken')
      if (end === 'cut after the answer') socket.destroySoon()
    }

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

    open.add(socket)
    socket.on('close', () => open.delete(socket))
    socket.on('error', () => {})
    socket.on('data', (chunk) => {
      pending += chunk
      for (let end = pending.indexOf('\r\n'); end >= 0; end = pending.indexOf('\r\n')) {
        const line = pending.slice(0, end)
        pending = pending.slice(end + 2)
        if (message === null) command(line)
        else if (line === '.') {
          endMessage(message)
          message = null
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
    endNext: (...next) => ends.push(...next),
    attempts: () => attempts,
    close: () => {
      for (const socket of open) socket.destroy()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
