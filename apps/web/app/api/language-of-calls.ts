const american = 'en-US'
const ofCountry = /^en-[a-z]{2}$|-us$/i

/**
 * What a call says of its language: that of the page, but "en" for American English where no language of the browser
 * is of a country, so that what is another food elsewhere is asked about.
 *
 * @example languageOfCalls('en-US', ['en']) // 'en'
 */
export const languageOfCalls = (page: string, ofBrowser: readonly string[]): string =>
  page === american && !ofBrowser.some((tag) => ofCountry.test(tag)) ? 'en' : page
