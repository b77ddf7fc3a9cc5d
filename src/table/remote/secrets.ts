/** Secrets of a device, as they are written. */
type Bytes = (count: number) => Uint8Array

/** 128 bits in base64url. */
export function newKey(bytes: Bytes): string {
  const text = btoa(String.fromCharCode(...bytes(16)))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** 256 bits as hexadecimal digits. */
export function newSalt(bytes: Bytes): string {
  return [...bytes(32)].map(byte => byte.toString(16).padStart(2, '0')).join('')
}
