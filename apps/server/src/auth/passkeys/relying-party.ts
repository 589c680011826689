/** Whom devices sign for: the site at the address that the operator set, whatever a request says of itself. */
export const relyingPartyOf = (origin: string) => ({
  rpName: 'Brightplate',
  rpID: new URL(origin).hostname,
})

/** What a browser says that signed for the site at this address. */
export const expectedOf = (origin: string, challenge: string) => ({
  expectedChallenge: challenge,
  expectedOrigin: new URL(origin).origin,
  expectedRPID: relyingPartyOf(origin).rpID,
})
