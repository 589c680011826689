import { describe, expect, it } from 'vitest'
import { photoWithPlace, placeWords, plainPhoto } from '../testing/families/photo-with-place.ts'
import { bareJpeg } from './bare-jpeg.ts'

const part = (kind: number, text: string) =>
  Buffer.concat([Buffer.from([0xff, kind, 0, text.length + 2]), Buffer.from(text, 'latin1')])
const withPart = (one: Buffer) =>
  Buffer.concat([plainPhoto.subarray(0, 2), one, plainPhoto.subarray(2)])

describe('a photo', () => {
  it('keeps its picture, byte by byte, and nothing that tells of place, time or camera', () => {
    const taken = photoWithPlace()
    for (const word of placeWords) expect(taken.includes(word)).toBe(true)
    expect(bareJpeg(taken)).toEqual(plainPhoto)
    expect(bareJpeg(plainPhoto)).toEqual(plainPhoto)
  })

  it('keeps what its colours need', () => {
    const profile = withPart(part(0xe2, 'ICC_PROFILE\0\x01\x01colours'))
    expect(bareJpeg(profile)).toEqual(profile)
    const adobe = withPart(part(0xee, 'Adobe\0d\0\0\0\0\x01'))
    expect(bareJpeg(adobe)).toEqual(adobe)
  })

  it.each([
    ['of another maker', 0xe5, 'GPS 51.4779 N'],
    ['that begins like one of its colours', 0xe0, 'JFIF\0\x01\x02\0\0\x01\0\x01\x01\x01thumbnail'],
    ['that begins like one of a printer', 0xee, 'Adobe\0d\0\0\0\0\x01 at home'],
    ['of a kind that no picture needs', 0xf5, 'Greenwich'],
    ['of a profile without its mark', 0xe2, 'MPF\0 Greenwich'],
  ])('loses a part %s', (_, kind, text) => {
    expect(bareJpeg(withPart(part(kind, text)))).toEqual(plainPhoto)
  })

  it('has at most a thousand parts', () => {
    const parts = (count: number) =>
      bareJpeg(withPart(Buffer.concat(Array.from({ length: count }, () => part(0xe5, '')))))
    expect(parts(900)).toEqual(plainPhoto)
    expect(parts(1000)).toBeNull()
  })

  it('loses what is told between two passes of its picture', () => {
    const end = plainPhoto.length - 2
    const scan = plainPhoto.subarray(plainPhoto.indexOf(Buffer.from([0xff, 0xda])), end)
    const inScans = (one: Buffer) =>
      Buffer.concat([plainPhoto.subarray(0, end), one, scan, plainPhoto.subarray(end)])
    expect(bareJpeg(inScans(part(0xfe, 'Greenwich')))).toEqual(inScans(Buffer.alloc(0)))
  })

  it('may hold 0xFF in its packed picture', () => {
    const end = plainPhoto.length - 2
    const stuffed = Buffer.concat([
      plainPhoto.subarray(0, end),
      Buffer.from([0xff, 0x00, 0xff, 0xd0, 0x12]),
      plainPhoto.subarray(end),
    ])
    expect(bareJpeg(stuffed)).toEqual(stuffed)
  })

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a text', Buffer.from('<svg onload="alert(1)"/>')],
    ['a PNG', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
    ['a JPEG without a picture', Buffer.from([0xff, 0xd8, 0xff, 0xd9])],
    ['a JPEG that is cut off', plainPhoto.subarray(0, 200)],
    ['a JPEG without its end', plainPhoto.subarray(0, plainPhoto.length - 2)],
    ['a part that is longer than the file', withPart(Buffer.from([0xff, 0xe1, 0xff, 0xff]))],
    ['a page behind the first bytes of a JPEG', Buffer.from('\xff\xd8\xff\xe0<html>', 'latin1')],
  ])('is not %s', (_, bytes) => {
    expect(bareJpeg(bytes)).toBeNull()
  })

  it('is read to its end however it is broken', () => {
    for (let at = 0; at < plainPhoto.length; at += 1) {
      for (const byte of [0x00, 0xd9, 0xff]) {
        const broken = Buffer.from(plainPhoto)
        broken[at] = byte
        const kept = bareJpeg(broken)
        expect(kept === null || kept.length <= broken.length).toBe(true)
      }
    }
  })
})
