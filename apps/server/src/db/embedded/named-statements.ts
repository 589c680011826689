import {
  messages,
  type PGlite,
  parse,
  protocol,
  type QueryOptions,
  type Results,
  type Transaction,
} from '@electric-sql/pglite'

const { serialize } = protocol

interface Statement {
  name: string
  /** Of its parameters, as the engine numbers types. */
  types: readonly number[]
}

/** More than the service has queries; those whose text varies (lists of ids, rows to insert) come and go. */
const maxStatements = 200

/** Its tables have changed since it was named. */
const isOutdated = (error: unknown) =>
  error instanceof messages.DatabaseError && error.code === '0A000'

type Asked = [text: string, params?: unknown[], options?: Pick<QueryOptions, 'rowMode' | 'parsers'>]

/**
 * The engine's queries, each parsed and planned once and then asked for by its name: the engine's own way takes a query
 * in six steps and forgets it. At most `kept` are remembered, those that were asked for last.
 */
export function namedStatements(pglite: PGlite, kept = maxStatements) {
  /** By their text, the last asked for at the end. */
  const known = new Map<string, Statement>()
  let named = 0

  const send = (...steps: Uint8Array[]) =>
    pglite.execProtocolStream(Buffer.concat([...steps, serialize.sync()]), { syncToFs: false })

  /** The library copies its three hundred parsers for each query that brings some of its own. */
  const parsersFor = (options: Asked[2]): PGlite['parsers'] =>
    options?.parsers
      ? Object.assign(Object.create(pglite.parsers), options.parsers)
      : pglite.parsers

  async function nameStatement(text: string): Promise<Statement> {
    named += 1
    const name = `statement_${named}`
    const described = await send(
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
    )
    return { name, types: parse.parseDescribeStatementResults(described) }
  }

  async function statementOf(text: string): Promise<Statement> {
    const statement = known.get(text) ?? (await nameStatement(text))
    known.delete(text)
    known.set(text, statement)
    const [oldest] = known
    if (known.size > kept && oldest) {
      known.delete(oldest[0])
      await send(serialize.close({ type: 'S', name: oldest[1].name }))
    }
    return statement
  }

  async function ask(...[text, params = [], options]: Asked) {
    const { name, types } = await statementOf(text)
    const values = params.map((param, at) => {
      if (param === null || param === undefined) return null
      const write = pglite.serializers[types[at] ?? 0]
      return write ? write(param) : String(param)
    })
    const answered = await send(
      serialize.bind({ statement: name, values }),
      serialize.describe({ type: 'P' }),
      serialize.execute({}),
    )
    const [result] = parse.parseResults(answered, parsersFor(options), {
      rowMode: options?.rowMode ?? 'object',
    })
    if (!result) throw new Error('The engine answered nothing')
    return result
  }

  /** An outdated statement is refused before it did anything. */
  async function askOrForget(...given: Asked): Promise<Results> {
    try {
      return await ask(...given)
    } catch (error) {
      if (isOutdated(error)) known.delete(given[0])
      throw error
    }
  }

  return {
    /** Outside of transactions: it waits for the one that is open. */
    query: (...given: Asked): Promise<Results> =>
      pglite._runExclusiveTransaction(() =>
        pglite._runExclusiveQuery(async () => {
          try {
            return await askOrForget(...given)
          } catch (error) {
            if (!isOutdated(error)) throw error
            return ask(...given)
          }
        }),
      ),
    transaction: <T>(callback: (tx: Transaction) => Promise<T>): Promise<T> =>
      pglite.transaction((tx) => {
        const { query } = tx
        const inTransaction = async (...given: Asked) => {
          if (tx.closed) return query(...given)
          return pglite._runExclusiveQuery(() => askOrForget(...given))
        }
        return callback(Object.assign(tx, { query: inTransaction }))
      }),
  }
}
