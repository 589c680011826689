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

const isWal = (path: string) => /[\\/]pg_wal[\\/][0-9A-F]{24}$/.test(path)

/** These change files without writing into them. */
const changesOfNodes = ['setattr', 'rename', 'unlink', 'rmdir']

/**
 * The engine's files, with what the engine's own file system leaves out: a sync. The write-ahead log
 * is synced when `WalSync` says, everything else when the engine asks, and the log before it.
 */
export class SyncedFileSystem extends NodeFS {
  readonly #wal: WalSync
  readonly #disk: DiskSync

  constructor(folder: string, wal: WalSync, disk: DiskSync) {
    super(folder)
    this.#wal = wal
    this.#disk = disk
  }

  override async init(...given: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...given)
    const preRun = [...(emscriptenOpts.preRun ?? []), (module: object) => this.#follow(module)]
    return { emscriptenOpts: { ...emscriptenOpts, preRun } }
  }

  #follow(module: object): void {
    const files = nodeFileSystemOf(module)
    const wal = this.#wal
    const disk = this.#disk
    const { write } = files.stream_ops
    files.stream_ops.write = (stream, ...rest) => {
      if (!isWal(files.realPath(nodeOf(stream)))) files.tryFSOperation(wal.syncNow)
      return write?.(stream, ...rest)
    }
    files.stream_ops.fsync = (stream) => {
      const path = files.realPath(nodeOf(stream))
      if (isWal(path)) wal.wanted(path)
      else {
        files.tryFSOperation(() => {
          wal.syncNow()
          disk.now(path, 'all')
        })
      }
      return 0
    }
    for (const name of changesOfNodes) {
      const change = files.node_ops[name]
      files.node_ops[name] = (...rest) => {
        files.tryFSOperation(wal.syncNow)
        return change?.(...rest)
      }
    }
  }
}
