/** Eight pixels by six, as a browser writes them. */
const plain = Buffer.from(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAFA3PEY8MlBGQUZaVVBfeMiCeG5uePWvuZHI////////////////////////////////////////////////////2wBDAVVaWnhpeOuCguv/////////////////////////////////////////////////////////////////////////wAARCAAGAAgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAL/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAAA//EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AKACR//Z',
  'base64',
)

/** What a camera writes beside the picture, as one part of the file. */
function part(kind: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, kind, 0, 0])
  head.writeUInt16BE(content.length + 2, 2)
  return Buffer.concat([head, content])
}

/** An Exif block whose GPS directory holds a latitude: 51° 28′ 38″ north. */
function exif(): Buffer {
  const tiff = Buffer.alloc(92)
  tiff.write('MM\0*', 0, 'latin1')
  tiff.writeUInt32BE(8, 4)
  // One entry: where the GPS directory is.
  tiff.writeUInt16BE(1, 8)
  tiff.writeUInt16BE(0x8825, 10)
  tiff.writeUInt16BE(4, 12)
  tiff.writeUInt32BE(1, 14)
  tiff.writeUInt32BE(26, 18)
  // Two entries: north, and the latitude in degrees, minutes and seconds.
  tiff.writeUInt16BE(2, 26)
  tiff.writeUInt16BE(1, 28)
  tiff.writeUInt16BE(2, 30)
  tiff.writeUInt32BE(2, 32)
  tiff.write('N\0', 36, 'latin1')
  tiff.writeUInt16BE(2, 40)
  tiff.writeUInt16BE(5, 42)
  tiff.writeUInt32BE(3, 44)
  tiff.writeUInt32BE(56, 48)
  for (const [index, value] of [51, 1, 28, 1, 38, 1].entries()) {
    tiff.writeUInt32BE(value, 56 + 4 * index)
  }
  return Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff])
}

/** What stands in a photo that tells where it was taken, and must stand in none that is kept. */
export const placeWords = ['Exif', 'Greenwich', 'camera of Maria', 'behind the picture']

/** The photo as a phone would take it: with place, words and a file behind it. */
export function photoWithPlace(photo: Buffer = plain): Buffer {
  return Buffer.concat([
    photo.subarray(0, 2),
    part(0xe1, exif()),
    part(0xe1, Buffer.from('http://ns.adobe.com/xap/1.0/\0<x>Greenwich</x>', 'latin1')),
    part(0xe2, Buffer.from('MPF\0Greenwich', 'latin1')),
    part(0xed, Buffer.from('Photoshop 3.0\0Greenwich', 'latin1')),
    part(0xfe, Buffer.from('camera of Maria', 'latin1')),
    photo.subarray(2),
    Buffer.from('behind the picture', 'latin1'),
  ])
}

/** The same with nothing beside the picture. */
export const plainPhoto = plain
