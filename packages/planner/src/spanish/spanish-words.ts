/** `words/es-US`, compiled: what a plan says around the names of foods. */
export * as spanishWords from '../../compiled/spanish-words.js'
