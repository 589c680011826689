import { closeSync } from 'node:fs'
import { join } from 'node:path'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import type { DiskSync, WalSync } from './wal-sync.ts'

type Operation = (...given: unknown[]) => unknown

/** What the engine's file system for Node is made of, as far as we change it. */
interface NodeFileSystem {
  stream_ops: Record<string, Operation | undefined>
  node_ops: Record<string, Operation | undefined>
  realPath: (node: unknown) => string
  tryFSOperation: <T>(operation: () => T) => T
}

const nodeFileSystemOf = (module: object): NodeFileSystem => {
  if (!('NODEFS' in module)) throw new Error('The engine has no file system for Node')
  return module.NODEFS as NodeFileSystem
}

const nodeOf = (stream: unknown): unknown =>
  typeof stream === 'object' && stream !== null && 'node' in stream ? stream.node : null

/** The number that the system gave the file; folders have none. */
const fileOf = (stream: unknown): number =>
  typeof stream === 'object' && stream !== null && 'nfd' in stream ? Number(stream.nfd) : -1

/** Copies of a stream are one open file until the last of them is closed. */
const isShared = (stream: unknown): boolean => {
  const shared =
    typeof stream === 'object' && stream !== null && 'shared' in stream ? stream.shared : null
  if (typeof shared !== 'object' || shared === null || !('refcount' in shared)) return false
  return Number(shared.refcount) > 0
}

const isWal = (path: string) => /[\\/]pg_wal[\\/][0-9A-F]{24}$/.test(path)

/** Where the library enters the engine, and what it calls when that throws. */
const enginePoints = [
  '_PostgresMainLoopOnce',
  '_PostgresSendReadyForQueryIfNecessary',
  '_pgl_pq_flush',
  'stackRestore',
]

/** The SQLSTATE of a server that crashed. */
const engineStopped = () =>
  Object.assign(new Error('The database engine has stopped'), { code: '57P02' })

/** These change files without writing into them. */
const changesOfNodes = ['setattr', 'rename', 'unlink', 'rmdir']

const isFolder = (stream: unknown): boolean => {
  const node = nodeOf(stream)
  const mode = typeof node === 'object' && node !== null && 'mode' in node ? Number(node.mode) : 0
  return (mode & 0o170_000) === 0o040_000
}

/**
 * The engine's files, with what the engine's own file system leaves out: a sync. The write-ahead log
 * is synced when `WalSync` says, everything else when the engine asks, and the log before it.
 */
export class SyncedFileSystem extends NodeFS {
  /**
   * What was written since the start, until the engine is open. After a kill it asks for a sync of every
   * file there is, thousands; those that it did not write are as the last checkpoint synced them.
   */
  #writtenAtStart: Set<string> | null = new Set()
  readonly #open = new Set<unknown>()
  readonly #wal: WalSync
  readonly #disk: DiskSync

  #onStop: () => void

  constructor(folder: string, wal: WalSync, disk: DiskSync, onStop: () => void) {
    super(folder)
    this.#onStop = onStop
    this.#wal = wal
    this.#disk = disk
  }

  /** Closes what an engine that has stopped left open; it can no longer do so itself. */
  abandon(): void {
    for (const stream of this.#open) closeSync(fileOf(stream))
    this.#open.clear()
  }

  /** The engine is open. */
  opened(): void {
    this.#writtenAtStart = null
  }

  override async init(...given: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...given)
    const follow = (module: object) => {
      this.#follow(module)
      const stop = () => {
        throw engineStopped()
      }
      Object.assign(module, {
        onAbort: () => {
          // The library would call a stopped engine again for ever.
          for (const name of enginePoints) Object.assign(module, { [name]: stop })
          this.#onStop()
        },
      })
    }
    return {
      emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), follow] },
    }
  }

  #follow(module: object): void {
    const files = nodeFileSystemOf(module)
    const wal = this.#wal
    const disk = this.#disk
    const { open, close, write } = files.stream_ops
    files.stream_ops.open = (stream, ...rest) => {
      const opened = open?.(stream, ...rest)
      if (fileOf(stream) >= 0) this.#open.add(stream)
      return opened
    }
    files.stream_ops.close = (stream, ...rest) => {
      const closed = close?.(stream, ...rest)
      if (!isShared(stream)) this.#open.delete(stream)
      return closed
    }
    files.stream_ops.write = (stream, ...rest) => {
      const path = files.realPath(nodeOf(stream))
      if (!isWal(path)) files.tryFSOperation(wal.syncNow)
      this.#writtenAtStart?.add(path)
      return write?.(stream, ...rest)
    }
    files.stream_ops.fsync = (stream) => {
      const path = files.realPath(nodeOf(stream))
      if (isWal(path)) wal.wanted(path)
      else if (isFolder(stream) || this.#writtenAtStart?.has(path) !== false) {
        files.tryFSOperation(() => {
          wal.syncNow()
          disk.now(path, 'all')
        })
      }
      return 0
    }
    for (const name of changesOfNodes) {
      const change = files.node_ops[name]
      files.node_ops[name] = (node, ...rest) => {
        files.tryFSOperation(wal.syncNow)
        const [folder, newName] = rest
        if (name === 'setattr') this.#writtenAtStart?.add(files.realPath(node))
        if (name === 'rename') {
          this.#writtenAtStart?.add(join(files.realPath(folder), String(newName)))
        }
        return change?.(node, ...rest)
      }
    }
  }
}
