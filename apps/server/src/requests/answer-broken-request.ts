import type { Socket } from 'node:net'
import { type ErrorCode, errorCodes } from '@brightplate/contract/api/error-code'
import { errorBodyOf } from '../errors.ts'

const statusTexts: Partial<Record<ErrorCode, string>> = {
  request_timeout: 'Request Timeout',
  bad_request: 'Bad Request',
}

/** Answers what never became a request: one that did not come whole in time, or is no HTTP. */
export function answerBrokenRequest({ code: reason }: { code?: string }, socket: Socket): void {
  if (reason === 'ECONNRESET' || socket.destroyed) return
  const code = reason === 'ERR_HTTP_REQUEST_TIMEOUT' ? 'request_timeout' : 'bad_request'
  const body = JSON.stringify(errorBodyOf(code))
  if (socket.writable) {
    socket.write(
      `HTTP/1.1 ${errorCodes[code].status} ${statusTexts[code]}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
    )
  }
  socket.destroySoon()
}
