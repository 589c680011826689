import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'

/** Ends the head of a request, and a body in chunks. */
const blankLine = '\r\n\r\n'
const begunBlankLine = /\r(?:\n\r?)?$/

/** Cuts what comes on a connection where one request ends and the next begins. */
function openCutter() {
  let request: IncomingMessage | null = null
  let bodyLeft = 0
  return {
    /** The head of a request has come, and was the end of the piece before. */
    begin: (next: IncomingMessage): void => {
      request = next
      bodyLeft = Number(next.headers['content-length'] ?? 0)
    },
    /** The length of the next piece; 0 where more has to come first. */
    cut: (bytes: Buffer): number => {
      if (request?.complete === false && bodyLeft > 0) {
        const length = Math.min(bodyLeft, bytes.length)
        bodyLeft -= length
        return length
      }
      const at = bytes.indexOf(blankLine)
      if (at >= 0) return at + blankLine.length
      const end = bytes.toString('latin1', bytes.length - blankLine.length + 1)
      return bytes.length - (begunBlankLine.exec(end)?.[0].length ?? 0)
    },
    /** All of it has come. */
    isWhole: () => request?.complete !== false,
  }
}

interface Turn {
  /** Counts a request until its answer has been taken, or never will be. */
  ask: (request: IncomingMessage) => void
  answered: () => void
  /** No answer is owed. */
  isIdle: () => boolean
}

/** Stands between a connection and the parser, which would parse all of a packet: 64 KB hold 2,500 requests. */
function openTurn(socket: Socket): Turn {
  const [parse] = socket.listeners('data')
  if (!parse) throw new Error('The parser of a new connection does not listen to it')
  const cutter = openCutter()
  let unanswered = 0
  let begun: Buffer = Buffer.alloc(0)
  const isHeld = () =>
    unanswered > 1 || (unanswered === 1 && cutter.isWhole()) || socket.writableNeedDrain
  const goOn = () => {
    if (!isHeld()) socket.resume()
  }
  socket.off('data', parse as () => void)
  socket.on('data', (bytes: Buffer) => {
    let rest = begun.length > 0 ? Buffer.concat([begun, bytes]) : bytes
    begun = Buffer.alloc(0)
    while (rest.length > 0 && socket.writable) {
      if (isHeld()) socket.pause()
      if (socket.isPaused()) {
        socket.unshift(rest)
        return
      }
      const length = cutter.cut(rest)
      if (length === 0) {
        begun = rest
        return
      }
      Reflect.apply(parse, socket, [rest.subarray(0, length)])
      rest = rest.subarray(length)
    }
  })
  // A request that is read to its end resumes the connection by itself.
  socket.on('resume', () => {
    if (socket.readableLength > 0 && isHeld()) socket.pause()
  })
  socket.on('drain', goOn)
  return {
    ask: (request) => {
      unanswered += 1
      cutter.begin(request)
    },
    answered: () => {
      unanswered -= 1
      goOn()
    },
    isIdle: () => unanswered === 0,
  }
}

/**
 * Reads the next request of a connection once the answer to the one before has been taken. Where none is, the system
 * holds the sender up, and after `server.timeout` without a byte the connection is ended. One on which a handler still
 * works is kept.
 */
export function readInTurn(server: Server): void {
  const turns = new WeakMap<Socket, Turn>()
  server.on('connection', (socket: Socket) => {
    turns.set(socket, openTurn(socket))
  })
  server.prependListener('request', (request, response) => {
    const turn = turns.get(request.socket)
    turn?.ask(request)
    response.once('close', () => turn?.answered())
  })
  server.on('timeout', (socket) => {
    if (turns.get(socket)?.isIdle() !== false || socket.writableLength > 0) socket.destroy()
  })
}
