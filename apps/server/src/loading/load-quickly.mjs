// The first of every program that opens the database: `node --import`.
import './keep-compiled-sources.mjs'
import './resolve-drizzle-once.mjs'
