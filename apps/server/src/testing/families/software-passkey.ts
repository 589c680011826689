import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type {
  MadePasskey,
  NewPasskeyOptions,
  PasskeyOptions,
  ShownPasskey,
} from '@brightplate/contract/account/passkeys'
import { isoCBOR } from '@simplewebauthn/server/helpers'

/** Flags of what an authenticator signs (W3C WebAuthn Level 3, 6.1). */
const flags = { present: 0x01, verified: 0x04, withKey: 0x40 }

interface HowToSign {
  origin?: string
  /** What the device says that it has counted. */
  counter?: number
  /** Whether a finger, a face or a PIN opened the device. */
  isVerified?: boolean
}

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest()

const clientData = (type: string, challenge: string, origin: string) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

/** A device with a passkey, as software: an ES256 key that signs what the API asks for. */
export function softwarePasskey(site = 'https://plans.example.com') {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(32)
  const named = {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key' as const,
  }
  let userHandle = Buffer.from('nobody').toString('base64url')
  const authenticatorData = (
    rpId: string,
    flag: number,
    counter: number,
    rest = Buffer.alloc(0),
  ) => {
    const counted = Buffer.alloc(4)
    counted.writeUInt32BE(counter)
    return Buffer.concat([sha256(rpId), Buffer.from([flag]), counted, rest])
  }
  const flagsOf = (isVerified: boolean) => flags.present | (isVerified ? flags.verified : 0)
  const coseKey = () =>
    isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]),
    )

  return {
    make(
      { challenge, rp, user }: NewPasskeyOptions,
      { origin = site, counter = 0, isVerified = true }: HowToSign = {},
    ): MadePasskey {
      userHandle = user.id
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const key = Buffer.concat([Buffer.alloc(16), length, id, coseKey()])
      const authData = authenticatorData(rp.id, flagsOf(isVerified) | flags.withKey, counter, key)
      const attestation = isoCBOR.encode(
        new Map<string, string | Uint8Array | Map<string, string>>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', new Uint8Array(authData)],
        ]),
      )
      return {
        ...named,
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, origin).toString('base64url'),
          attestationObject: Buffer.from(attestation).toString('base64url'),
        },
      }
    },
    sign(
      { challenge, rpId }: PasskeyOptions,
      { origin = site, counter = 0, isVerified = true }: HowToSign = {},
    ): ShownPasskey {
      const data = clientData('webauthn.get', challenge, origin)
      const authData = authenticatorData(rpId, flagsOf(isVerified), counter)
      const signed = Buffer.concat([authData, sha256(data)])
      return {
        ...named,
        response: {
          clientDataJSON: data.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: sign('sha256', signed, privateKey).toString('base64url'),
          userHandle,
        },
      }
    },
  }
}

export type SoftwarePasskey = ReturnType<typeof softwarePasskey>
