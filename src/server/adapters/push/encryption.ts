import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto'
import type { Subscription } from './subscription.ts'

const CURVE = 'prime256v1'
/** Record size in the header: the whole message is one record. */
const RECORD_SIZE = 4096
/** Marks the last record. */
const DELIMITER = Buffer.from([2])

/** Fresh for every message; a test passes those of RFC 8291. */
export interface Ephemeral {
  sender: ECDH
  salt: Buffer
}

/** Encrypts a message for a subscription: RFC 8291, as one record of `aes128gcm` (RFC 8188). */
export function encrypt(payload: Buffer, { p256dh, auth }: Subscription['keys'], { sender, salt } = fresh()): Buffer {
  const receiverKey = Buffer.from(p256dh, 'base64url')
  const senderKey = sender.getPublicKey()
  const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), receiverKey, senderKey])
  const shared = sender.computeSecret(receiverKey)
  const material = derive(shared, Buffer.from(auth, 'base64url'), keyInfo, 32)
  const key = derive(material, salt, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = derive(material, salt, 'Content-Encoding: nonce\0', 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const encrypted = [cipher.update(payload), cipher.update(DELIMITER), cipher.final(), cipher.getAuthTag()]
  const sizes = Buffer.alloc(5)
  sizes.writeUInt32BE(RECORD_SIZE)
  sizes.writeUInt8(senderKey.length, 4)
  return Buffer.concat([salt, sizes, senderKey, ...encrypted])
}

function fresh(): Ephemeral {
  const sender = createECDH(CURVE)
  sender.generateKeys()
  return { sender, salt: randomBytes(16) }
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer | string, bytes: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes))
