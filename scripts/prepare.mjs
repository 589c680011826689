// What comes before a start and before the tests, in one process.
import './install-missing.mjs'
import './refresh-data.mjs'
