/** A build holds the words of one language: a page loads no other, and its code no way to choose. */
// An empty variable is none, as in the service's own configuration.
export const buildLanguage = process.env.BUILD_LANGUAGE || 'en-US'
