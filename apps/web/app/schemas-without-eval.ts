/**
 * Zod tries whether it may make code of text. The page forbids that, and tells of each try as an error. Its
 * documented `config` would bring it into the code of every page: this stands before the first schema is loaded.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
