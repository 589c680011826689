import { describe, expect, it } from 'vitest'
import { isUnavailable } from './is-unavailable.ts'

const failure = (code: string) => Object.assign(new Error('of the driver'), { code })

describe('a failure of the database', () => {
  it.each([
    ['a connection that was lost', '08006'],
    ['a server that is ended', '57P01'],
    ['a server that starts', '57P03'],
    ['too many connections', '53300'],
    ['a full disk', '53100'],
    ['a lock that was not had in time', '55P03'],
    ['a statement that another failed to have parsed', '26000'],
    ['a database that takes no connections', '55000'],
    ['a server that takes no writes', '25006'],
    ['a folder of keys that is not there', 'EKEYMISSING'],
    ['an address that refuses', 'ECONNREFUSED'],
  ])('may be over soon: %s', (_, code) => {
    expect(isUnavailable(failure(code))).toBe(true)
    expect(isUnavailable(new Error('of the query', { cause: failure(code) }))).toBe(true)
  })

  it.each([
    'failure on connection marked as essential: one:5432',
    'could not commit transaction for shard 102024 on at least one active node',
  ])('may be over soon: a worker of a cluster that is away, whatever its code: %s', (message) => {
    const lost = Object.assign(new Error(message), { code: 'XX000' })
    expect(isUnavailable(new Error('of the query', { cause: lost }))).toBe(true)
  })

  it.each([
    ['a value that is none', '22P02'],
    ['a name that is taken', '23505'],
    ['a statement that is wrong', '42601'],
  ])('stays: %s', (_, code) => {
    expect(isUnavailable(failure(code))).toBe(false)
  })
})
