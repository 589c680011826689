/** Said where a test opens a second app: it is left out of a run on Citus, which has one database. */
export const oneOnCitus = 'On Citus a test has one app at a time'
