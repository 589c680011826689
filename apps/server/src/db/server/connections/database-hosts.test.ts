import { Client } from 'pg'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { processSettings } from '../../../testing/processes/process-settings.ts'
import { openServerDatabase } from '../open-server-database.ts'
import { addressesIn, databaseHosts, openClient } from './database-hosts.ts'

describe('an address of a database', () => {
  it('of one host is as it was written', () => {
    const url = 'postgresql://kim:a%40b@host:5433/name?sslmode=require'
    expect(addressesIn(url)).toEqual([url])
  })

  it('of several hosts is one of each, in their order', () => {
    expect(
      addressesIn(
        'postgres://kim:pw@one:5433,[::1]:5434,three/name?a=b&target_session_attrs=read-write',
      ),
    ).toEqual([
      'postgres://kim:pw@one:5433/name?a=b',
      'postgres://kim:pw@[::1]:5434/name?a=b',
      'postgres://kim:pw@three/name?a=b',
    ])
  })

  it.each(['any', 'primary', 'read-write'])('may ask for a host that is %s', (asked) => {
    expect(addressesIn(`postgresql://one,two/name?target_session_attrs=${asked}`)).toHaveLength(2)
  })

  it.each([
    'postgresql://one,two/name?target_session_attrs=standby',
    'postgresql://one,two/name?target_session_attrs=prefer-standby',
    'postgresql://one,t:wo/name',
    'one,two',
  ])('is none: %s', (text) => {
    expect(addressesIn(text)).toBeNull()
  })
})

describe('the host that is tried', () => {
  it('is the next one once a connection to it could not be had, and not two further', () => {
    const hosts = databaseHosts('postgresql://one,two,three/name')
    const first = hosts.url()
    hosts.leave(first)
    hosts.leave(first)
    expect(hosts.url()).toBe('postgresql://two/name')
    hosts.leave(hosts.url())
    hosts.leave(hosts.url())
    expect(hosts.url()).toBe(first)
  })
})

/** An address of a database on this server, and one where its role takes no writes. */
async function twoHosts(name: string) {
  const { DATABASE_URL: url = '' } = await processSettings(name)
  const admin = new Client({ connectionString: url })
  await admin.connect()
  await admin.query(`create database ${name}_standby`)
  await admin.query(`alter database ${name}_standby set default_transaction_read_only = on`)
  await admin.end()
  return { url, port: new URL(inject('postgresUrl')).port }
}

describe('of several hosts', () => {
  it('one that takes no connection is passed by, by commands and by the service', async () => {
    const { url, port } = await twoHosts('hosts_down')
    const several = url.replace(`:${port}`, `:1,127.0.0.1:${port}`)
    expect(several).not.toBe(url)
    const client = await openClient(databaseHosts(several), {})
    onTestFinished(() => client.end())
    const database = await openServerDatabase(several)
    onTestFinished(database.close)
    const { rows } = await client.query('select current_database() as name')
    expect(rows).toEqual([{ name: 'hosts_down' }])
    expect(await database.queueConnection.db?.executeSql('select 1 as one', [])).toMatchObject({
      rows: [{ one: 1 }],
    })
  })

  it('one that takes no writes is none, and that is said as a server says it', async () => {
    const { url, port } = await twoHosts('hosts_read_only')
    const standby = `${url}_standby`.replace(`:${port}`, `:${port},127.0.0.1:${port}`)
    const refused = await openClient(databaseHosts(standby), {}).catch((error: unknown) => error)
    expect(refused).toMatchObject({ code: '25006' })
    await expect(openServerDatabase(standby)).rejects.toThrow(/could not be used \(25006\)/)
  })

  it('one alone is used as it is, for backups of a standby', async () => {
    const { url } = await twoHosts('hosts_alone')
    const client = await openClient(databaseHosts(`${url}_standby`), {})
    await client.end()
  })
})
